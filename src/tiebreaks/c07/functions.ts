import type { TieBreak } from '../types';
import { adjustedScore } from './adjustedScore';
import { averageOfBuchholz } from './averageBuchholz';
import type { Modifiers } from './codes';
import { directEncounter } from './directEncounter';
import { koya } from './koya';
import { orderedOutside } from './orderedOutside';
import { buchholz, sonnebornBerger } from './opponents';
import {
  gamesWithBlack,
  gamesWon,
  gamesWonWithBlack,
  ownPoints,
  ownRating,
  pairingNumber,
  progressive,
  roundsElected,
  standardPoints,
  wins,
} from './ownResults';
import { averageOfPerformances, averageRating, performance, perfectPerformance } from './ratings';
import type { C07Rules } from './rules';

type Make = (rules: C07Rules, modifiers: Modifiers) => TieBreak;

const cuts = ({ C = 0, M = 0 }: Modifiers) => ({ lowest: C + M, highest: M });

/** How each code of articles 6 to 10 is computed; team codes need the boards. */
export const MAKERS = {
  PTS: () => ownPoints,
  SA: (rules) => adjustedScore(rules),
  DE: (rules, { P }) => directEncounter(rules, P ?? false),
  WIN: () => wins,
  WON: (rules) => gamesWon(rules),
  BPG: (rules) => gamesWithBlack(rules),
  BWG: (rules) => gamesWonWithBlack(rules),
  PS: (_, { C = 0 }) => progressive(C),
  REP: (rules) => roundsElected(rules),
  // Its name in 2023.
  GE: (rules) => roundsElected(rules),
  STD: () => standardPoints,
  TPN: (_, { R }) => pairingNumber(R ?? false),
  BH: (rules, modifiers) => buchholz(rules, { ...cuts(modifiers), forfeitsAreGames: modifiers.P }),
  AOB: (rules, { F }) => averageOfBuchholz(rules, F ?? false),
  FB: (rules, modifiers) =>
    buchholz(rules, { ...cuts(modifiers), fore: true, forfeitsAreGames: modifiers.P }),
  SB: (rules, modifiers) =>
    sonnebornBerger(rules, { ...cuts(modifiers), forfeitsAreGames: modifiers.P }),
  KS: (rules, { L = 0 }) => koya(rules, L),
  ARO: (_, modifiers) => averageRating(cuts(modifiers).lowest, cuts(modifiers).highest),
  TPR: () => performance,
  PTP: () => perfectPerformance,
  APRO: () => averageOfPerformances(performance, 'C.07 TPR', '10.4'),
  APPO: () => averageOfPerformances(perfectPerformance, 'C.07 PTP', '10.5'),
  RTNG: (_, { R }) => ownRating(R ?? false),
  PO: () => orderedOutside('playOff', '4.1', 'tiebreaks.undefined.no-play-off'),
  LOTS: () => orderedOutside('lots', '4.2', 'tiebreaks.undefined.no-lot'),
} satisfies Readonly<Record<string, Make>>;

export type IndividualCode = keyof typeof MAKERS;
