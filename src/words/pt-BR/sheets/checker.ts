import type { checker as english } from '../../en/sheets/checker';
import type { WordsLike } from '../../like';

/** What the check of files says beside the differences themselves. */
export const checker: WordsLike<typeof english> = {
  'check.cause-correction':
    'explicado por uma correção registrada depois do emparceiramento: {what}',
  'check.cause-numbers':
    'emparceirada pelos números e ratings desse dia, alterados desde então: {what}',
  'check.cause-by-hand': 'o arquivo registra que esta rodada foi alterada à mão: {what}',
  'check.place': 'lugar de {player}: o arquivo tem {printed}; segundo as regras {recomputed}',
  'check.rank-points': 'lugar {rank}, {points} pontos',
  'check.points-only': '{points} pontos',
  'check.asked': 'pedida',
  'check.rebuilt': '[por números refeitos a partir de rating, título e nome]',
  'check.seeded-between': 'corresponde se o n.º {no} estivesse entre {after} e {before}',
  'check.seeded-first': 'corresponde se o n.º {no} estivesse antes de {before}',
  'check.seeded-last': 'corresponde se o n.º {no} estivesse depois de {after}',
  'check.no-places': 'classificação não verificada: o arquivo não mostra lugares nem pontos',
  'check.no-tie-breaks':
    'classificação não verificada: o arquivo não indica desempates; indique-os com --tie-breaks',
  'check.tied': 'jogadores que os desempates não separam, qualquer ordem entre eles passa: {count}',
  'check.without-rank': 'jogadores sem lugar indicado, não verificados: {count}',
  'check.team-place': 'lugar {rank}, {match} pontos de encontro, {game} pontos de partida',
  'check.teams-tied':
    'equipes que os desempates não separam, qualquer ordem entre elas serve: {count}',
  'check.teams-without-rank': 'equipes sem lugar impresso, não verificadas: {count}',
  'check.rounds-left': 'rodadas não verificadas: {rounds}',
  'check.no-rounds': 'nenhuma rodada emparceirada: nada a verificar',
  'check.fits-another':
    'o arquivo não indica nenhuma edição, e por {editions} todas as rodadas são como foram jogadas: --system {edition}',
  'check.progress': '{done} de {all} arquivos',
};
