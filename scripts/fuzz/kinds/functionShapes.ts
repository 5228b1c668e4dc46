import { createRequire } from 'node:module';
import { join } from 'node:path';

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
  // Asked of the build where it lies: bundled, it would not find the files beside it.
  const fromRoot = createRequire(join(process.cwd(), 'package.json'));
  const { functionsMetadata } = fromRoot('./scripts/build/functionsMetadata') as {
    functionsMetadata(): Promise<unknown>;
  };
  const { functions } = (await functionsMetadata()) as Metadata;
  return functions.map(({ id, parameters }) => ({
    id,
    parameters: parameters.map(({ dimensionality, optional, repeating }) => ({
      isRange: dimensionality === 'matrix',
      isOptional: optional === true,
      isRepeating: repeating === true,
    })),
  }));
}
