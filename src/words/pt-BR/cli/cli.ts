import type { cli as english } from '../../en/cli/cli';
import type { WordsLike } from '../../like';

/** What the command line says besides problems and reasons. */
export const cli: WordsLike<typeof english> = {
  'cli.trf-misses': 'Falta para a federação',
  'cli.error': 'erro',
  'cli.warning': 'aviso',
  'cli.usage': 'Uso:',
  'cli.about': 'Pairsheet: torneios de xadrez em sistema suíço, segundo os textos das regras.',
  'cli.more': 'pairsheet COMANDO --help diz mais; --version mostra a versão.',
  'cli.exit':
    'Códigos de saída: 0 feito, 1 sem emparceiramento legal ou com diferenças, 2 falha nossa, 3 pedido ou dados errados, 5 problema de arquivo.',
  'cli.our-fault': 'É uma falha do Pairsheet, não sua:',
  'cli.presets': 'Listas predefinidas:',
  'cli.systems': 'Sistemas:',
  'cli.differs': 'rodada {round}: o arquivo tem {played}; segundo as regras {ours}',
  'cli.warned-times': '({count} ao todo; também em {places})',
  'cli.refused': 'rodada {round}: o arquivo tem {played}; segundo as regras não há emparceiramento',
  'cli.bye': 'bye {player}',
  'cli.no-pairing': 'Não há emparceiramento legal para a rodada {round}.',
  'cli.cannot-pair': 'A rodada {round} ainda não pode ser emparceirada.',
  'cli.cures': 'O que se pode fazer:',
  'cli.rank': 'Lugar',
  'cli.no': 'N.º',
  'cli.name': 'Nome',
  'cli.rating': 'Rating',
  'cli.points': 'Pts',
  'cli.cma': 'RMA',
  'cli.games': 'Partidas',
  'cli.written': 'Escrito: {file}',
  'cli.backup': 'A pasta de trabalho tal como estava: {file}',
  'cli.kept': '{file} está como estava; uma cópia: {backup}',
  'cli.help.sections-file': 'a pasta de trabalho; sem opção, são listadas as suas seções',
  'cli.help.sections-rename':
    'outro nome para uma seção; as suas tabelas e guias mantêm o nome que têm',
  'cli.help.sections-delete': 'retira uma seção com todas as suas planilhas',
  'cli.help.sections-yes': 'mesmo que tenha rodadas',
  'cli.section-deleted': 'Seção “{name}” excluída',
  'cli.help.file':
    'um TRF (TRF16 com linhas XXR, XXC, XXA, XXP, XXS) ou uma pasta de trabalho .xlsx do Pairsheet',
  'cli.help.convert-in':
    'o torneio: um TRF (TRF06, TRF16, TRF26), uma pasta de trabalho .xlsx do Pairsheet ou uma tabela cruzada (.tsv, .csv)',
  'cli.help.convert-out':
    'arquivo a gravar: .xlsx uma pasta de trabalho, .tsv ou .csv uma tabela cruzada, qualquer outro um TRF',
  'cli.help.convert-format':
    'trf26 (por padrão), trf16; fide-list ou swiss-manager: só os jogadores',
  'cli.help.convert-round': 'para um .pgn: só as partidas desta rodada',
  'cli.help.to-trf-format':
    'de to-trf: trf16 (por padrão), ou trf26, que indica o sistema de emparceiramento e a sua edição',
  'cli.help.parameters': 'regras do sistema, se as tiver: “top 60; rematch 8”',
  'cli.help.system': 'edição das regras de emparceiramento',
  'cli.help.section':
    'de uma pasta de trabalho com seções, a que se quer (nome da seção ou do seu torneio)',
  'cli.help.round':
    'emparceirar de novo esta rodada, no estado de então (padrão: a rodada seguinte)',
  'cli.help.explain-round': 'a rodada a explicar (padrão: a seguinte)',
  'cli.help.json': 'escrever JSON',
  'cli.help.csv': 'escrever CSV',
  'cli.help.lang': 'idioma das mensagens',
  'cli.help.output': 'arquivo a gravar',
  'cli.help.explain-player':
    'as respostas para um jogador: por que este adversário, esta cor, uma flutuação, o bye',
  'cli.help.explain-why-not': 'com --player: por que não este adversário',
  'cli.help.why': 'por que não jogam A e B (números) um com o outro?',
  'cli.help.tie-breaks': 'códigos em ordem, p. ex. "BH-C1,BH,SB"',
  'cli.help.preset': 'uma lista de desempates pelo nome, ver abaixo',
  'cli.help.edition': 'edição das regras de desempate',
  'cli.help.after': 'depois desta rodada (padrão: a última)',
  'cli.help.unplayed':
    'como contam as próprias rodadas não jogadas: default, literal ou played-only',
  'cli.help.detail': 'o detalhe dos desempates de um jogador',
  'cli.help.draws': 'fração de empates entre iguais, de 0 a 1 (0.3 por padrão)',
  'cli.help.event-system':
    'sistema de emparceiramento escrito na pasta de trabalho (padrão: como diz o arquivo, senão pela data)',
  'cli.round-by': 'Rodada {round}, {system}',
  'cli.not-in-round': '{player} não participa nesta rodada',
  'cli.detail.round': 'Rd',
  'cli.detail.opponent': 'Adversário',
  'cli.detail.used': 'Usado',
  'cli.detail.points': 'Pts',
  'cli.detail.value': 'Valor',
  'cli.detail.kept': 'Conta',
  'cli.detail.article': 'Artigo',
  'cli.detail.why': 'Por quê',
  'cli.help.kind': 'o que se pratica; --kind list nomeia os tipos',
  'cli.help.level': 'dificuldade, de 1 a 5',
  'cli.help.exercise-seed': 'o mesmo código dá o mesmo exercício',
  'cli.help.exercise-output': 'pasta de trabalho a gravar',
  'cli.help.solution': 'escrever a solução em outra pasta de trabalho',
  'cli.help.course-output': 'pasta para as pastas de trabalho',
  'cli.help.formulas': 'escrever o detalhe de --detail em fórmulas em uma pasta de trabalho',
  'cli.help.exercise-system': 'sistema de emparceiramento do exercício (tipos de emparceiramento)',
  'cli.help.exercise-edition': 'edição dos desempates (tipos de desempate)',
  'cli.help.exit-bits':
    'check: o código de saída soma 8 por rodadas diferentes, 16 por lugares, 32 por arquivos ilegíveis ou não verificados por inteiro, 64 por arquivos que não abrem',
  'cli.help.check-tie-breaks':
    'verificar também a classificação, segundo estes desempates (padrão: os que o arquivo indica)',
  'cli.help.compare-systems': 'as edições a comparar, a primeira serve de medida: A,B[,C]',
  'cli.help.compare-output': 'escrever também a comparação em uma pasta de trabalho',
  'cli.help.verify-file': 'uma pasta de trabalho do Pairsheet',
  'cli.help.digest':
    'resumo de uma planilha impressa ou de um arquivo: de que linha do registro se trata',
  'cli.help.unrated': 'rating anunciado para os jogadores sem rating (C.07 art. 10)',
  'cli.edition-own': 'desempates segundo {edition}, como diz o torneio',
  'cli.edition-in-force': 'desempates segundo {edition}, em vigor no início do torneio',
  'cli.edition-newest': 'desempates segundo {edition}, a mais recente: o torneio não tem data',
  'cli.edition-having': 'desempates segundo {edition}, a mais recente que tem o que se pede',
  'cli.codes-left-out': 'o arquivo pede {codes}, que {edition} não tem: deixado de lado',
  'cli.help.teams':
    'classificar as equipes (TRF 013, 310); um torneio por equipes já o faz sozinho',
  'cli.help.players-of-teams': 'classificar os jogadores de um torneio por equipes',
};
