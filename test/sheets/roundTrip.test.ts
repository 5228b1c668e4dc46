import { check } from '../../src/model/check';
import { LANGUAGES, type Tournament } from '../../src/model/types';
import { DEFAULT_SETTINGS } from '../../src/sheets/settings';
import { eventPlan } from '../../src/sheets/write/eventPlan';
import { planCells } from '../../src/sheets/plan/planCells';
import { readEvent } from '../../src/sheets/read/readEvent';
import { corpusFiles, readCase, readTrf } from '../support/cases';
import { withoutSeats } from '../support/files/withoutSeats';

/** The workbook always declares its rounds; the kind of event and the ranks of a TRF are not in it. */
const comparable = (tournament: Tournament) => ({
  ...withoutSeats(tournament),
  roundsDeclared: true,
  writtenRanks: undefined,
  info: { ...tournament.info, kind: '' },
});

function throughWorkbook(tournament: Tournament, language: (typeof LANGUAGES)[number]): Tournament {
  const book = planCells(eventPlan(tournament, { ...DEFAULT_SETTINGS, language }));
  const checked = check(readEvent(book).raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems.slice(0, 5)));
  expect(checked.warnings).toEqual([]);
  return checked.value;
}

describe('tournament → workbook → tournament', () => {
  const trf = corpusFiles('dutch-2016', '.trf').filter((_, index) => index % 25 === 0);
  it.each(trf)('%s comes back as it was', (file) => {
    const tournament = readTrf(file);
    for (const language of LANGUAGES)
      expect(comparable(throughWorkbook(tournament, language))).toEqual(comparable(tournament));
  });

  const json = ['dutch-2011', 'dubov-1997'].flatMap((folder) =>
    corpusFiles(folder, '.json').filter((_, index) => index % 40 === 7),
  );
  it.each(json)('%s comes back as it was', (file) => {
    const { tournament } = readCase(file).task;
    expect(comparable(throughWorkbook(tournament, 'fr'))).toEqual(comparable(tournament));
  });
});
