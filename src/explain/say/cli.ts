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
  'cli.help.share': {
    en: 'share between 0 and 1',
    fr: 'part entre 0 et 1',
    pt: 'fração entre 0 e 1',
  },
} satisfies Phrasebook;
