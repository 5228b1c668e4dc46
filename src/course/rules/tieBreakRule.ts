import type { GenerateRequest } from '../../generate/generate';
import { isPlayed } from '../../model/outcomes';
import type { PlayerNo } from '../../model/types';
import { matchesOf } from '../../model/matches/roundMatches';
import { computeTieBreak } from '../../tiebreaks/compute';
import { editionById, findTieBreak } from '../../tiebreaks/editions';
import { Field } from '../../tiebreaks/field';
import { isKept, type Part, type TieBreakEdition, type TieBreakValue } from '../../tiebreaks/types';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { findOfTeams, teamStandings } from '../../tiebreaks/teams/standings';
import type { WordKey } from '../../words';
import { search, smallEvent } from '../examples/events';
import { smallTeamEvent, teamsOf } from '../examples/teamEvents';
import { slipsOf } from '../exercises/slips';
import { boardsTable } from '../exercises/teamTieBreak';
import { question } from '../exercises/tieBreakExercise';
import { askedExercise, courseSystem } from './base';
import type { Drawing, Rule, RuleExample } from './rule';

const EDITION = 'C07-2026';
const SYSTEM = 'dutch-2026';

export function courseEdition(): TieBreakEdition {
  const edition = editionById(EDITION);
  if (!edition) throw new Error(`The course wants ${EDITION}`);
  return edition;
}

/** What an example of a tie-break has to show. */
export interface TieBreakWish {
  readonly event?: Partial<GenerateRequest>;
  /** The working of the first player asked for. */
  readonly shows?: (value: TieBreakValue, field: Field, no: PlayerNo) => boolean;
  /** Those asked for are tied with each other. */
  readonly isTied?: true;
}

/** Terms of rounds on a number line, if it is their sum that is asked for. */
function lineOf(code: string, { parts, isMean }: TieBreakValue): Drawing[] {
  const terms = parts.filter(({ round }) => round !== null);
  if (isMean || terms.length < 3) return [];
  return [
    {
      kind: 'line',
      title: { key: 'rules.line', args: { code } },
      terms: terms.map((part: Part) => ({
        value: part.value,
        label: part.opponent === null ? `R${part.round}` : `R${part.round}: ${part.opponent}`,
        isCut: !isKept(part),
      })),
    },
  ];
}

const EVENT = { players: 8, rounds: 5 } as const;

/** A tie-break of one player, or two, with its terms. */
export const tieBreakRule = (
  article: string,
  says: WordKey,
  code: string,
  wish: TieBreakWish = {},
): Rule => ({
  article,
  says,
  example: (variant): RuleExample => {
    const edition = courseEdition();
    const entry = findTieBreak(edition, code);
    if (!entry) throw new Error(`The course wants ${code}`);
    const found = search(variant + 1, `rule ${article} ${code}`, (seed) => {
      const tournament = smallEvent({ ...EVENT, ...wish.event, seed }, courseSystem(SYSTEM));
      if (!tournament) return null;
      const field = new Field(tournament);
      const values = field.numbers.map((no) => ({
        no,
        value: computeTieBreak(edition, field, entry.code, no),
      }));
      const fitting = values.filter(
        ({ no, value }) =>
          value.value !== null && value.value !== 0 && (wish.shows?.(value, field, no) ?? true),
      );
      const asked = wish.isTied
        ? (groupsOf(field, values).find((group) => group.length > 1) ?? [])
        : fitting.slice(0, 2);
      const isVaried = new Set(asked.map(({ value }) => value.value)).size > 1;
      return asked.length > 1 && isVaried ? { tournament, field, asked } : null;
    });
    if (!found) throw new Error(`No event was found for ${article} of ${EDITION}`);
    const { tournament, field, asked } = found;
    const questions = asked
      .slice(0, 3)
      .map(({ no, value }) =>
        question({ no, entry, value, slips: slipsOf(edition, field, entry.code, no, value) }),
      );
    return {
      exercise: {
        ...askedExercise({
          article,
          edition: edition.name,
          says,
          tournament,
          task: [{ key: wish.isTied ? 'course.task.direct' : 'course.task.decimals' }],
          questions,
        }),
        tieBreaks: edition,
        details: asked.slice(0, 3).map(({ no }) => ({ no, code: entry.code })),
      },
      worked: questions[0].working,
      drawings: lineOf(entry.code, asked[0].value),
    };
  },
});

/** Those who are tied, if the tie-break tells them apart. */
function groupsOf(
  field: Field,
  values: readonly { readonly no: PlayerNo; readonly value: TieBreakValue }[],
) {
  const groups = [...field.groups.values()].filter((group) => group.length > 1);
  return groups
    .map((group) => values.filter(({ no, value }) => group.includes(no) && value.value !== null))
    .filter((group) => new Set(group.map(({ value }) => value.value)).size > 1);
}

/** Own unplayed rounds by the reason of their term. */
export const hasPart =
  (...whys: readonly string[]) =>
  ({ parts }: TieBreakValue): boolean =>
    parts.some(({ why }) => whys.some((each) => why.startsWith(each)));

export const hasUnplayed = (_: TieBreakValue, field: Field, no: PlayerNo): boolean =>
  field.player(no).entries.some(({ outcome }) => !isPlayed(outcome));

export const hasCut = ({ parts }: TieBreakValue): boolean => parts.some((part) => !isKept(part));

/** A tie-break of teams, with the boards of their matches. */
export const teamTieBreakRule = (article: string, says: WordKey, code: string): Rule => ({
  article,
  says,
  example: (variant): RuleExample => {
    const edition = courseEdition();
    const system = courseSystem('team-swiss-2026');
    const found = search(variant + 1, `rule ${article} ${code}`, (seed) => {
      const event = smallTeamEvent({ teams: 6, rounds: 3, seed }, system);
      const competition = event && teamsOf(system, event);
      const given = { tieBreaks: [code], edition: edition.id };
      const list = event && teamStandings(teamEventOf(event)!, given);
      if (!competition || !list?.ok || !matchesOf(event)) return null;
      const { rows, detail } = list.value;
      const values = rows.map(({ no }) => ({
        no,
        value: detail(no, list.value.given[0].code),
      }));
      const asked = values.filter(({ value }) => value.value !== null).slice(0, 3);
      const isVaried = new Set(asked.map(({ value }) => value.value)).size > 1;
      return asked.length > 1 && isVaried ? { event, competition, list: list.value, asked } : null;
    });
    if (!found) throw new Error(`No event of teams was found for ${article} of ${EDITION}`);
    const { event, competition, list, asked } = found;
    const { entry } = findOfTeams(edition, code)!;
    const questions = asked.map(({ no, value }) => question({ no, entry, value }));
    return {
      exercise: askedExercise({
        article,
        edition: edition.name,
        says,
        tournament: competition,
        table: boardsTable(event, list),
        task: [{ key: 'course.task.team-table' }, { key: 'course.task.decimals' }],
        questions,
      }),
      worked: questions[0].working,
      drawings: lineOf(code, asked[0].value),
    };
  },
});
