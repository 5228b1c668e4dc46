import type { functions as english } from '../../en/sheets/functions';
import type { WordsLike } from '../../like';

/** Headers and words of what custom functions spill and refuse. */
export const functions: WordsLike<typeof english> = {
  'functions.place': '{name}, linha {row}, coluna {column}',
  'functions.more': '… e mais {count}.',
  'functions.detail.round': 'Ronda',
  'functions.detail.opponent': 'N.º',
  'functions.detail.name': 'Adversário',
  'functions.detail.used': 'Usado',
  'functions.detail.points': 'Pontos',
  'functions.detail.term': 'Termo',
  'functions.detail.counted': 'Contado',
  'functions.detail.why': 'Motivo',
  'functions.detail.article': 'Artigo',
  'functions.detail.compared': 'Igual?',
  'functions.head.worth': 'Valor',
  'functions.head.rank': 'Lugar',
  'functions.head.no': 'N.º',
  'functions.head.name': 'Nome',
  'functions.head.rating': 'Elo',
  'functions.head.points': 'Pts',
  'functions.head.round-robin': 'todos contra todos',
  'functions.head.broken-by': 'Desempatado por',
  'functions.head.place': 'Onde',
  'functions.head.finding': 'O que se encontrou',
  'functions.head.cure': 'O que fazer',
  'functions.table-agrees': 'nada na tabela se contradiz',
  'functions.head.table': 'Mesa',
  'functions.head.white': 'Brancas',
  'functions.head.black': 'Pretas',
  'functions.head.colours': 'Cores',
  'functions.head.difference': 'Diferença',
  'functions.head.preference': 'Preferência',
  'functions.head.strength': 'Força',
  'functions.colour.white': 'Brancas',
  'functions.colour.black': 'Pretas',
  'functions.colour.white.letter': 'B',
  'functions.colour.black.letter': 'P',
  'functions.strength.none': 'nenhuma',
  'functions.strength.mild': 'fraca',
  'functions.strength.strong': 'forte',
  'functions.strength.absolute': 'absoluta',
  'functions.in-all': '{count} ao todo',
  'functions.compare.published': 'publicado',
  'functions.compare.by-head':
    '{head} é {code} pelo cabeçalho: {equal} de {all} valores concordam com {edition}',
  'functions.compare.by-legend':
    '{head} é {code} pela legenda: {equal} de {all} valores concordam com {edition}',
  'functions.compare.by-fit':
    '{head} foi tomado por {code}, que melhor se ajusta: {equal} de {all} valores concordam com {edition}',
  'functions.compare.by-list':
    '{head} é {code} pela lista: {equal} de {all} valores concordam com {edition}',
  'functions.compare.not-compared': '{head} é {code} ({edition}), não comparado: {why}',
  'functions.compare.within-tie':
    'os programas imprimem aqui pontos entre empatados, o regulamento dá um lugar entre eles',
  'functions.compare.column': '(coluna {column})',
  'functions.compare.more': '{head}: mais {count} {count|valor diferente|valores diferentes}',
  'functions.compare.cause-edition':
    '{player}: {shown} impresso, {ours} por {edition}; {other} dá {shown}',
  'functions.compare.cause-term':
    '{player}: {shown} impresso, {ours} por {edition}; obtém-se {shown} se o adversário da ronda {round} contar {theirs}; {article} quer {wanted}',
  'functions.compare.cause-unknown':
    '{player}: {shown} impresso, {ours} por {edition}; nenhuma outra edição nem uma só ronda não jogada o explica',
  'functions.compare.unmatched': '{head}: nenhum desempate conhecido se ajusta',
  'functions.compare.nothing': 'a tabela não tem coluna de valores ao lado dos pontos',
  'functions.contradiction': '{place}: {sentence}',
  'functions.contradiction-more': '{place}: {sentence} ({count} ao todo)',
};
