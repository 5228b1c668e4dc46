/**
 * Page, worker and grid answer each other in their own time: a test that fails in the browser is tried
 * once more from a new page, and its first failure is told all the same.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
