import type { simulate as english } from '../../en/cli/simulate';
import type { WordsLike } from '../../like';

/** What the simulation of another rule says. */
export const simulate: WordsLike<typeof english> = {
  'simulate.help.change':
    'que regra se muda: system=ID, half-point-bye=0|0.5|1, acceleration=baku|none, apart=club|federation|none, tie-breaks=CODES, edition=ID; várias separadas por ;',
  'simulate.summary':
    '{events} {events|torneio|torneios}, {rounds} rodadas: {pairs} outros pares, {colours} outras cores, {byes} outros byes, {unpaired} rodadas sem emparceiramento, {places} outros lugares',
  'simulate.touched': '{count} {count|torneio|torneios} de {events} teriam sido diferentes',
  'simulate.cases': 'Casos a verificar:',
  'simulate.case-round': '{file}: rodada {round}: {before} → {after}',
  'simulate.case-place': '{file}: {player}: lugar {before} → {after}',
  'simulate.no-pairing': 'nenhum emparceiramento',
  'simulate.not-simulated': '{file}: {because}',
  'simulate.no-baku': 'a aceleração de Baku pede que a vitória valha dois empates',
  'simulate.other-competitors':
    'uma edição emparceira jogadores, a outra equipes ou jogadores em duas partidas',
  'simulate.rounds-left':
    'as rodadas {rounds} não podem ser emparceiradas de novo: a regra do torneio não dá ali emparceiramento, ou faltam resultados, ratings ou jogadores',
  'simulate.codes-unknown': '{edition} não tem {codes}: os lugares não são comparados',
};
