import type { cli as english } from '../../en/cli/cli';
import type { WordsLike } from '../../like';

/** What the command line says besides problems and reasons. */
export const cli: WordsLike<typeof english> = {
  'cli.trf-misses': 'Antes de o enviar: a uma federação faltará',
  'cli.error': 'erro',
  'cli.warning': 'aviso',
  'cli.usage': 'Utilização:',
  'cli.about': 'Pairsheet: torneios de xadrez em sistema suíço, segundo os textos.',
  'cli.more': 'pairsheet COMANDO --help diz mais; --version mostra a versão.',
  'cli.exit':
    'Códigos de saída: 0 feito, 1 sem emparceiramento legal ou com diferenças, 2 falha nossa, 3 pedido ou dados errados, 5 problema de ficheiro.',
  'cli.our-fault': 'É uma falha do Pairsheet, não sua:',
  'cli.presets': 'Listas predefinidas:',
  'cli.systems': 'Sistemas:',
  'cli.differs': 'ronda {round}: o ficheiro tem {played}; segundo as regras {ours}',
  'cli.warned-times': '({count} ao todo; também em {places})',
  'cli.refused': 'ronda {round}: o ficheiro tem {played}; segundo as regras não há emparceiramento',
  'cli.bye': 'bye {player}',
  'cli.no-pairing': 'Não há emparceiramento legal para a ronda {round}.',
  'cli.cannot-pair': 'A ronda {round} ainda não pode ser emparceirada.',
  'cli.cures': 'O que se pode fazer:',
  'cli.rank': 'Lugar',
  'cli.no': 'N.º',
  'cli.name': 'Nome',
  'cli.rating': 'Elo',
  'cli.points': 'Pts',
  'cli.cma': 'RMA',
  'cli.games': 'Partidas',
  'cli.written': 'Escrito: {file}',
  'cli.backup': 'O livro tal como estava: {file}',
  'cli.kept': '{file} está como estava; uma cópia: {backup}',
  'cli.help.sections-file': 'o livro; sem opção, enumeram-se as suas secções',
  'cli.help.sections-rename':
    'outro nome para uma secção; as suas tabelas e separadores guardam o seu',
  'cli.help.sections-delete': 'retira uma secção com todas as suas folhas',
  'cli.help.sections-yes': 'mesmo que tenha rondas',
  'cli.section-deleted': 'Secção «{name}» eliminada',
  'cli.help.file':
    'um TRF (TRF16 com linhas XXR, XXC, XXA, XXP, XXS) ou um livro .xlsx do Pairsheet',
  'cli.help.convert-in':
    'o torneio: um TRF (TRF06, TRF16, TRF26), um livro .xlsx do Pairsheet ou um quadro (.tsv, .csv)',
  'cli.help.convert-out':
    'ficheiro a escrever: .xlsx um livro, .tsv ou .csv um quadro, tudo o resto um TRF',
  'cli.help.convert-format': 'trf26 (por omissão) ou trf16',
  'cli.help.to-trf-format':
    'de to-trf: trf16 (por omissão), ou trf26, que indica o sistema de emparceiramento e a sua edição',
  'cli.help.parameters': 'regras do sistema, se as tiver: «top 60; rematch 8»',
  'cli.help.system': 'edição das regras de emparceiramento',
  'cli.help.section': 'de um livro com secções, a que se quer (nome da secção ou da sua prova)',
  'cli.help.round':
    'emparceirar de novo esta ronda, no estado de então (por omissão: a ronda seguinte)',
  'cli.help.explain-round': 'a ronda a explicar (por omissão: a seguinte)',
  'cli.help.json': 'escrever JSON',
  'cli.help.csv': 'escrever CSV',
  'cli.help.lang': 'língua das mensagens',
  'cli.help.output': 'ficheiro a escrever',
  'cli.help.explain-player':
    'as respostas para um jogador: porquê este adversário, esta cor, uma flutuação, o bye',
  'cli.help.explain-why-not': 'com --player: porque não este adversário',
  'cli.help.why': 'porque não jogam A e B (números) um com o outro?',
  'cli.help.tie-breaks': 'códigos por ordem, p. ex. «BH-C1,BH,SB»',
  'cli.help.preset': 'uma lista de desempates pelo nome, ver abaixo',
  'cli.help.edition': 'edição das regras de desempate',
  'cli.help.after': 'depois desta ronda (por omissão: a última)',
  'cli.help.unplayed':
    'como contam as próprias rondas não jogadas: default, literal ou played-only',
  'cli.help.detail': 'o detalhe dos desempates de um jogador',
  'cli.help.draws': 'fração de empates entre iguais, de 0 a 1 (0.3 por omissão)',
  'cli.help.event-system':
    'sistema de emparceiramento escrito no livro (por omissão: como diz o ficheiro, senão pela data)',
  'cli.round-by': 'Ronda {round}, {system}',
  'cli.not-in-round': '{player} não participa nesta ronda',
  'cli.detail.round': 'Rd',
  'cli.detail.opponent': 'Adversário',
  'cli.detail.used': 'Usado',
  'cli.detail.points': 'Pts',
  'cli.detail.value': 'Valor',
  'cli.detail.kept': 'Conta',
  'cli.detail.article': 'Artigo',
  'cli.detail.why': 'Porquê',
};
