import type { Reason } from '../../explain/reason';
import { once } from '../../model/once';
import type { WordKey } from '../../words';
import type { FoundTieBreak, Preset, TieBreak, TieBreakEdition, TieBreakEntry } from '../types';
import type { C07Id, C07Row } from './catalogue';
import { makeCode, parseModifiers, plainCode, type Modifiers } from './codes';
import { MAKERS, type IndividualCode } from './functions';
import type { C07Rules } from './rules';
import { rowsOf } from './rowsOf';
import { asOfPlayers, TEAM_FUNCTIONS, type TeamCode } from './teamFunctions';
import { c07Warnings } from './warnings';

/** What makes an edition of C.07, or of the text before it that reads like it. */
export interface C07Edition {
  readonly id: C07Id;
  readonly name: WordKey;
  readonly from: string | null;
  readonly until: string | null;
  readonly rules: C07Rules;
  readonly presets: readonly Preset[];
  readonly defaultList: readonly string[];
}

export function c07Edition({ rules, ...edition }: C07Edition): TieBreakEdition {
  const rows = rowsOf(edition.id);
  const longestFirst = once(() =>
    rows
      .flatMap((row) =>
        [row.code, ...(row.synonyms ?? [])].map((name) => ({ name: name.toUpperCase(), row })),
      )
      .sort((a, b) => b.name.length - a.name.length),
  );
  const catalogue = once(() =>
    rows.flatMap((row) => [
      entryOf(rules, row, {}, row.aliases ?? []),
      ...(row.listed ?? []).map(({ tail, aliases }) =>
        entryOf(rules, row, parseModifiers(tail)!, aliases),
      ),
    ]),
  );
  const known = new Map<string, FoundTieBreak | undefined>();
  const parse = (text: string): { row: C07Row; modifiers: Modifiers } | undefined => {
    for (const { name, row } of longestFirst()) {
      if (!text.startsWith(name)) continue;
      const modifiers = parseModifiers(text.slice(name.length));
      if (modifiers && takes(row, modifiers)) return { row, modifiers };
    }
    return undefined;
  };
  const find = (text: string): FoundTieBreak | undefined => {
    const parsed = parse(text);
    return parsed && found(rules, parsed.row, parsed.modifiers);
  };
  return {
    ...edition,
    get catalogue() {
      return catalogue();
    },
    byCode(text) {
      const code = plainCode(text);
      if (!known.has(code)) known.set(code, find(code));
      return known.get(code);
    },
    ofTeams(text) {
      const parsed = parse(plainCode(text));
      if (!parsed) return undefined;
      const { row, modifiers } = parsed;
      const entry = entryOf(rules, row, modifiers, []);
      if (isTeamCode(row.code))
        return { entry, tieBreak: TEAM_FUNCTIONS[row.code](rules, modifiers) };
      if (!ASKED_OF_TEAMS.includes(row.code)) return undefined;
      return { entry, tieBreak: asOfPlayers(row.code, rules, modifiers) };
    },
    warnings: (field, entries) => c07Warnings(field, entries, rules),
    unplayedReadings: ['default'],
  };
}

/** Tie-breaks of players that make sense for teams (art. 13); ratings do not. */
const ASKED_OF_TEAMS: readonly IndividualCode[] = [
  ...(['PTS', 'SA', 'DE', 'WIN', 'WON', 'PS', 'REP', 'GE', 'STD', 'TPN'] as const),
  ...(['BH', 'AOB', 'FB', 'SB', 'KS'] as const),
];

const isTeamCode = (code: C07Row['code']): code is TeamCode => Object.hasOwn(TEAM_FUNCTIONS, code);

const takes = ({ modifiers }: C07Row, given: Modifiers): boolean =>
  Object.keys(given).every((name) => (modifiers as readonly string[]).includes(name));

function found(rules: C07Rules, row: C07Row, modifiers: Modifiers): FoundTieBreak {
  const entry = entryOf(rules, row, modifiers, []);
  if (isTeamCode(row.code) || modifiers.score !== undefined) return { entry, tieBreak: undefined };
  return { entry, tieBreak: citing(rules, MAKERS[row.code](rules, modifiers)) };
}

/** The same with the articles under the numbers that the edition has. */
function citing({ articleOf }: C07Rules, tieBreak: TieBreak): TieBreak {
  if (!articleOf) return tieBreak;
  return (question) => {
    const { parts, undefinedBecause, ...rest } = tieBreak(question);
    const because = undefinedBecause && {
      ...undefinedBecause,
      article: articleOf(undefinedBecause.article ?? ''),
    };
    return {
      ...rest,
      ...(because ? { undefinedBecause: because } : {}),
      parts: parts.map((part) => ({ ...part, article: articleOf(part.article) })),
    };
  };
}

function entryOf(
  { articleOf }: C07Rules,
  row: C07Row,
  modifiers: Modifiers,
  aliases: readonly string[],
): TieBreakEntry {
  const { category, isHelper, roundRobinOnly, withinTie, isPlace, isWhole, byRounds } = row;
  return {
    code: makeCode(row.code, modifiers),
    name: nameWith(row.name, modifiers),
    aliases,
    article: articleOf ? articleOf(row.article) : row.article,
    category,
    scope: modifiers.score ? 'team' : row.scope,
    recommended: [],
    isHelper,
    roundRobinOnly,
    withinTie,
    isPlace,
    isWhole,
    byRounds,
  };
}

/** "Buchholz, cut 1, forfeits as games". */
function nameWith(name: Reason, { score, C, M, L, K, P, F, R }: Modifiers): Reason {
  const half = L === undefined ? '' : `${L < 0 ? '−' : '+'}${Math.abs(L) / 2}`;
  const tails: Reason[] = [
    ...(score ? [{ key: 'tiebreak.with-score', args: { score } } as const] : []),
    ...(C ? [{ key: 'tiebreak.with-cut', args: { n: C } } as const] : []),
    ...(M ? [{ key: 'tiebreak.with-median', args: { n: M } } as const] : []),
    ...(half ? [{ key: 'tiebreak.with-limit', args: { half } } as const] : []),
    ...(K ? [{ key: 'tiebreak.with-factor', args: { factor: K } } as const] : []),
    ...(P ? [{ key: 'tiebreak.with-forfeits' } as const] : []),
    ...(F ? [{ key: 'tiebreak.with-fore' } as const] : []),
    ...(R ? [{ key: 'tiebreak.with-reversal' } as const] : []),
  ];
  return tails.reduce<Reason>(
    (soFar, tail) => ({
      key: 'tiebreak.modified',
      args: { name: { reason: soFar }, how: { reason: tail } },
    }),
    name,
  );
}
