import type { ratings as english } from '../en/ratings';
import type { WordsLike } from '../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Esperado',
  'ratings.counts': 'K {k} × (pontos − esperado)',
  'ratings.capped': 'K {k} × (pontos − esperado); a diferença de {difference} passa do que conta',
  'ratings.not-played': 'não jogada: não conta',
  'ratings.unrated-game': 'partida que não conta para o rating',
  'ratings.unrated-opponent': 'o adversário não tem rating',
  'ratings.no-rating': 'sem rating não há variação; um primeiro rating calcula-se de outro modo',
  'ratings.by': '{name} de {from}, alterado em {changed}',
  'ratings.k-given': 'K {k} dado',
  'ratings.k-new': 'K {k}: menos de 30 partidas',
  'ratings.k-youth': 'K {k}: até ao fim do ano dos 18 anos, abaixo de 2300',
  'ratings.k-below-2400':
    'K {k}: rating abaixo de 2400; 40 para estreantes e jovens tem de ser dado',
  'ratings.k-from-2400': 'K {k}: rating de 2400 ou mais',
  'ratings.k-lowered': 'K desce para {k}: K vezes as partidas não pode passar de 700',
  'ratings.not-listed': '«{name}» não está na lista',
  'ratings.listed-unrated': '«{name}» não tem rating na lista',
  'ratings.taken': '{count} {count|dado retirado|dados retirados} de {source}',
  'ratings.field-rating': 'Elo',
  'ratings.field-id': 'ID FIDE',
  'ratings.field-title': 'Título',
  'ratings.field-federation': 'Federação',
  'ratings.field-born': 'Nascimento',
  'ratings.field-sex': 'Sexo',
  'ratings.field-name': 'Nome',
  'ratings.intro':
    'Compara os jogadores com uma lista de rating: a da FIDE em texto ou XML (também em zip, como é publicada), ou qualquer tabela com cabeçalho. Nada é retirado sem que o diga.',
  'ratings.choose': 'Escolher um ficheiro',
  'ratings.sheet': 'ou uma folha deste livro',
  'ratings.look': 'Procurar',
  'ratings.matching': 'A procurar {count} {count|jogador|jogadores} em {source}',
  'ratings.column': 'Rating',
  'ratings.date': 'Data da lista',
  'ratings.found':
    '{rows} linhas lidas: {byId} {byId|encontrado|encontrados} pelo código, {byName} pelo nome, {several} por escolher, {none} por encontrar',
  'ratings.same': 'Nada difere.',
  'ratings.choose-line': 'Várias linhas têm este nome: escolha',
  'ratings.nobody-chosen': 'ninguém',
  'ratings.doubtful': 'O código coincide, o nome não: {name}',
  'ratings.by-name': 'encontrado só pelo nome',
  'ratings.take-all': 'Escolher tudo',
  'ratings.take-none': 'Não escolher nada',
  'ratings.take': 'Retirar o que foi escolhido ({count})',
  'ratings.not-found': 'Não encontrados: {names}',
  'ratings.renumber':
    'Os números de emparceiramento ficam como estão; «Alterações à mão» ordena-os enquanto as regras o permitirem.',
  'ratings.from': 'Última origem: {source}',
};
