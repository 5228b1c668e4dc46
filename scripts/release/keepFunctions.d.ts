export function keptFunctions(
  functions: readonly {
    readonly id: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly optional?: boolean;
      readonly repeating?: boolean;
    }[];
  }[],
): Record<string, string[]>;
