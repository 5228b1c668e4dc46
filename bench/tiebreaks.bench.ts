import fs from 'fs';
import { parseTrf } from '../src/formats/trf/parseTrf';
import { check } from '../src/model/check';
import { standings } from '../src/tiebreaks';
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

const tieBreaks = ['DE', 'BH-C1', 'BH', 'SB', 'SBH', 'PERF'];
report(
  `standings of ${event.players.length} players × 11 rounds, ${tieBreaks.length} tie-breaks`,
  median(21, () => {
    const list = standings(event, { tieBreaks });
    if (!list.ok || list.value.rows.length !== event.players.length)
      throw new Error('no standings');
  }),
  30,
);
