import { DamagedFile } from '../../src/xlsx/package/damaged';
import { makeXml, parseXml } from '../../src/xlsx/package/xml';

const again = (text: string): string => makeXml(parseXml(text)).replace(/^<\?xml.*\?>\n/, '');

test('what is not changed is written as it was read', () => {
  const text =
    '<a xmlns:r="x" r:id="1" t="a &amp; &quot;b&quot;&#10;c"><b/><t xml:space="preserve"> x &lt;&gt; y\n</t></a>';
  expect(again(text)).toBe(text);
});

test('comments, instructions and CDATA; numbers of letters', () => {
  expect(again('<?xml version="1.0"?><!-- a --><a><![CDATA[1 < 2]]>&#65;&#x1F600;</a>')).toBe(
    '<a>1 &lt; 2A😀</a>',
  );
});

test('a main language with a prefix is read as one without', () => {
  const root = parseXml('<x:row xmlns:x="m"><x:c r:id="1"/><y:c/></x:row>');
  expect(root.elements.map(({ name }) => name)).toEqual(['c', 'y:c']);
  expect(root.get('xmlns')).toBe('m');
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an element that is not closed', '<a><b></a>'],
  ['nothing', ''],
  ['a tag that is cut off', '<a><b'],
  ['too deep', '<a>'.repeat(300)],
])('%s is told', (_, text) => {
  expect(() => parseXml(text)).toThrow(DamagedFile);
});

test('an entity that nobody defined is left as it is written', () => {
  expect(parseXml('<a>&b; &#x110000;</a>').text).toBe('&b; &#x110000;');
});

test('letters that XML cannot hold are left out', () => {
  const root = parseXml('<a/>');
  root.children.push('a\u0000\u0007b');
  expect(makeXml(root)).toContain('<a>ab</a>');
});
