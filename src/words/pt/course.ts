import type { course as english } from '../en/course';
import type { WordsLike } from '../like';

/** Exercícios e livros de curso. */
export const course: WordsLike<typeof english> = {
  'course.kind.tie-break': 'desempates: o nível escolhe o que se pratica',
  'course.kind.tie-break-sum': 'desempates por simples soma',
  'course.kind.tie-break-cut': 'desempates com corte',
  'course.kind.tie-break-direct': 'confronto direto',
  'course.kind.tie-break-unplayed': 'desempates com rondas não jogadas',
  'course.kind.tie-break-performance': 'ratings dos adversários e performance',
  'course.kind.pairing': 'emparceiramentos: o nível escolhe o que se pratica',
  'course.kind.pairing-bracket': 'um grupo sem conflito',
  'course.kind.pairing-transposition': 'um grupo com uma transposição',
  'course.kind.pairing-exchange': 'um grupo com uma troca',
  'course.kind.pairing-downfloater': 'um grupo com um flutuante descendente',
  'course.kind.pairing-colours': 'só as cores',
  'course.kind.pairing-round': 'uma ronda inteira',
  'course.title': 'Exercício: {kind} · nível {level} · semente {seed}',
  'course.sheet.exercise': 'Exercício',
  'course.sheet.solution': 'Solução',
  'course.sheet.detail': 'Detalhe',
  'course.solution-title': 'Solução de: {title}',
  'course.by-edition': 'Segundo {edition}',
  'course.how':
    'Escreva as respostas nas células coloridas: ✓ está certo, ✗ está errado. Em «Pistas» escreva 1, 2 ou 3 para obter ajuda; cada pista custa um ponto.',
  'course.material': 'O torneio até agora',
  'course.answers': 'As suas respostas',
  'course.head.question': 'Pergunta',
  'course.head.answer': 'Resposta',
  'course.head.tick': '✓ / ✗',
  'course.head.points': 'Pontos',
  'course.head.of': 'de',
  'course.head.hints': 'Pistas',
  'course.head.hint': 'Pista',
  'course.head.colours': 'Cores',
  'course.head.floats': 'Flutuação',
  'course.head.met': 'Defrontados',
  'course.head.bracket': 'Grupo',
  'course.head.working': 'Como se obtém',
  'course.head.term': 'Termo',
  'course.head.made': 'Resultado',
  'course.total': 'Total',
  'course.proof-title': 'Porquê este nível',
  'course.task.bracket':
    'Emparceire o grupo de {points} {points|ponto|pontos} para a ronda {round}: jogadores {numbers}.',
  'course.task.opponents':
    'Para cada jogador escreva o número do adversário, ou 0 para quem sai do grupo para baixo.',
  'course.task.colours':
    'Os pares da ronda {round} estão feitos. Dê as cores: qual tem o jogador nomeado em primeiro lugar?',
  'course.task.colour-letters': 'Escreva {white} para as Brancas e {black} para as Pretas.',
  'course.task.round':
    'Emparceire a ronda {round}: para cada jogador escreva o número do adversário e a cor.',
  'course.task.bye': 'Escreva 0 como adversário de quem recebe o bye.',
  'course.task.tie-breaks':
    'Calcule {codes} após a ronda {round} para os jogadores nomeados abaixo.',
  'course.task.direct':
    'Escreva o lugar entre os empatados: 1 para o primeiro, o mesmo número para iguais.',
  'course.task.decimals':
    'Os meios pontos escrevem-se como decimais; os ratings como números inteiros.',
  'course.task.values': 'Calcule os valores do texto.',
  'course.task.order': 'Por que ordem o texto as experimenta? Escreva o lugar, 1 para a primeira.',
  'course.ask.opponent': 'Adversário de {player}',
  'course.ask.colour': 'Cor de {player}',
  'course.ask.colour-against': 'Cor de {player} contra {opponent}',
  'course.ask.tie-break': '{code} ({name}) de {player}',
  'course.hint.read': 'Leia {articles}.',
  'course.hint.halves': 'S1: {s1}; S2: {s2}.',
  'course.hint.first': 'O primeiro candidato do texto serve.',
  'course.hint.place':
    'O candidato {place} é o primeiro que serve; o mais próximo antes dele falha {article}.',
  'course.hint.histories': 'Compare as cores de {a} e de {b} até agora.',
  'course.hint.own-history': 'Veja as cores de {a} até agora.',
  'course.hint.wishes': '{a}; {b}.',
  'course.hint.wish': '{a}.',
  'course.hint.odd': 'O número de jogadores é ímpar.',
  'course.hint.bye-score': 'Quem recebe o bye tem {points} {points|ponto|pontos}.',
  'course.hint.bracket': 'É emparceirado no grupo de {points} {points|ponto|pontos}.',
  'course.hint.opponents': 'Adversários: {opponents}.',
  'course.hint.terms': 'Os termos que contam: {terms}.',
  'course.hint.difference': 'Os números que trocam de lugar diferem de {difference}.',
  'course.hint.list': 'Compare com as outras linhas: a menor diferença primeiro.',
  'course.hint.dictionary': 'A ordem é a de um dicionário de números.',
  'course.hint.begins': 'Está entre os que começam por {number}.',
  'course.wish.white': '{no} tem preferência pelas Brancas ({strength})',
  'course.wish.black': '{no} tem preferência pelas Pretas ({strength})',
  'course.wish.none': '{no} não tem preferência',
  'course.part': '{term} → {value}: {why}',
  'course.part-cut': '{term} → {value}, não conta: {why}; {cut}',
  'course.proof.first': 'O primeiro candidato do texto é aceite: não é precisa nenhuma alteração.',
  'course.proof.transposition':
    'O candidato {place} é aceite sem qualquer troca; o mais próximo antes dele falha {article}.',
  'course.proof.exchange':
    'S1 tem de trocar {left} por {came}: candidato {place}. Sem troca, o mais próximo falha {article}.',
  'course.proof.floater':
    '{player} flutua para baixo: candidato {place}. O mais próximo antes dele falha {article}.',
  'course.proof.floater-first':
    '{player} flutua para baixo logo com o primeiro candidato do texto.',
  'course.proof.colours': 'As cores pedem {count} {count|regra|regras}: {articles}.',
  'course.proof.round':
    '{brackets} {brackets|grupo|grupos}, {floaters} {floaters|flutuante descendente|flutuantes descendentes}; {altered} {altered|grupo não fica|grupos não ficam} com o primeiro candidato: {articles}.',
  'course.proof.terms':
    '{count} {count|termo|termos}, dos quais {cut} não contam e {special} não são simplesmente os de um jogo disputado.',
  'course.proof.unplayed':
    'Rondas não jogadas: {own} dos jogadores perguntados, {others} dos seus adversários.',
  'course.proof.text': 'Um exemplo do texto; os valores são os que nele estão impressos.',
  'cli.help.kind': 'o que se pratica; --kind list nomeia os tipos',
  'cli.help.level': 'dificuldade, de 1 a 5',
  'cli.help.exercise-seed': 'a mesma semente dá o mesmo exercício',
  'cli.help.exercise-output': 'livro a escrever',
  'cli.help.solution': 'escrever a solução noutro livro',
  'cli.help.course-output': 'pasta para os livros',
};
