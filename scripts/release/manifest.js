/** The manifest of a release: manifest.xml for another address, with an id of its own. */
const { createHash } = require('node:crypto');

const DEVELOPMENT = 'https://localhost:3000/';

/**
 * A name-based id (RFC 9562, version 5) from the address: the same address gives the same add-in with
 * every release, another address another add-in, and never that of development.
 */
function idFor(address) {
  const hash = createHash('sha1').update(`pairsheet ${address}`).digest().subarray(0, 16);
  hash[6] = (hash[6] & 0x0f) | 0x50;
  hash[8] = (hash[8] & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

/** An address as an attribute of XML has it: `&` and the like are legal in addresses. */
const inXml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Of development, whose functions must not meet those of a release in one Excel. */
const DEVELOPMENT_NAMESPACE = 'CHESSDEV';
const NAMESPACE = 'CHESS';

const withNamespace = (xml, namespace = NAMESPACE) =>
  xml.replace(
    /(<bt:String id="Functions\.Namespace" DefaultValue=")[^"]*"/,
    (_, before) => `${before}${namespace}"`,
  );

/** What `--namespace` says; letters and digits, as Excel wants a namespace and as our formulas are known by. */
function namespaceOf(words) {
  const at = words.indexOf('--namespace');
  if (at < 0) return NAMESPACE;
  const said = words[at + 1] ?? '';
  if (!/^[A-Za-z][A-Za-z0-9]{1,31}$/.test(said))
    throw new Error(
      `--namespace wants a word of letters and digits such as CHESSFED, not "${said}".`,
    );
  return said.toUpperCase();
}

function releaseManifest(xml, address, version, namespace) {
  return withNamespace(xml, namespace)
    .replace(/<Id>[^<]*<\/Id>/, `<Id>${idFor(address)}</Id>`)
    .replace(/<Version>[^<]*<\/Version>/, `<Version>${version}.0</Version>`)
    .replaceAll(DEVELOPMENT, () => inXml(address));
}

module.exports = {
  DEVELOPMENT_NAMESPACE,
  NAMESPACE,
  idFor,
  namespaceOf,
  releaseManifest,
  withNamespace,
};
