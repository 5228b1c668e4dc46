/** Whole rounds at the end of lessons are answered as the text taken at its word has it. */
import { LESSONS } from '../../src/course/rules/lessons';
import type { PlayerNo } from '../../src/model/types';
import { roundToPair } from '../../src/model/tournament';
import { SYSTEMS } from '../../src/systems';
import { secondOpinion, PATIENT } from '../../src/systems/audit/secondOpinion';
import { fraction, roundByTheText, type ClubRules } from '../../scripts/fuzz/ladderText';

/** As the lesson prints them (K1): the first place is worth three times the last, each place one less. */
const rulesFor = (players: number): ClubRules => ({
  top: fraction(3 * (players - 1), 2),
  step: fraction(1),
  own: 'place',
  shares: {
    win: fraction(1),
    draw: fraction(1, 2),
    loss: fraction(0),
    adjourned: fraction(1, 2),
    forfeitWin: fraction(1),
    forfeitLoss: fraction(0),
    pairingBye: fraction(2, 3),
    fullBye: fraction(2, 3),
    halfBye: fraction(1, 2),
    zeroBye: fraction(1, 3),
    absent: fraction(0),
  },
  absences: null,
  credit: 'start',
  rounding: 'none',
  again: 20,
  rematch: 5,
  meetings: null,
  byeTo: 'even',
  colours: 'meetings',
  white: 'lower',
});

const rounds = LESSONS.flatMap(({ file, exercises }) =>
  exercises()
    .filter(({ title }) => title.key === 'rules.whole-round')
    .map((exercise, index) => [`${file}, ${index + 1}`, exercise] as const),
);

test('the systems whose lessons end in whole rounds', () => {
  expect(rounds.map(([name]) => name)).toHaveLength(12);
});

test.each(rounds)('%s: the round of the text', (_, exercise) => {
  const system = SYSTEMS.find(({ name }) => name === exercise.edition)!;
  const task = roundToPair(exercise.tournament);
  const asked = new Map<PlayerNo, { opponent?: number; colour?: string }>();
  for (const { label, answer } of exercise.questions) {
    const { players } = label.args!.player as { readonly players: readonly PlayerNo[] };
    const own = asked.get(players[0]) ?? {};
    asked.set(players[0], {
      ...own,
      ...(answer.kind === 'number' ? { opponent: answer.value } : {}),
      ...(answer.kind === 'colour' ? { colour: answer.value } : {}),
    });
  }
  const answered = [...asked].map(([no, { opponent, colour }]) =>
    colour === undefined
      ? `${no} free`
      : colour === 'white'
        ? `${no}-${opponent}`
        : `${opponent}-${no}`,
  );
  const opinion = secondOpinion(system, task, undefined, PATIENT);
  const read = opinion ? opinion.brackets.flatMap(({ literal }) => literal ?? []) : [];
  expect(opinion?.tooLarge ?? []).toEqual([]);
  const text = read.flatMap(({ pairs, bye }) => [
    ...pairs.map(({ white, black }) => `${white}-${black}`),
    ...(bye === null ? [] : [`${bye} free`]),
  ]);
  if (!opinion) {
    const words = roundByTheText(task, rulesFor(task.present.length))!.split(' ');
    const bye = words.pop();
    text.push(...words, ...(bye === 'null' ? [] : [`${bye} free`]));
  }
  expect([...new Set(answered)].sort()).toEqual([...new Set(text)].sort());
  // Everybody is asked for, and nobody twice.
  expect(
    answered
      .join(' ')
      .match(/\d+/g)!
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual([...task.present]);
});
