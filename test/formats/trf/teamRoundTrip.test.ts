import fs from 'fs';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { makeTrf } from '../../../src/formats/trf/write/makeTrf';
import { Random } from '../../../src/generate/random';
import { check } from '../../../src/model/check';
import { teamMatchesOf } from '../../../src/model/matches/teamMatches';
import type { Tournament } from '../../../src/model/types';
import { corpusFiles } from '../../support/cases';

function read(trf: string): Tournament {
  const checked = check(parseTrf(trf));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

const right = (value: number | string, width: number) => String(value).padStart(width);
const pick = <T>(rng: Random, items: readonly T[]): T => items[rng.integer(0, items.length - 1)]!;

/** Records 240 to 330 of TRF26, by the columns of `rulings/trf26.md`, about teams of the event. */
function records(rng: Random, { teams = [], pairedRounds, totalRounds }: Tournament): string[] {
  const team = () => right(1 + rng.integer(0, teams.length - 1), 4);
  const round = () => right(1 + rng.integer(0, pairedRounds - 1), 3);
  const several = () => Array.from({ length: 2 + rng.integer(0, 2) }, team).map((no) => ` ${no}`);
  const makers: readonly (() => string)[] = [
    () => `240 ${pick(rng, ['F', 'H', 'Z'])} ${right(pairedRounds + 1, 3)} ${team()}`,
    () =>
      `250  1.0      ${right(1, 3)} ${right(totalRounds, 3)} ${team()} ${right(teams.length, 4)}`,
    () => `260 ${right(1, 3)} ${right(totalRounds, 3)}${several().join('')}`,
    () =>
      `299 ${pick(rng, ['W', 'D', 'L', 'F', 'H', 'Z', '+', '-'])}   3.0    1.5   ${round()} ${team()}`,
    () => `299    -1.0   -0.5   ${round()} ${team()}`,
    () => `300 ${round()} ${right(1, 3)} ${right(2, 3)}    0 ${right(teams[0]!.players[0]!, 4)}`,
    () => `330 ${pick(rng, ['+-', '-+', '--'])} ${round()} ${right(1, 3)} ${right(2, 3)}`,
  ];
  return makers.filter(() => rng.happens(0.5)).map((make) => make());
}

/** What a file of teams says is said again, letter by letter, by the file that is written of it. */
test('read and written, a file of teams says the same', () => {
  const rng = new Random(31);
  const wrong: string[] = [];
  for (const file of corpusFiles('team-swiss-2026', '.trf').filter((_, at) => at % 6 === 0)) {
    const plain = fs.readFileSync(file, 'utf8');
    const given = `${plain.trimEnd()}\n${records(rng, read(plain)).join('\n')}\n`;
    const before = read(given);
    const text = makeTrf(before, { format: 'trf26' });
    const after = read(text);
    const isSame =
      JSON.stringify([after.teamPlay, after.teams, after.players]) ===
        JSON.stringify([before.teamPlay, before.teams, before.players]) &&
      JSON.stringify(teamMatchesOf(after)) === JSON.stringify(teamMatchesOf(before)) &&
      makeTrf(after, { format: 'trf26' }) === text;
    if (!isSame) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

const CASE = fs.readFileSync(
  `${__dirname}/../../fixtures/team-cases/d2-win-mp-team-bye.trf`,
  'utf8',
);
const warnings = (line: string) => {
  const checked = check(parseTrf(`${CASE.trimEnd()}\n${line}\n`));
  return checked.ok ? checked.warnings.map(({ code }) => code) : [];
};

/** In the file team 1 meets team 2 in round 1 and team 3 in round 2. */
test.each([
  ['300   1   1   3    2    1', 'line-up-other-opponent'],
  ['300   1   1   2    2    7', 'line-up-player-of-other-team'],
  ['300   1  99   2    2    7', 'unknown-team'],
  ['330 +-   1   1   2', 'forfeited-match-was-played'],
])('%s is told: %s', (line, code) => {
  expect(warnings(line)).toContain(code);
});

test('what agrees with the games is told nothing', () => {
  expect(warnings('300   1   1   2    2    1')).toEqual(warnings(''));
});
