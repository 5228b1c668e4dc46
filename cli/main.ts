import { nodeIo } from './io';
import { run } from './run';

void run(process.argv.slice(2), nodeIo).then((code) => {
  // No process.exit(): output that still waits in a pipe must go out first.
  process.exitCode = code;
});
