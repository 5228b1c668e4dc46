import fc from 'fast-check';
import fs from 'fs';
import { sayProblem } from '../../../src/explain/sayProblem';
import { decodeTrf } from '../../../src/formats/trf/decode';
import { parseTrf } from '../../../src/formats/trf/parseTrf';
import { check } from '../../../src/model/check';
import type { Problem } from '../../../src/model/problems';
import { LANGUAGES } from '../../../src/model/types';
import { corpusFiles } from '../../support/cases';

/** Whatever the bytes: never a throw, and every problem can be said in every language. */
function readAnything(bytes: Uint8Array): readonly Problem[] {
  const text = decodeTrf(bytes);
  if (!text.ok) return text.problems;
  const checked = check(parseTrf(text.value));
  return checked.ok ? checked.warnings : checked.problems;
}

function sayAll(problems: readonly Problem[]): void {
  for (const problem of problems)
    for (const language of LANGUAGES) {
      const { sentence, cure } = sayProblem(language, problem);
      expect(sentence.length + cure.length).toBeGreaterThan(10);
    }
}

test('random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => sayAll(readAnything(bytes))),
    { numRuns: 300 },
  );
});

test('random lines with codes that mean something', () => {
  const code = fc.constantFrom(
    '001',
    '012',
    '013',
    '132',
    'XXR',
    'XXC',
    'XXA',
    'XXP',
    'XXS',
    'XXZ',
    'BBU',
  );
  const line = fc.tuple(code, fc.string({ maxLength: 130 })).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) =>
      sayAll(readAnything(new TextEncoder().encode(lines.join('\n')))),
    ),
    { numRuns: 500 },
  );
});

test('a good file with some characters changed', () => {
  const [file] = corpusFiles('dutch-2012', '.trf').filter((name) => name.includes('n11-r7'));
  const good = fs.readFileSync(file);
  const change = fc.tuple(
    fc.nat(good.length - 1),
    fc.constantFrom(...' 0123456789wb-+=HUZ\n\u00e9'),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const bytes = Uint8Array.from(good);
      for (const [at, letter] of changes) bytes[at] = letter.charCodeAt(0);
      sayAll(readAnything(bytes));
    }),
    { numRuns: 500 },
  );
});
