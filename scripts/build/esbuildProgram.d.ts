export function buildProgram(options: {
  readonly entry: string;
  readonly outfile: string;
  readonly minify: boolean;
}): Promise<void>;
