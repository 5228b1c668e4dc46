/**
 * Why a term is what it is: "played" and "not played" are facts, taken again from the entries of the player, for
 * every tie-break of every edition over the events of the corpora.
 */
import { isPlayed } from '../../src/model/outcomes';
import { computeTieBreak } from '../../src/tiebreaks/compute';
import { EDITIONS } from '../../src/tiebreaks/editions';
import { Field } from '../../src/tiebreaks/field';
import { isSaidByCut } from '../../src/tiebreaks/partWords';
import { corpusFiles, readTrf } from '../support/cases';

const files = corpusFiles('tie-breaks-c07', '.trf').filter((_, index) => index % 5 === 0);

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: who is told that a game was played, or not, is told so rightly',
  (_, edition) => {
    const wrong = new Set<string>();
    let told = 0;
    for (const event of files.map(readTrf)) {
      const field = new Field(event);
      for (const { code } of edition.catalogue.filter(
        (each) => edition.byCode(each.code)?.tieBreak,
      ))
        for (const { no, entries } of event.players)
          for (const part of computeTieBreak(edition, field, code, no).parts) {
            const entry = part.round === null ? undefined : entries[part.round - 1];
            if (!entry || isSaidByCut(part)) continue;
            if (part.why !== 'played' && part.why !== 'face-value') continue;
            told++;
            if (isPlayed(entry.outcome) !== (part.why === 'played'))
              wrong.add(`${code}: ${entry.outcome} is told as ${part.why}, cut ${part.cut}`);
          }
    }
    expect([...wrong]).toEqual([]);
    expect(told).toBeGreaterThan(100);
  },
);
