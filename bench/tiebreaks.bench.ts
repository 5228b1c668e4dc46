import fs from 'fs';
import { parseTrf } from '../src/formats/trf/parseTrf';
import { check } from '../src/model/check';
import { standings } from '../src/tiebreaks/standings/standings';
import type { Tournament } from '../src/model/types';
import { median, report } from './measure';

/** Standings of 500 players after 11 rounds with six tie-breaks: field, parts and ranking. */
const text = fs.readFileSync('test/fixtures/corpora/speed/big-n500-r9-usual.trf', 'utf8');
const checked = check(parseTrf(text));
if (!checked.ok) throw new Error(JSON.stringify(checked.problems[0]));

/** The file has 9 rounds; its first two are played once more, which costs the same as new ones. */
const event: Tournament = {
  ...checked.value,
  pairedRounds: 11,
  totalRounds: 11,
  players: checked.value.players.map((player) => ({
    ...player,
    entries: [...player.entries.slice(0, 9), ...player.entries.slice(0, 2)],
  })),
};

/** Ten such events side by side, as one. */
const large: Tournament = {
  ...event,
  players: Array.from({ length: 10 }, (_, copy) =>
    event.players.map((player) => ({
      ...player,
      no: player.no + 1000 * copy,
      entries: player.entries.map((entry) => ({
        ...entry,
        opponent: entry.opponent === null ? null : entry.opponent + 1000 * copy,
      })),
    })),
  ).flat(),
};

const LISTS = [
  ['FFE-1998', ['DE', 'BH-C1', 'BH', 'SB', 'SBH', 'PERF']],
  ['C07-2026', ['DE', 'BH/C1', 'BH', 'SB', 'PS', 'TPR']],
  ['C07-2026', ['DE', 'BH/C1', 'FB', 'AOB', 'SB/C1', 'APRO']],
] as const;

for (const [of, limit] of [
  [event, 30],
  [large, 500],
] as const)
  for (const [edition, tieBreaks] of LISTS)
    report(
      `${edition}: ${of.players.length} players × 11 rounds, ${tieBreaks.join(' ')}`,
      median(21, () => {
        const list = standings(of, { tieBreaks, edition });
        if (!list.ok || list.value.rows.length !== of.players.length)
          throw new Error('no standings');
      }),
      limit,
    );
