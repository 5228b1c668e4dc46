/** What the custom functions are: rows of the table, and for the others what their JSDoc says. */
const { readdirSync, readFileSync } = require('node:fs');
const { basename, join, resolve } = require('node:path');
const { generateCustomFunctionsMetadata } = require('custom-functions-metadata');
const { loadTypeScript } = require('./loadTypeScript');

const folder = resolve(__dirname, '../../functions');

/** Every file of functions/ that declares a custom function in its JSDoc, whatever room it stands in. */
const functionFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('@customfunction'));

/** Adds the functions of the table to those that were read from JSDoc. */
function withTable(generated) {
  const { TIE_BREAK_METADATA } = loadTypeScript(join(folder, 'tieBreaks/tieBreakMetadata.ts'));
  return { ...generated, functions: [...generated.functions, ...TIE_BREAK_METADATA] };
}

/** The content of functions.json before it is completed and translated. */
async function functionsMetadata() {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(functionFiles());
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return withTable(JSON.parse(metadataJson));
}

module.exports = { functionFiles, functionsMetadata, withTable };
