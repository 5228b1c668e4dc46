import type { samples as english } from '../../en/course/samples';
import type { WordsLike } from '../../like';

export const samples: WordsLike<typeof english> = {
  'sample.dubov-1997-columns.title': 'Dubov 1997: as duas colunas, 8 jogadores, ronda 2',
  'sample.dubov-1997-everything.title':
    'Dubov 1997: quase todos os artigos numa ronda, 15 jogadores, ronda 4',
  'sample.club.name': 'Noite de clube: 12 jogadores, antes da ronda 1',
  'sample.open.name': 'Aberto: 60 jogadores, 4 de 9 rondas jogadas',
  'sample.french.name': 'Sistema francês de 1994: 24 jogadores, 3 de 7 rondas jogadas',
  'sample.french-1994-baf77-1.title': 'BAF 77, exemplo 1: forçar a preferência fraca',
  'sample.french-1994-baf77-1.exercise':
    'Emparceirar a ronda 4. No nível de 2 pontos, 1, 4, 5, 11 e 14: 4-1 e 11-5, e 14 desce. Sem o BAF 77 seria 5-1 e 4-11.',
  'sample.french-1994-baf77-2.title': 'BAF 77, exemplo 2: as permutações antes das trocas',
  'sample.french-1994-baf77-2.exercise':
    'Emparceirar a ronda 4. No nível de 1½ ponto, 1, 5, 7, 8, 9, 12 e 13: 1-13, 5-8 e 12-7, e 9 desce. Sem o BAF 77 seria 1-8, 5-12 e 9-7.',
  'sample.french-1994-baf78-forfeit.title': 'BAF 78: uma falta de comparência e os flutuantes',
  'sample.french-1994-baf78-forfeit.exercise':
    'Emparceirar a ronda 4: o 3 (2½) defronta o 10 (3). Introduzir 1-0F: o 3 passa a flutuante descendente, o 10 deixa de ser flutuante, e nem cor nem adversário contam.',
  'sample.french-1994-baf78-adjourned.title': 'BAF 78: uma partida adiada e os flutuantes',
  'sample.french-1994-baf78-adjourned.exercise':
    'Marcar a partida 2-1 da ronda 4 como adiada (adj) e emparceirar a ronda 5: o 2 conta como 3 pontos e defronta o 11 (3), nenhum flutua. Depois dar a vitória ao 2: os flutuantes não mudam.',
  'sample.tie-breaks-ffe-1998.title': 'Desempates: os exemplos do texto francês (FFE-1998)',
  'sample.events.title': 'Torneios para experimentar',
  'sample.course.title': 'Exercício de curso',
  'sample.sections.title': 'Duas secções num livro',
  'sample.sections.note': '60 e 10 jogadores, cada secção com as suas folhas e definições.',
  'sample.open-60.title': 'Open de 60 jogadores a decorrer',
  'sample.open-200.title': 'Open de 200 jogadores',
  'sample.systems.title': 'Outros sistemas de emparceiramento',
  'sample.dutch-2012.title': 'Holandês 2012 (C.04.1, Istambul 2012)',
  'sample.dutch-2011.title': 'Holandês 2011 (C.04.1, Cracóvia 2011)',
  'sample.dubov-1997.title': 'Dubov 1997',
  'sample.french-1994.title': 'Francês 1994 (suíço por Elo)',
  'sample.course-dubov-1997.title': 'Curso: Dubov 1997',
  'sample.course-french-1994.title': 'Curso: sistema francês de 1994, os exemplos do texto',
  'sample.course-tie-breaks.title': 'Curso: desempates',
  'sample.stands':
    '{players} {players|jogador|jogadores}, {rounds} {rounds|ronda|rondas}, {paired} {paired|jogada|jogadas}',
  'sample.pair-and-read': 'Emparceirar a ronda e ler como atuam os artigos',
  'sample.course-sheets':
    '{sheets} {sheets|folha|folhas}: o valor do texto ao lado da função que o encontra',
};
