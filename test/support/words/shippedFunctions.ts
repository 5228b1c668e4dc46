import { FUNCTIONS } from '../../../functions';
import { functionsMetadata } from '../../../scripts/build/functionsMetadata';
import type { FunctionsMetadata } from '../../../workbench/host/functionArguments';
import { startOffice } from '../pane/officeHost';

/** Makes the shipped functions known to office.js; give what it returns to `startOffice`. */
export async function shippedFunctions(): Promise<FunctionsMetadata> {
  // As the build completes functions.json: an error cell reaches the function.
  const generated = (await functionsMetadata()) as FunctionsMetadata;
  const functions = { ...generated, allowErrorForDataTypeAny: true };
  await startOffice({ functions });
  for (const [id, fn] of Object.entries(FUNCTIONS))
    CustomFunctions.associate(id, fn as (...parameters: unknown[]) => unknown);
  return functions;
}
