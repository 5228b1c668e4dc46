import type { ratings as english } from '../../en/pane/ratings';
import type { WordsLike } from '../../like';

/** Rating changes and rating lists. */
export const ratings: WordsLike<typeof english> = {
  'ratings.expected': 'Esperado',
  'ratings.counts': 'K {k} × (pontos − esperado)',
  'ratings.capped': 'K {k} × (pontos − esperado); a diferença de {difference} passa do que conta',
  'ratings.not-played': 'não jogada: não conta para o rating',
  'ratings.unrated-game': 'partida que não conta para o rating',
  'ratings.unrated-opponent': 'o adversário não tem rating',
  'ratings.far-apart':
    'diferença de 600 pontos ou mais, um deles acima de 2600: não conta em rápidas e blitz (7.3.1)',
  'ratings.no-rating': 'sem rating não há variação; um primeiro rating calcula-se de outro modo',
  'ratings.first':
    'primeiro rating só por estas partidas: {rating} ({points} em {games} contra jogadores com rating e dois empates com 1800; 8.2)',
  'ratings.first-few':
    '{games} das 5 partidas contra jogadores com rating que um primeiro rating pede (7.1.4); as de outros torneios de 26 meses também contam',
  'ratings.first-zero':
    'nenhum ponto contra jogadores com rating: um primeiro torneio não conta (8.2.1)',
  'ratings.first-below': 'só por estas partidas {rating}, abaixo de 1400: fica sem rating (7.1.4)',
  'ratings.by': '{name} de {from}, alterado em {changed}, para partidas clássicas',
  'ratings.by-rapid': '{name} de {from}, alterado em {changed}, para partidas rápidas',
  'ratings.by-blitz': '{name} de {from}, alterado em {changed}, para partidas blitz',
  'ratings.k-given': 'K {k} dado',
  'ratings.k-new': 'K {k}: menos de 30 partidas',
  'ratings.k-youth': 'K {k}: até o fim do ano em que completa 18 anos, abaixo de 2300',
  'ratings.k-below-2400':
    'K {k}: rating abaixo de 2400; K 40 (novo ou sub-18) precisa do ano de nascimento e da data de início',
  'ratings.k-needs-start':
    'K {k}: rating abaixo de 2400. Indique a data de início do torneio: para menores de 18 anos K é 40',
  'ratings.k-from-2400': 'K {k}: rating de 2400 ou mais',
  'ratings.k-lowered': 'K desce para {k}: K vezes as partidas não pode passar de 700',
  'ratings.not-listed': '“{name}” não está na lista',
  'ratings.listed-unrated': '“{name}” não tem rating na lista',
  'ratings.taken': '{count} {count|dado copiado|dados copiados} de {source}',
  'ratings.field-rating': 'Rating',
  'ratings.field-fide-rating': 'Rating FIDE',
  'ratings.field-national-rating': 'Rating nacional',
  'ratings.field-id': 'ID FIDE',
  'ratings.field-title': 'Título',
  'ratings.field-federation': 'Federação',
  'ratings.field-born': 'Nascimento',
  'ratings.field-sex': 'Sexo',
  'ratings.field-name': 'Nome',
  'ratings.intro':
    'Compara os jogadores com uma lista de rating: a da FIDE em texto ou XML (também em zip, como é publicada), ou qualquer tabela com cabeçalho. Nada é copiado sem que você mande.',
  'ratings.choose': 'Escolher um arquivo',
  'ratings.sheet': 'ou uma planilha desta pasta de trabalho',
  'ratings.look': 'Procurar',
  'ratings.matching': 'Procurando {count} {count|jogador|jogadores} em {source}',
  'ratings.column': 'Ratings',
  'ratings.date': 'Data da lista',
  'ratings.found':
    '{rows} linhas lidas: {byId} {byId|encontrado|encontrados} pelo ID, {byName} pelo nome, {several} por escolher, {none} não encontrados',
  'ratings.same': 'Nada difere.',
  'ratings.choose-line': 'Várias linhas têm este nome: escolha',
  'ratings.nobody-chosen': 'ninguém',
  'ratings.doubtful': 'O ID coincide, o nome não: {name}',
  'ratings.by-name': 'encontrado só pelo nome',
  'ratings.take-all': 'Escolher tudo',
  'ratings.take-none': 'Não escolher nada',
  'ratings.take': 'Copiar o que foi escolhido ({count})',
  'ratings.not-found': 'Não encontrados: {names}',
  'ratings.renumber':
    'Os números de emparceiramento ficam como estão; “Alterações manuais” ordena-os enquanto as regras o permitirem.',
  'ratings.from': 'Última origem: {source}',
  'ratings.sheet-change': 'Variação de rating',
  'ratings.title-change': 'Variação de rating e dados para normas após a rodada {round}',
  'ratings.norms-by':
    'normas: {name} de {from}; os torneios com exceção (1.4.3) e as partidas que podem ser deixadas de fora (1.4.1) não são verificados',
  'ratings.head-scored': 'Pontos',
  'ratings.head-average': 'Ra',
  'ratings.head-performance': 'Rp',
  'ratings.head-titled': 'Titulados',
  'ratings.head-federations': 'Fed.',
  'ratings.capped-rounds':
    'uma diferença contada como 400 na rodada {rounds} (8.3.1, abaixo de 2650)',
  'ratings.unrated-rounds': 'adversário sem rating na rodada {rounds}',
  'ratings.far-apart-rounds':
    'não conta, diferença de 600 pontos ou mais e um deles acima de 2600: rodada {rounds}',
  'ratings.norm-met':
    'norma de {title} pelas partidas: média {average}, performance {performance}; as condições do árbitro não são verificadas',
  'ratings.norm-missing':
    'a performance {performance} bastaria para uma norma de {title} (média {average}); falta: {missing}',
  'ratings.norm-needs':
    'para uma norma de {title}: {points} em {games} contra uma média de {against}, como até agora; títulos e federações não são verificados',
  'ratings.norm-games': 'nove partidas',
  'ratings.norm-of-eight':
    'oito partidas valem nove com o ponto sem partida (1.4.1c, uma vez por pedido de título)',
  'ratings.norm-unrated':
    'mais de um quinto de adversários sem rating (limite de resumos; os artigos publicados não o têm)',
  'ratings.norm-average': 'média dos adversários',
  'ratings.norm-score': '35 % dos pontos',
  'ratings.norm-titled': 'metade dos adversários com título',
  'ratings.norm-title': 'um terço, pelo menos três, com o título',
  'ratings.norm-title-double':
    'seis jogadores e metade dos adversários com o título (todos contra todos em turno e returno)',
  'ratings.norm-federations': 'duas outras federações',
  'ratings.norm-own-federation': 'mais de 3/5 da própria federação',
  'ratings.norm-one-federation': 'mais de 2/3 de uma só federação',
  'ratings.write-change': 'Variação de rating e normas',
  'ratings.written-change': 'Variação de rating após a rodada {round} escrita',
};
