import path from 'path';
import { dutch2011 } from '../../../src/systems/dutch-2011';
import type { Account, AccountStep } from '../../../src/systems/dutch-2011/account';
import { corpusFiles, readCase } from '../../support/cases';

/**
 * C.1 and C.12–C.14 on rounds whose pairing an independent reading confirms (corpus.test.ts compares
 * the pairings; this test says which articles led to them).
 */
function steps(name: string): readonly AccountStep[] {
  const file = corpusFiles('dutch-2011', '.json').find(
    (one) => path.basename(one) === `${name}.json`,
  );
  const result = dutch2011.pair(readCase(file!).task);
  if (!result.ok) throw new Error(name);
  return (result.trace.data as Account).steps;
}

const only = <Kind extends AccountStep['kind']>(name: string, kind: Kind) =>
  steps(name).filter((step): step is Extract<AccountStep, { kind: Kind }> => step.kind === kind);

test('C.12: another player of the bracket above comes down, so that S1 can be paired', () => {
  const [step] = only('dutch2011_303_t116_n08_r4', 'backtracking');
  expect(step).toMatchObject({ before: [6], after: [4] });
});

test('C.1, C.12: a bracket of two who cannot meet asks for another player (ruling 17)', () => {
  const [step] = only('dutch2011_202_t09_n21_r9', 'backtracking');
  expect(step).toMatchObject({ before: [17], after: [7] });
});

test('C.13: the penultimate bracket is paired again', () => {
  const found = only('dutch2011_101_t05_n30_r7', 'penultimate');
  expect(found.map(({ pairing }) => pairing && [pairing.p1, pairing.m1])).toEqual([[2, 2]]);
});

test('C.13: brackets are joined until the lowest can be paired', () => {
  expect(only('dutch2011_101_t01_n36_r8', 'joined')).toMatchObject([
    { s1: [32], s2: [34] },
    { s1: [22, 33], s2: [32, 34] },
  ]);
});

test('C.13: after joining, the next bracket above is paired again (ruling 19)', () => {
  const kinds = steps('dutch2011_303_t74_n10_r7')
    .filter(({ kind }) => kind === 'joined' || kind === 'penultimate')
    .map((step) => (step.kind === 'penultimate' ? step.pairing !== null : step.kind));
  expect(kinds).toEqual([false, 'joined', true]);
});

test('C.14: P1 becomes smaller in a homogeneous bracket', () => {
  const [step] = only('dutch2011_303_t239_n12_r7', 'reduced');
  expect(step).toMatchObject({ from: { p1: 3, m1: 0 }, to: { p1: 2, m1: 0 } });
});

test('C.14: P1 becomes smaller in a heterogeneous bracket that reached its remainder', () => {
  const [step] = only('dutch2011_303_t21_n10_r6', 'reduced');
  expect(step).toMatchObject({ from: { p1: 3, m1: 2 }, to: { p1: 2, m1: 2 } });
});

test('C.14: M1 becomes smaller, P1 does not', () => {
  expect(only('dutch2011_303_t16_n09_r5', 'reduced')).toMatchObject([
    { from: { p1: 2, m1: 2 }, to: { p1: 2, m1: 1 } },
    { from: { p1: 2, m1: 1 }, to: { p1: 2, m1: 0 } },
  ]);
});
