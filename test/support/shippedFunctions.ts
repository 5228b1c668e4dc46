import fs from 'node:fs';
import path from 'node:path';
import { generateCustomFunctionsMetadata } from 'custom-functions-metadata';
import { FUNCTIONS } from '../../functions';
import type { FunctionsMetadata } from '../../workbench/host/functionArguments';
import { startOffice } from './officeHost';

/** Makes the shipped functions known to office.js; give what it returns to `startOffice`. */
export async function shippedFunctions(): Promise<FunctionsMetadata> {
  const folder = path.join(__dirname, '../../functions');
  const files = fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('@customfunction'));
  const { metadataJson } = await generateCustomFunctionsMetadata(files);
  // As the build completes functions.json: an error cell reaches the function.
  const generated = JSON.parse(metadataJson) as FunctionsMetadata;
  const functions = { ...generated, allowErrorForDataTypeAny: true };
  await startOffice({ functions });
  for (const [id, fn] of Object.entries(FUNCTIONS))
    CustomFunctions.associate(id, fn as (...parameters: unknown[]) => unknown);
  return functions;
}
