/** What the text taken at its word says of a round. */
import { sayReason } from '../src/explain/phrasebook';
import { sayPoints } from '../src/model/points';
import { recheckRound } from '../src/systems/audit/recheck';
import { opinionReasons, secondOpinion as opinionOn } from '../src/systems/audit/secondOpinion';
import type { BracketOpinion } from '../src/systems/literal/opinion';
import type { PlayedRound } from '../src/systems/system';
import type { WordKey } from '../src/words';
import { say, type Cell } from './call/answer';
import { countArgument, isOmitted } from './call/arguments';
import { badArgument, refusal } from './call/errors';
import { language } from './call/language';
import { loadTable } from './call/loadTable';
import { systemArgument, tournamentWithColours } from './call/pairingArguments';

/**
 * A round paired a second time by the text taken at its word: bracket by bracket, whether engine and literal reading agree.
 * @customfunction SECOND_OPINION
 * @param table Crosstable with its header row.
 * @param [round] The round to read again; the last one if omitted.
 * @param [system] Pairing system with its edition, the Dutch system of 2016 if omitted.
 * @returns What was found in a sentence, then one row per bracket under a header row.
 */
export function secondOpinion(table: unknown[][], round?: number, system?: string): unknown[][] {
  const engine = systemArgument(system);
  const tournament = tournamentWithColours(loadTable(table));
  const { pairedRounds } = tournament;
  const asked = isOmitted(round) ? pairedRounds : countArgument('round', round!, 1);
  if (asked < 1 || asked > pairedRounds) throw badArgument('round', round, `1 … ${pairedRounds}`);
  const checked = recheckRound(tournament, engine, asked);
  if ('problems' in checked) throw refusal(checked.problems);
  const opinion = opinionOn(engine, checked.task);
  if (!opinion) return [[say('second.none')]];
  const sentences = opinionReasons(opinion).map((reason) => sayReason(language(), reason));
  const played = checked.differs ? [say('second.played')] : [];
  const text = [...sentences, ...played].join('. ');
  return [[text, '', '', '', ''], HEADER.map((key) => say(key)), ...opinion.brackets.map(rowOf)];
}

const HEADER = [
  'second.head.bracket',
  'functions.head.points',
  'second.head.verdict',
  'second.head.literal',
  'second.head.engine',
] as const;

const VERDICTS: Readonly<Record<BracketOpinion['verdict'], WordKey>> = {
  agrees: 'second.verdict.agrees',
  differs: 'second.verdict.differs',
  'too-large': 'second.verdict.tooLarge',
};

const rowOf = ({ score, verdict, literal, engine }: BracketOpinion, index: number): Cell[] => [
  index + 1,
  score === null ? '' : sayPoints(score),
  say(VERDICTS[verdict]),
  literal ? pairsText(literal) : '',
  pairsText(engine),
];

const pairsText = ({ pairs, bye }: PlayedRound): string =>
  [
    ...pairs.map(({ white, black }) => `${white}-${black}`),
    ...(bye === null ? [] : [`${say('second.verdict.bye')} ${bye}`]),
  ].join(', ');
