import { isMainThread } from 'worker_threads';
import { nodeIo } from './io';
import { answerJobs, checkMany, generateMany } from './pool';
import { run } from './run';

if (isMainThread)
  void run(process.argv.slice(2), { ...nodeIo, checkMany, generateMany }).then((code) => {
    // No process.exit(): output that still waits in a pipe must go out first.
    process.exitCode = code;
  });
else answerJobs(nodeIo);
