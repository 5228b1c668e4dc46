import fs from 'node:fs';
import path from 'node:path';
import { generateCustomFunctionsMetadata } from 'custom-functions-metadata';

export interface Parameter {
  readonly isRange: boolean;
  readonly isOptional: boolean;
  readonly isRepeating: boolean;
}

export interface FunctionShape {
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly parameters: readonly {
      readonly dimensionality?: string;
      readonly optional?: boolean;
      readonly repeating?: boolean;
    }[];
  }[];
}

let known: Promise<readonly FunctionShape[]> | undefined;

/** Which functions there are and what they take, from the comments that the build reads; run from the project's root. */
export const functionShapes = (): Promise<readonly FunctionShape[]> => (known ??= read());

async function read(): Promise<readonly FunctionShape[]> {
  const files = fs
    .readdirSync('functions')
    .map((name) => path.join('functions', name))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('@customfunction'));
  const { metadataJson } = await generateCustomFunctionsMetadata(files);
  const { functions } = JSON.parse(metadataJson) as Metadata;
  return functions.map(({ id, parameters }) => ({
    id,
    parameters: parameters.map(({ dimensionality, optional, repeating }) => ({
      isRange: dimensionality === 'matrix',
      isOptional: optional === true,
      isRepeating: repeating === true,
    })),
  }));
}
