import type { Phrasebook } from '../phrasebook';

/** What the command line says besides problems and reasons. */
export const cli = {
  'cli.error': { en: 'error', fr: 'erreur', pt: 'erro' },
  'cli.warning': { en: 'warning', fr: 'avertissement', pt: 'aviso' },
  'cli.usage': { en: 'Usage:', fr: 'Emploi :', pt: 'Utilização:' },
  'cli.about': {
    en: 'Pairsheet: Swiss chess events by the rule texts.',
    fr: "Pairsheet : tournois d'échecs au système suisse, selon les textes.",
    pt: 'Pairsheet: torneios de xadrez em sistema suíço, segundo os textos.',
  },
  'cli.more': {
    en: 'pairsheet COMMAND --help says more; --version prints the version.',
    fr: 'pairsheet COMMANDE --help en dit plus ; --version donne la version.',
    pt: 'pairsheet COMANDO --help diz mais; --version mostra a versão.',
  },
  'cli.exit': {
    en: 'Exit codes: 0 done, 1 no legal pairing or differences found, 2 our fault, 3 bad request or bad input, 5 file trouble.',
    fr: 'Codes de sortie : 0 fait, 1 aucun appariement légal ou différences trouvées, 2 notre faute, 3 demande ou données erronées, 5 problème de fichier.',
    pt: 'Códigos de saída: 0 feito, 1 sem emparceiramento legal ou com diferenças, 2 falha nossa, 3 pedido ou dados errados, 5 problema de ficheiro.',
  },
  'cli.our-fault': {
    en: 'This is a fault of Pairsheet, not yours:',
    fr: 'C’est une faute de Pairsheet, pas la vôtre :',
    pt: 'É uma falha do Pairsheet, não sua:',
  },
  'cli.systems': { en: 'Systems:', fr: 'Systèmes :', pt: 'Sistemas:' },
  'cli.differs': {
    en: 'round {round}: the file has {played}; by the rules {ours}',
    fr: 'ronde {round} : le fichier donne {played} ; selon les règles {ours}',
    pt: 'ronda {round}: o ficheiro tem {played}; segundo as regras {ours}',
  },
  'cli.refused': {
    en: 'round {round}: the file has {played}; by the rules there is no pairing',
    fr: "ronde {round} : le fichier donne {played} ; selon les règles il n'y a pas d'appariement",
    pt: 'ronda {round}: o ficheiro tem {played}; segundo as regras não há emparceiramento',
  },
  'cli.bye': { en: 'bye {player}', fr: 'exempt {player}', pt: 'bye {player}' },
  'cli.no-pairing': {
    en: 'There is no legal pairing for round {round}.',
    fr: "Il n'y a pas d'appariement légal pour la ronde {round}.",
    pt: 'Não há emparceiramento legal para a ronda {round}.',
  },
  'cli.cannot-pair': {
    en: 'Round {round} cannot be paired yet.',
    fr: 'La ronde {round} ne peut pas encore être appariée.',
    pt: 'A ronda {round} ainda não pode ser emparceirada.',
  },
  'cli.cures': { en: 'What can be done:', fr: 'Que faire :', pt: 'O que se pode fazer:' },
  'cli.rank': { en: 'Rank', fr: 'Rang', pt: 'Lugar' },
  'cli.no': { en: 'No', fr: 'N°', pt: 'N.º' },
  'cli.name': { en: 'Name', fr: 'Nom', pt: 'Nome' },
  'cli.rating': { en: 'Rtg', fr: 'Elo', pt: 'Elo' },
  'cli.points': { en: 'Pts', fr: 'Pts', pt: 'Pts' },
  'cli.table': { en: 'Table', fr: 'Table', pt: 'Mesa' },
  'cli.written': { en: 'Written: {file}', fr: 'Écrit : {file}', pt: 'Escrito: {file}' },
  'cli.backup': {
    en: 'The workbook as it was: {file}',
    fr: 'Le classeur tel qu’il était : {file}',
    pt: 'O livro tal como estava: {file}',
  },
  'cli.help.file': {
    en: 'a TRF (TRF16 with XXR, XXC, XXA, XXP, XXS lines) or an .xlsx workbook of Pairsheet',
    fr: 'un TRF (TRF16 avec lignes XXR, XXC, XXA, XXP, XXS) ou un classeur .xlsx de Pairsheet',
    pt: 'um TRF (TRF16 com linhas XXR, XXC, XXA, XXP, XXS) ou um livro .xlsx do Pairsheet',
  },
  'cli.help.system': {
    en: 'edition of the pairing rules',
    fr: "édition des règles d'appariement",
    pt: 'edição das regras de emparceiramento',
  },
  'cli.help.round': {
    en: 'pair this earlier round again, as the event stood then (default: the next round)',
    fr: 'apparier de nouveau cette ronde, dans l’état d’alors (par défaut : la ronde suivante)',
    pt: 'emparceirar de novo esta ronda, no estado de então (por omissão: a ronda seguinte)',
  },
  'cli.help.explain-round': {
    en: 'the round to explain (default: the next round)',
    fr: 'la ronde à expliquer (par défaut : la suivante)',
    pt: 'a ronda a explicar (por omissão: a seguinte)',
  },
  'cli.help.json': { en: 'print JSON', fr: 'écrire du JSON', pt: 'escrever JSON' },
  'cli.help.csv': { en: 'print CSV', fr: 'écrire du CSV', pt: 'escrever CSV' },
  'cli.help.lang': {
    en: 'language of the messages',
    fr: 'langue des messages',
    pt: 'língua das mensagens',
  },
  'cli.help.output': {
    en: 'file to write',
    fr: 'fichier à écrire',
    pt: 'ficheiro a escrever',
  },
  'cli.help.why': {
    en: 'why are A and B (pairing numbers) not paired with each other?',
    fr: 'pourquoi A et B (numéros) ne sont-ils pas appariés ensemble ?',
    pt: 'porque não jogam A e B (números) um com o outro?',
  },
  'cli.help.tie-breaks': {
    en: 'codes in order, e.g. "BH-C1,BH,SB"',
    fr: 'codes dans l’ordre, p. ex. « BH-C1,BH,SB »',
    pt: 'códigos por ordem, p. ex. «BH-C1,BH,SB»',
  },
  'cli.help.edition': {
    en: 'edition of the tie-break rules',
    fr: 'édition des règles de départage',
    pt: 'edição das regras de desempate',
  },
  'cli.help.after': {
    en: 'after this round (default: the last one)',
    fr: 'après cette ronde (par défaut : la dernière)',
    pt: 'depois desta ronda (por omissão: a última)',
  },
  'cli.help.detail': {
    en: 'the working of one player’s tie-breaks',
    fr: "le détail des départages d'un joueur",
    pt: 'o detalhe dos desempates de um jogador',
  },
  'cli.help.players': {
    en: 'number of players',
    fr: 'nombre de joueurs',
    pt: 'número de jogadores',
  },
  'cli.help.rounds': {
    en: 'number of rounds',
    fr: 'nombre de rondes',
    pt: 'número de rondas',
  },
  'cli.help.seed': {
    en: 'whole number; the same seed gives the same tournament',
    fr: 'entier ; la même graine donne le même tournoi',
    pt: 'inteiro; a mesma semente dá o mesmo torneio',
  },
  'cli.help.ratings': {
    en: 'lowest and highest rating, e.g. 1400-2400',
    fr: 'classement le plus bas et le plus haut, p. ex. 1400-2400',
    pt: 'rating mais baixo e mais alto, p. ex. 1400-2400',
  },
  'cli.help.draws': {
    en: 'share of draws between equals, 0 to 1 (default 0.3)',
    fr: 'part des nulles entre égaux, de 0 à 1 (0.3 par défaut)',
    pt: 'fração de empates entre iguais, de 0 a 1 (0.3 por omissão)',
  },
  'cli.help.forfeits': {
    en: 'share of games forfeited, 0 to 1 (default 0)',
    fr: 'part des parties perdues par forfait, de 0 à 1 (0 par défaut)',
    pt: 'fração de partidas com falta de comparência, de 0 a 1 (0 por omissão)',
  },
  'cli.help.byes': {
    en: 'share of rounds asked off, 0 to 1 (default 0)',
    fr: 'part des rondes pour lesquelles un bye est demandé, de 0 à 1 (0 par défaut)',
    pt: 'fração de rondas com bye pedido, de 0 a 1 (0 por omissão)',
  },
  'cli.help.withdrawals': {
    en: 'share of players who withdraw, 0 to 1 (default 0)',
    fr: 'part des joueurs qui abandonnent, de 0 à 1 (0 par défaut)',
    pt: 'fração de jogadores que desistem, de 0 a 1 (0 por omissão)',
  },
  'cli.help.late': {
    en: 'share of players who enter in round 2 or 3, 0 to 1 (default 0)',
    fr: 'part des joueurs qui arrivent en ronde 2 ou 3, de 0 à 1 (0 par défaut)',
    pt: 'fração de jogadores que entram na ronda 2 ou 3, de 0 a 1 (0 por omissão)',
  },
  'cli.help.event-system': {
    en: 'pairing system written into the workbook (default dutch-2016)',
    fr: "système d'appariement inscrit dans le classeur (dutch-2016 par défaut)",
    pt: 'sistema de emparceiramento escrito no livro (dutch-2016 por omissão)',
  },
  'cli.round-by': {
    en: 'Round {round}, {system}',
    fr: 'Ronde {round}, {system}',
    pt: 'Ronda {round}, {system}',
  },
  'cli.not-in-round': {
    en: '{player} does not take part in this round',
    fr: '{player} ne participe pas à cette ronde',
    pt: '{player} não participa nesta ronda',
  },
  'cli.detail.round': { en: 'Rd', fr: 'Rd', pt: 'Rd' },
  'cli.detail.opponent': { en: 'Opponent', fr: 'Adversaire', pt: 'Adversário' },
  'cli.detail.used': { en: 'Used', fr: 'Retenu', pt: 'Usado' },
  'cli.detail.points': { en: 'Pts', fr: 'Pts', pt: 'Pts' },
  'cli.detail.value': { en: 'Value', fr: 'Valeur', pt: 'Valor' },
  'cli.detail.kept': { en: 'Counts', fr: 'Compte', pt: 'Conta' },
  'cli.detail.article': { en: 'Article', fr: 'Article', pt: 'Artigo' },
  'cli.detail.why': { en: 'Why', fr: 'Pourquoi', pt: 'Porquê' },
} satisfies Phrasebook;
