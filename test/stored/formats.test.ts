/**
 * Each stored format as it stands in files, letter by letter, both ways. Expected: what released versions
 * wrote (the sheets of `test/fixtures/workbooks`), shortened. A change of a format fails here; it is a new
 * version, which gets its own lines beside these.
 */
import { actionOf, actionWord, ACTION_CODES } from '../../src/sheets/stored/log/actions';
import {
  storedEventRows,
  NOTHING_STORED,
  parseStoredEvent,
} from '../../src/sheets/stored/event/storedEvent';
import { LOG_HEADERS } from '../../src/sheets/stored/log/logHeaders';
import { headXml, readHead } from '../../src/sheets/stored/log/logHead';
import { joinPieces, pieces } from '../../src/sheets/stored/pieces';
import {
  headMark,
  parseProof,
  parseState,
  PROOF_VERSION,
  proofHead,
  shortDigest,
  stateText,
} from '../../src/sheets/stored/log/proof';
import { makeRecord, parseRecord } from '../../src/sheets/stored/record';
import { plansIn, registryRows, REGISTRY_VERSION } from '../../src/sheets/stored/registry';
import { readStoredResult, storedResult } from '../../src/sheets/stored/results';
import {
  attendanceChanges,
  attendanceRecord,
} from '../../src/sheets/stored/event/attendanceRecord';
import { readHeading, SNAPSHOT_VERSION } from '../../src/sheets/stored/snapshot';
import {
  leaseText,
  readLease,
  readShared,
  rowOfWriter,
  SHARED_ROWS,
  writerText,
} from '../../src/sheets/stored/shared';
import { TRF_EXTRAS_VERSION, trfExtraRows, withTrfExtras } from '../../src/sheets/stored/trfExtras';
import { TERMS_VERSION, termsIn } from '../../src/sheets/stored/event/terms';
import {
  firstStoreIds,
  firstStoreName,
  readMemories,
  readUndoId,
  UNDO_SHEET,
  undoRow,
} from '../../src/sheets/stored/undoStore';
import { headingIn, storedHeading } from '../../src/sheets/names/snapshotTitle';
import { logSheet } from '../../src/sheets/write/logSheet';
import { LANGUAGES } from '../../src/model/types';
import { KEPT_BOOKS_VERSION } from '../../workbench/page/keptBooks';
import { readEvent } from '../../src/sheets/read/readEvent';
import { event } from '../support/event';
import { SEVEN } from '../support/seven';

test('the versions that are written', () => {
  expect({
    PROOF_VERSION,
    TERMS_VERSION,
    SNAPSHOT_VERSION,
    REGISTRY_VERSION,
    KEPT_BOOKS_VERSION,
    TRF_EXTRAS_VERSION,
  }).toEqual({
    PROOF_VERSION: 5,
    TERMS_VERSION: 3,
    SNAPSHOT_VERSION: 2,
    REGISTRY_VERSION: 2,
    KEPT_BOOKS_VERSION: 1,
    TRF_EXTRAS_VERSION: 2,
  });
  expect(termsIn(1)).toHaveLength(13);
});

test('the end of a log outside the cells', () => {
  const head = { section: 'youth u14', writer: 'k3f9q', lines: 12, digest: '5be0a1' };
  const xml =
    '<head xmlns="urn:pairsheet:log-head:1:youth%20u14:k3f9q" section="youth%20u14" writer="k3f9q" lines="12" digest="5be0a1"/>';
  expect(headXml(head)).toBe(xml);
  expect(readHead(xml)).toEqual(head);
  // As another program may write it again.
  const again = `<?xml version="1.0"?>\n<head digest="5be0a1" lines="12" section="youth%20u14" writer="k3f9q" xmlns="urn:pairsheet:log-head:1:youth%20u14:k3f9q"></head>`;
  expect(readHead(again)).toEqual(head);
  for (const other of [
    '<head xmlns="urn:pairsheet:log-head:2:x" lines="12" digest="5be0a1"/>',
    xml.replace('12', 'many'),
    xml.replace('5be0a1', ''),
    '<a xmlns="urn:other"/>',
  ])
    expect(readHead(other)).toBeNull();
});

describe('what a TRF said and no table has a place for', () => {
  const LINES = [
    ['record', '299           1.0  001    2'],
    ['299 1', '777 of another program'],
  ] as const;
  const { raw } = readEvent({ tables: [] });

  test('of version 2 has its version beside the first line', () => {
    const told = event({ no: 1 }, { no: 2 }, LINES[0][1], LINES[1][1], 'XXR 1');
    expect(trfExtraRows(told)).toEqual([
      [...LINES[0], '2'],
      [...LINES[1], ''],
    ]);
  });

  test('of version 1 has none, and says the same; one of a version to come is as none', () => {
    const [first, second] = LINES;
    const one = withTrfExtras(raw, LINES);
    expect(one.abnormalPoints).toHaveLength(1);
    expect(one.otherLines).toEqual([{ after: second[0], text: second[1] }]);
    expect(
      withTrfExtras(raw, [
        [...first, '2'],
        [...second, ''],
      ]),
    ).toEqual(one);
    expect(
      withTrfExtras(raw, [
        [...first, '3'],
        [...second, ''],
      ]),
    ).toBe(raw);
  });
});

describe('actions of the log', () => {
  test('each has a word of its own and is known by it', () => {
    for (const code of ACTION_CODES) expect(actionOf(actionWord(code))).toBe(code);
    expect(new Set(ACTION_CODES.map(actionWord)).size).toBe(ACTION_CODES.length);
    expect(actionOf('of.a-version-to-come')).toBeNull();
  });

  // Those that `verify` gives a meaning, as logs of 0.2.0 to 0.4.1 have them.
  test.each([
    ['pane.round-paired', 'ROUND_PAIRED'],
    ['pane.result-corrected', 'RESULT_CORRECTED'],
    ['pane.typed-kept', 'TYPED_RESULT_KEPT'],
    ['pane.typed-put-back', 'TYPED_RESULT_PUT_BACK'],
    ['rating-only.kept', 'RESULT_KEPT_FOR_RATING'],
    ['lock.left', 'RULES_LEFT'],
    ['lock.changed', 'FIXED_SETTINGS_CHANGED'],
    ['lock.put-back', 'FIXED_SETTINGS_PUT_BACK'],
    ['phase.ended', 'CHANGES_ENDED'],
    ['pane.trf-imported', 'TRF_IMPORTED'],
    ['pane.table-adopted', 'TABLE_ADOPTED'],
    ['pane.swap', 'PLAYERS_EXCHANGED'],
    ['pane.turn', 'COLOURS_TURNED'],
  ])('%s', (word, code) => {
    expect(actionOf(word)).toBe(code);
  });
});

describe('the undo store', () => {
  test('store 1 has a sheet a step', () => {
    expect(firstStoreName(7)).toBe('_pairsheet_undo_00007');
    const names = ['Players', '_pairsheet_undo', '_pairsheet_undo_00012', '_pairsheet_undo_00002'];
    expect(firstStoreIds(names)).toEqual([2, 12]);
  });

  test('store 2 has a row a step: number and length, heading, pieces', () => {
    const memories = [{ key: 'players', sheet: 'Players', was: null }];
    const row = undoRow(21, '{"version":2}', memories);
    expect(UNDO_SHEET).toBe('_pairsheet_undo');
    expect(row).toEqual([
      '21 48',
      '|{"version":2}',
      '|[{"key":"players","sheet":"Players","was":null}]',
    ]);
    expect(readUndoId(row[0])).toEqual({ id: 21, size: 48 });
    expect(readMemories([...row, '', ''])).toEqual(memories);
    expect(readMemories([row[0], row[1], row[2].slice(0, -4)])).toBeNull();
    expect(readUndoId('')).toBeNull();
  });
});

describe('the proof of a line', () => {
  const parts = new Map([
    ['E', '9f00'],
    ['R1', 'c4aa'],
  ]);

  test('of versions 1 and 2', () => {
    const head = '2 pane.round-paired manual E:9f00 R1:c4aa ~P';
    expect(proofHead('ROUND_PAIRED', true, { version: 2, parts }, ['P'])).toBe(head);
    expect(parseProof(`${head} #5be0`)).toEqual({
      version: 2,
      action: 'ROUND_PAIRED',
      isManual: true,
      parts,
      lists: new Map(),
      unlogged: ['P'],
      writer: '',
      heads: null,
      digest: '5be0',
      head,
    });
    expect(parseProof('1 pane.results-typed E:9f00 #5be0')).toMatchObject({
      version: 1,
      action: 'RESULTS_TYPED',
      isManual: false,
    });
  });

  test('of version 3 has lists; a later one is not guessed at', () => {
    const head = '3 pane.round-paired E:9f00 R1:c4aa L.by_name:e4f0 L.standings:0 ~Q1 ~T1';
    const lists = new Map([
      ['by_name', 'e4f0'],
      ['standings', '0'],
    ]);
    const state = { version: 3, parts } as const;
    expect(proofHead('ROUND_PAIRED', false, state, ['Q1', 'T1'], lists)).toBe(head);
    expect(parseProof(`${head} #5be0`)).toMatchObject({
      ...{ version: 3, parts, lists, unlogged: ['Q1', 'T1'], digest: '5be0' },
    });
    expect(parseProof('6 ROUND_PAIRED E:9f00 #5be0')).toBeNull();
  });

  test('of version 4, of an event of teams, has the teams, points adjusted and matches', () => {
    const head = '4 TEAMS_EXCHANGED manual E:9f00 R1:c4aa G:01 A:02 M1:03';
    const ofTeams = new Map([...parts, ['G', '01'], ['A', '02'], ['M1', '03']]);
    const state = { version: 4, parts: ofTeams } as const;
    expect(proofHead('TEAMS_EXCHANGED', true, state, [])).toBe(head);
    expect(parseProof(`${head} #5be0`)).toMatchObject({
      ...{ version: 4, action: 'TEAMS_EXCHANGED', isManual: true, parts: ofTeams },
    });
  });

  test('of a workbook that several share: who wrote it, and which lines it follows', () => {
    const head = '3 pane.round-paired E:9f00 R1:c4aa ~Q1 @k3f9 ^0123456789abcdef+fedcba9876543210';
    const heads = ['0123456789abcdef', 'fedcba9876543210'];
    const state = { version: 3, parts } as const;
    const written = proofHead('ROUND_PAIRED', false, state, ['Q1'], new Map(), {
      writer: 'k3f9',
      heads,
    });
    expect(written).toBe(head);
    expect(parseProof(`${head} #5be0`)).toMatchObject({ writer: 'k3f9', heads, digest: '5be0' });
    expect(headMark({ digest: '0123456789abcdef0123456789abcdef' })).toBe(heads[0]);
  });

  test('its digest on paper: eight signs of old, twenty in groups now', () => {
    const digest = '0123456789abcdef0123456789abcdef';
    expect(shortDigest({ digest, version: 2 })).toBe('01234567');
    expect(shortDigest({ digest, version: 3 })).toBe('0123-4567-89ab-cdef-0123');
  });

  test('what an undo leaves, with its version; before version 3 there was none', () => {
    expect(stateText({ version: 3, parts })).toBe('3 E:9f00 R1:c4aa');
    expect(parseState('3 E:9f00 R1:c4aa')).toEqual({ version: 3, parts });
    expect(parseState('E:9f00 R1:c4aa')).toEqual({ version: 2, parts });
    expect(parseState('').parts.size).toBe(0);
  });
});

test('what was announced and every departure', () => {
  const rows = [
    ['contract', '1', ''],
    ['term', 'system', 'dutch-2026'],
    ['term', 'rounds', '5'],
    ['term', 'acceleration', 'Baku'],
    ['term', 'forbidden', '3-7; 4-9-12 (1, 2)'],
    ['trail', '1 Correction', '{3}-{8}: 0-1 => 1-0'],
    ['trail', '3 MPA', '{3}-{10} => {10}-{3}'],
    ['phase', '3', ''],
    ['rating', '1', '{1}-{2}: 1-0 => ½-½'],
    ['pairs', '3', '{10}-{3} {1}=PAB'],
    ['roll', '', '{5}=out {7}=4½'],
  ];
  const stored = parseStoredEvent(rows)!;
  expect(stored).toEqual({
    terms: {
      system: 'dutch-2026',
      rounds: '5',
      acceleration: 'Baku',
      forbidden: '3-7; 4-9-12 (1, 2)',
    },
    termsVersion: 1,
    departures: [
      { kind: 'Correction', round: 1, text: '{3}-{8}: 0-1 => 1-0' },
      { kind: 'MPA', round: 3, text: '{3}-{10} => {10}-{3}' },
    ],
    manualEdit: 3,
    ratingOnly: [{ round: 1, white: 1, black: 2, was: '1-0', is: '½-½' }],
    lastPairs: { round: 3, text: '{10}-{3} {1}=PAB' },
    attendance: ['{5}=out', '{7}=4½'],
  });
  expect(storedEventRows(stored)).toEqual(rows);
  expect(storedEventRows(NOTHING_STORED)).toEqual([['contract', '1', '']]);
});

test('earlier rounds', () => {
  const rows = [
    [1, '1/6/0-1;7/2/½-½;3/8/1-0F;9/4/adj;5/10/1-0U;11//bye;12//bye ½;13//bye 0'],
    [2, '8/9/'],
  ] as const;
  expect(makeRecord(parseRecord(rows)!)).toEqual(rows);
  expect(parseRecord([[1, '1/6/white wins']])).toBeNull();
});

test.each([
  ['1-0', 'win', 'loss'],
  ['½-½', 'draw', 'draw'],
  ['0-1', 'loss', 'win'],
  ['1-0F', 'forfeitWin', 'forfeitLoss'],
  ['0-1F', 'forfeitLoss', 'forfeitWin'],
  ['0-0F', 'forfeitLoss', 'forfeitLoss'],
  ['adj', 'adjourned', 'adjourned'],
  ['0-0', 'loss', 'loss'],
  ['½-0', 'draw', 'loss'],
  ['0-½', 'loss', 'draw'],
  ['bye', 'pairingBye', null],
  ['bye 1', 'fullBye', null],
  ['bye ½', 'halfBye', null],
  ['bye 0', 'zeroBye', null],
  ['', 'pending', 'pending'],
] as const)('the result “%s”', (word, white, black) => {
  expect(storedResult(white, black)).toBe(word);
  expect(readStoredResult(word)).toEqual({ white, black });
});

test('attendance', () => {
  const players = SEVEN.players.map((player) => ({
    ...player,
    withdrawn: player.no === 5,
    requestedByes: new Map(
      player.no === 7
        ? ([
            [4, 'halfBye'],
            [5, 'fullBye'],
            [3, 'zeroBye'],
          ] as const)
        : [],
    ),
  }));
  const record = ['{5}=out', '{7}=4½', '{7}=5+', '{7}=3'];
  expect(attendanceRecord({ ...SEVEN, players })).toEqual(record);
  expect(attendanceChanges(record, { ...SEVEN, players })).toEqual([]);
  expect(attendanceChanges([], { ...SEVEN, players })).toEqual([
    { no: 5, withdrawn: true, byes: null },
    { no: 7, withdrawn: null, byes: { was: '', is: '3, 4½, 5+' } },
  ]);
});

describe('a snapshot of the undo store', () => {
  const first =
    '{"id":7,"time":"2026-05-01 10:06","title":{"key":"pane.round-paired","args":{"round":3,"games":5}},"sheets":["Round 3"]}';

  test('of version 1 is read: its phrase was its action', () => {
    expect(readHeading(first)).toMatchObject({ id: 7, action: 'ROUND_PAIRED', said: '' });
    expect(headingIn(first).title).toEqual({
      key: 'pane.round-paired',
      args: { round: 3, games: 5 },
    });
  });

  test('of version 2 has what versions before read, and says it in words', () => {
    const heading = headingIn(first);
    const stored = storedHeading(heading, 'fr');
    expect(JSON.parse(stored)).toMatchObject({
      ...(JSON.parse(first) as object),
      version: 2,
      action: 'pane.round-paired',
      said: expect.stringContaining('3'),
    });
    expect(headingIn(stored)).toEqual(heading);
  });

  test('whose phrase is gone, or wants more than is kept, is shown in the words of the time', () => {
    const stored = JSON.parse(storedHeading(headingIn(first), 'en')) as Record<string, unknown>;
    const shown = (change: object) => headingIn(JSON.stringify({ ...stored, ...change })).title;
    const said = { key: 'pane.history-said', args: { what: stored.said } };
    expect(shown({ title: { key: 'pane.round-paired' } })).toEqual(said);
    expect(shown({ action: undefined, title: { key: 'course.gone' } })).toEqual(said);
    expect(shown({ title: { key: 'renamed.since', args: { round: 3, games: 5 } } })).toEqual({
      key: 'pane.round-paired',
      args: { round: 3, games: 5 },
    });
  });
});

describe('the registry', () => {
  const looks = { key: 'standings', name: 'Standings', mode: 'replace' as const };
  const written = [{ row: 0, column: 0, rows: 1, columns: 2 }];
  const row = (plan: object) => ['standings', ...pieces(JSON.stringify(plan))];

  test('of version 1 holds the cells, from which the areas follow', () => {
    const plan = { ...looks, blocks: [{ row: 0, column: 0, cells: [['a', 'b']] }] };
    expect([...plansIn([row(plan)]).values()]).toEqual([{ ...looks, blocks: [], written }]);
  });

  test('of version 2 is read and written; one of a version to come is as none', () => {
    const plan = { ...looks, blocks: [], written };
    const plans = plansIn([row(plan)]);
    const [[key, ...cells]] = registryRows(plans);
    expect([key, JSON.parse(joinPieces(cells))]).toEqual(['standings', { version: 2, ...plan }]);
    expect(plansIn(registryRows(plans))).toEqual(plans);
    expect(plansIn([row({ ...plan, version: 3 })]).size).toBe(0);
  });
});

test('the headers of a log that is written today are among those by which one is found', () => {
  for (const language of LANGUAGES) {
    const { blocks } = logSheet([], '', language);
    const words: readonly (readonly unknown[])[] = Object.values(LOG_HEADERS);
    blocks[1].cells[0].forEach((header, column) => expect(words[column]).toContain(header));
  }
});

describe('who shares a workbook', () => {
  const desk = { id: 'k3f9q', name: 'Ann Alder', until: '2026-05-01T14:10:00.000Z' };
  const bea = {
    ...{ id: 'b7x2m', name: 'Bea' },
    entered: [{ section: 'u14', round: 3, white: 12, black: 7, result: '1-0' }],
  };

  test('the desk, and the cell of a writer', () => {
    expect(leaseText(desk)).toBe('1 k3f9q 2026-05-01T14:10:00.000Z Ann Alder');
    expect(readLease(leaseText(desk))).toEqual(desk);
    const text = '{"version":1,"id":"b7x2m","name":"Bea","entered":[["u14",3,12,7,"1-0"]]}';
    expect(writerText(bea)).toBe(text);
    expect(readShared([['1 k3f9q 2026-05-01T14:10:00.000Z Ann Alder'], [''], [text]])).toEqual({
      desk,
      writers: [bea],
    });
  });

  test.each(['', '2 k3f9q 2026-05-01T14:10:00.000Z Ann', '1 k3f9q soon Ann', 'mine', null])(
    'a desk of %j is nobody’s',
    (cell) => expect(readLease(cell)).toBeNull(),
  );

  test('a writer keeps their row; a new one takes a free row, and none when all are taken', () => {
    const rows = Array.from({ length: SHARED_ROWS }, () => ['']);
    const row = rowOfWriter(rows, bea)!;
    expect(row).toBeGreaterThan(0);
    rows[row] = [writerText({ ...bea, id: 'other' })];
    const next = rowOfWriter(rows, bea)!;
    expect([row, 0, null]).not.toContain(next);
    rows[next] = [writerText(bea)];
    expect(rowOfWriter(rows, bea)).toBe(next);
    for (let at = 1; at < SHARED_ROWS; at++) if (at !== next) rows[at] = ['x'];
    expect([rowOfWriter(rows, bea), rowOfWriter(rows, { id: 'new' })]).toEqual([next, null]);
  });
});
