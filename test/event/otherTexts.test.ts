import { openTrf } from '../../src/event/open/openTrf';

test.each([
  ['text-is-pgn', '[Event "Open"]\n[Site "?"]\n\n1. e4 e5 1-0\n'],
  ['text-is-json', '{"rank":1,"points":5,"username":"alder"}\n'],
  ['text-is-json', '\uFEFF [ {"a": 1} ]'],
])('%s: a text of another program says what it is', (code, text) => {
  const opened = openTrf(text);
  expect(opened.ok ? 'read' : opened.problems.map((problem) => problem.code)).toEqual([code]);
});
