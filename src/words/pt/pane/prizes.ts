import type { prizes as english } from '../../en/pane/prizes';
import type { WordsLike } from '../../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Prémio',
  'prizes.head.amount': 'Valor',
  'prizes.by-place': '{place} de «{ladder}»: {prize}, {amount}',
  'prizes.place': '{place} de «{ladder}»: {amount}',
  'prizes.equal':
    '{place} de «{ladder}», {tied} jogadores com os mesmos pontos: os prémios dos seus lugares são divididos por igual, {amount} a cada um (só pelo lugar: {own})',
  'prizes.hort':
    '{place} de «{ladder}», {tied} jogadores com os mesmos pontos (Hort): metade do prémio do lugar, {own}, e uma parte igual de metade do bolo comum, {amount}',
  'prizes.nobody':
    'Ninguém na classificação cumpre as condições de «{ladder}»: {prize} não é atribuído',
  'prizes.all-have-other':
    'Quem cumpre as condições de «{ladder}» já tem um prémio ({names}), um só por jogador: {prize} não é atribuído',
  'prizes.too-few': 'Só {count} podem receber um prémio de «{ladder}»: {prize} não é atribuído',
  'prizes.has-other': 'Não «{ladder}»: fica com «{other}» ({amount}), um só prémio por jogador',
  'prizes.tie-break': 'Logo atrás em «{ladder}»: os mesmos pontos que {winner}, pior no desempate',
  'prizes.too-low': 'O seguinte em «{ladder}», atrás de {winner}',
  'prizes.not-of-age': 'Fora de «{ladder}»: {condition}',
  'prizes.not-eligible': 'Fora das condições de «{ladder}»: {value}, e não {condition}',
  'prizes.unknown': 'Fora das condições de «{ladder}»: pede-se {condition}, nada está preenchido',
  'prizes.sheet': 'Prémios',
  'prizes.help-rows':
    'Uma linha por prémio (Lugar 1, 2-4 …). As linhas com as mesmas condições formam um conjunto; só o que está aqui é atribuído.',
  'prizes.help-conditions':
    'Rating: <2000, 1800-1999, 2000+, sem rating. Idade: U18, S60. Sexo: Mulheres, Homens. Partilha: Nenhum, Igual, Hort; vazio: como no painel.',
  'prizes.help-columns':
    'Clube, ou outra coluna da folha Jogadores: uma coluna com o mesmo cabeçalho aqui, e o prémio é para quem tem o mesmo registo.',
  'prizes.list': 'Lista de prémios',
  'prizes.list-title': 'Prémios após a ronda {round}',
  'prizes.given': 'Atribuído',
  'prizes.not-given': 'Não atribuído',
  'prizes.total': 'Tabela de prémios',
  'prizes.near-misses': 'Os seguintes',
  'prizes.rule-one': 'um prémio por jogador',
  'prizes.rule-several': 'vários prémios por jogador',
  'prizes.rule-value': 'o de maior valor',
  'prizes.rule-order': 'o primeiro da tabela',
  'prizes.rule-none': 'os lugares não são partilhados',
  'prizes.rule-equal': 'pontos iguais dividem por igual',
  'prizes.rule-hort': 'pontos iguais dividem pelo sistema Hort',
  'prizes.table-made': 'Folha Prémios criada',
  'prizes.list-written':
    'Lista de prémios escrita: {count} {count|prémio|prémios}, {sum} atribuídos, {kept} não atribuídos',
  'prizes.intro':
    'Uma folha com uma linha por prémio; quem recebe o quê decorre da classificação, com uma razão para cada prémio e para os seguintes.',
  'prizes.make': 'Criar a folha Prémios',
  'prizes.one-or-several': 'Prémios por jogador',
  'prizes.preference': 'Qual se mantém',
  'prizes.share': 'Empates',
  'prizes.write': 'Escrever a lista de prémios',
  'prizes.provisional': 'Nem todas as partidas foram jogadas: a lista é provisória.',
  'prizes.sums': '{given} de {total} atribuídos',
  'prizes.nobody-wins': 'Ainda ninguém recebe um prémio.',
  'prizes.help.table': 'a tabela de prémios (CSV); sem ela: a folha Prémios do livro',
  'prizes.help.rules':
    'one ou several, value ou order, none, equal ou hort, separados por vírgulas',
};
