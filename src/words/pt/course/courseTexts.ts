import type { courseTexts as english } from '../../en/course/courseTexts';
import type { WordsLike } from '../../like';

/** Exemplos dos textos no curso. */
export const courseTexts: WordsLike<typeof english> = {
  'course.part-out': '{term} → {value}, não conta: {cut}',
  'course.board': 'Tabuleiro {board}: {term} = {value}',
  'course.pane-edition': 'Edição',
  'course.head.function': 'Função',
  'course.note-of-text': 'Nota sobre o texto impresso: {note}',
  'course.exchanges':
    '{article}: a ordem das trocas ({count} {count|jogador|jogadores}) entre S1 ({s1}) e S2 ({s2})',
  'course.transpositions': '{article}: a ordem das transposições de S2 ({s2}), S1 é {s1}',
  'course.comparisons': '{article}: que troca vem primeiro? S1 é {s1}, S2 é {s2}',
  'course.histories': '{article}: cores com rondas não jogadas',
  'course.columns': '{article}: as duas colunas do texto',
  'course.quantity': 'Quantidade Q',
  'course.ranking': 'Classificação final',
  'course.task.order': 'Por que ordem o texto as experimenta? Escreva o lugar, 1 para a primeira.',
  'course.task.order-altered':
    'Por que ordem o texto as experimenta? Escreva o lugar, 1 para a primeira ordem alterada.',
  'course.task.order-exchanges': 'À esquerda da seta, quem sai de S1; à direita, quem sai de S2.',
  'course.task.comparisons': 'Escreva 1 ou 2 para a troca que se tenta primeiro.',
  'course.task.histories':
    'Como se lê o histórico quando se comparam as cores? Escreva uma letra por ronda, - para uma ronda sem jogo.',
  'course.task.columns':
    'Ordene as duas colunas: escreva o lugar de cada um, 1 para o topo; depois quem está na mesma linha.',
  'course.task.quantity':
    'Procure Q na tabela: os pontos de cima para baixo, os jogos da esquerda para a direita.',
  'course.task.ranking':
    'Quem fica em que lugar? Primeiro os pontos, depois o confronto direto, o Koya e o Koya alargado.',
  'course.task.koya-steps':
    'Entre 2 e 3, ainda empatados: o Koya com mais um grupo de pontos, depois com mais outro.',
  'course.task.floats':
    'Flutuações: escreva 1 para uma descendente, 2 para uma ascendente, 0 para nenhuma.',
  'course.task.first-round': 'Ao primeiro de S1 saíram {colour}.',
  'course.ask.count-exchanges': 'Quantas trocas há?',
  'course.ask.count-orders': 'Quantas ordens há, contando a primeira?',
  'course.ask.comparison': '1: {a}; 2: {b}',
  'course.ask.history': 'Cores:',
  'course.ask.white-column': 'Lugar da média {rating} na coluna das brancas',
  'course.ask.black-column': 'Lugar do rating {rating} na coluna das pretas',
  'course.ask.beside': 'Rating na mesma linha que a média {rating}',
  'course.ask.quantity': 'Q para {points} {points|ponto|pontos} em {games} {games|jogo|jogos}',
  'course.ask.rank': 'Lugar de {player}',
  'course.ask.koya-step': 'Koya de {player} contra os que têm {limit} ou mais',
  'course.ask.float': 'Flutuação de {player} na ronda {round}',
  'course.ask.float-forfeit':
    'Flutuação de {player} na ronda {round}, quando {absent} não comparece',
  'course.ask.float-settled':
    'Flutuação de {player} na ronda {round}, depois de ganho o jogo adiado',
  'course.hint.count-exchanges': 'Os que podem sair de S1, vezes os que podem sair de S2.',
  'course.hint.count-orders': 'Tantos para o primeiro lugar, um a menos para o segundo…',
  'course.hint.exchange-rules':
    'Menos jogadores; depois a menor diferença das somas; depois o mais baixo de S1; depois o mais alto de S2.',
  'course.hint.two-differences': 'As diferenças das somas são {a} e {b}.',
  'course.hint.gaps': 'As rondas sem jogo passam para a frente: {count}.',
  'course.hint.keeps-order': 'As cores mantêm a sua ordem.',
  'course.hint.columns':
    'Brancas: primeiro quem teve a oposição mais fraca. Pretas: primeiro o mais forte.',
  'course.hint.extremes': 'No topo estão {white} e {black}.',
  'course.hint.quantity-column': 'A coluna de {games} {games|jogo|jogos}.',
  'course.hint.quantity-row': 'A linha de {points} {points|ponto|pontos}.',
  'course.hint.points-first': 'Tem {points} {points|ponto|pontos}.',
  'course.hint.tied-with': 'Com os mesmos pontos: {count}.',
  'course.hint.separated-by': 'O que o desempata: {code}.',
  'course.hint.alone': 'Mais ninguém tem os mesmos pontos.',
  'course.hint.forfeit-floats':
    'Uma vitória por falta de comparência vale uma isenção; quem perde assim não flutua.',
  'course.hint.scores-when-paired': 'Contam as pontuações no momento do emparceiramento.',
  'course.head.white-cma': 'Brancas (média)',
  'course.head.black-rating': 'Pretas (rating)',
  'course.head.points-games': 'Pontos \\ jogos',
  'course.note.d2-table':
    'Nas cópias que conhecemos, a tabela de D2 para oito jogadores está baralhada. A solução dá-a como a regra a quer; a de sete jogadores, bem impressa, tem todos os números uma unidade abaixo.',
  'course.note.baf80':
    'A frase do BAF 80 nomeia 21, 22 e 23, as suas tabelas 20, 21 e 23. Não importa: a ordem segue o lugar no nível.',
  'course.note.d2-three':
    'A lista impressa dos grupos de S2 tem 6,8,10 antes de 6,8,9 e 7,8,9 antes de 6,10,11; o procedimento quer o contrário. As seis trocas impressas estão certas.',
  'course.note.eleven':
    'A nota tem 6-7-8-10-11 em terceiro. Pela sua própria regra, e pela sua conta de 720, é 6-7-8-10-9.',
  'course.note.f3-portuguese':
    'O texto português imprime outras letras em dois dos três. O texto inglês tem as que estão aqui.',
  'course.note.d5-french':
    'A coluna francesa imprime =NBNB para o segundo histórico. As cores mantêm a sua ordem: é =BNBN.',
  'course.note.dubov-column':
    'O texto francês diz que os ratings das pretas sobem; no seu próprio exemplo descem, e é isso que se quer dizer.',
  'course.note.quantity':
    'Quatro células da tabela impressa não seguem a regra das outras: 5 em 12 e 7 em 12 (72, pela regra 65), 1½ em 8 e 6½ em 8 (251, pela regra 262). Contam como impressas.',
  'course.note.provisional':
    'O texto divide a soma dos quatro ratings por 2; tem de ser 4. O 1980 impresso está certo.',
  'course.note.direct':
    'O confronto direto usa-se uma só vez: 4 e 6 ficam empatados embora 6 tenha vencido 4. As regras de hoje voltariam a aplicá-lo aos dois.',
  'course.note.baf77-1':
    'Nível 1, 4, 5, 11, 14: o texto tem n = 1 e b = 4; tem de ser n = 4 e b = 1. A seta de 5 tem de descer. Sem o BAF 77 seria 5-1 e 4-11.',
  'course.note.baf77-2':
    'Nível 1, 5, 7, 8, 9, 12, 13: sem o BAF 77 seria 1-8, 5-12 e 9-7. Se 9 não pudesse descer, a troca de 7 e 8 que o texto nomeia deixaria de novo 9 de fora; a de 7 e 9 dá 1-8, 5-7, 9-12.',
  'course.note.baf78-adjourned':
    'O texto diz que 2 e 11 não flutuam «na ronda 4»; encontram-se na ronda 5.',
  'course.first-round': 'F4: a primeira ronda, {count} jogadores',
};
