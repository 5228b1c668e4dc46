import { isMainThread } from 'worker_threads';
import { answerChecks, checkMany } from './checkPool';
import { nodeIo } from './io';
import { run } from './run';

if (isMainThread)
  void run(process.argv.slice(2), { ...nodeIo, checkMany }).then((code) => {
    // No process.exit(): output that still waits in a pipe must go out first.
    process.exitCode = code;
  });
else answerChecks(nodeIo);
