import type { prizes as english } from '../../en/pane/prizes';
import type { WordsLike } from '../../like';

/** Why somebody gets a prize, or comes close to one. */
export const prizes: WordsLike<typeof english> = {
  'prizes.head.prize': 'Prêmio',
  'prizes.head.amount': 'Valor',
  'prizes.by-place': '{place} de “{ladder}”: {prize}, {amount}',
  'prizes.place': '{place} de “{ladder}”: {amount}',
  'prizes.equal':
    '{place} de “{ladder}”, {tied} jogadores com os mesmos pontos: os prêmios dos seus lugares são divididos por igual, {amount} a cada um (só pelo lugar: {own})',
  'prizes.hort':
    '{place} de “{ladder}”, {tied} jogadores com os mesmos pontos (Hort): metade do prêmio do seu lugar, {own}, e uma parte igual da metade do fundo comum, {amount}',
  'prizes.nobody':
    'Ninguém na classificação cumpre as condições de “{ladder}”: {prize} não é atribuído',
  'prizes.all-have-other':
    'Quem cumpre as condições de “{ladder}” já tem um prêmio ({names}), um só por jogador: {prize} não é atribuído',
  'prizes.too-few': 'Só {count} podem receber um prêmio de “{ladder}”: {prize} não é atribuído',
  'prizes.has-other': '“{ladder}” não: fica com “{other}” ({amount}), um prêmio por jogador',
  'prizes.tie-break': 'Logo atrás em “{ladder}”: os mesmos pontos que {winner}, pior no desempate',
  'prizes.too-low': 'O próximo para “{ladder}”, atrás de {winner}',
  'prizes.not-of-age': 'Fora de “{ladder}”: {condition}',
  'prizes.not-eligible': 'Fora das condições de “{ladder}”: {value}, e não {condition}',
  'prizes.unknown': 'Fora das condições de “{ladder}”: pede-se {condition}, nada está preenchido',
  'prizes.sheet': 'Prêmios',
  'prizes.help-rows':
    'Uma linha por prêmio (Lugar 1, 2-4 …). As linhas com as mesmas condições formam um conjunto; só o que está aqui é atribuído.',
  'prizes.help-conditions':
    'Rating: <2000, 1800-1999, 2000+, sem rating. Idade: U18, S60. Sexo: Mulheres, Homens. Divisão: Nenhum, Igual, Hort; vazio: como no painel.',
  'prizes.help-columns':
    'Clube, ou outra coluna da planilha Jogadores: uma coluna com o mesmo cabeçalho aqui, e o prêmio é para quem tem o mesmo dado.',
  'prizes.list': 'Lista de prêmios',
  'prizes.list-title': 'Prêmios após a rodada {round}',
  'prizes.given': 'Atribuído',
  'prizes.not-given': 'Não atribuído',
  'prizes.total': 'Tabela de prêmios',
  'prizes.near-misses': 'Os próximos',
  'prizes.rule-one': 'um prêmio por jogador',
  'prizes.rule-several': 'vários prêmios por jogador',
  'prizes.rule-value': 'o de maior valor',
  'prizes.rule-order': 'o primeiro da tabela',
  'prizes.rule-none': 'os lugares não são divididos',
  'prizes.rule-equal': 'pontos iguais dividem por igual',
  'prizes.rule-hort': 'pontos iguais dividem pelo sistema Hort',
  'prizes.table-made': 'Planilha Prêmios criada',
  'prizes.list-written':
    'Lista de prêmios escrita: {count} {count|prêmio|prêmios}, {sum} atribuídos, {kept} não atribuídos',
  'prizes.intro':
    'Uma planilha com uma linha por prêmio; quem ganha o quê resulta da classificação, com uma razão para cada prêmio e para os próximos.',
  'prizes.make': 'Criar a planilha Prêmios',
  'prizes.one-or-several': 'Prêmios por jogador',
  'prizes.preference': 'Qual se mantém',
  'prizes.share': 'Empates',
  'prizes.write': 'Escrever a lista de prêmios',
  'prizes.provisional': 'Nem todas as partidas foram jogadas: a lista é provisória.',
  'prizes.sums': '{given} de {total} atribuídos',
  'prizes.nobody-wins': 'Ninguém ganha um prêmio ainda.',
  'prizes.help.table':
    'a tabela de prêmios (CSV); sem ela: a planilha Prêmios da pasta de trabalho',
  'prizes.help.rules':
    'one ou several, value ou order, none, equal ou hort, separados por vírgulas',
};
