import type { IncomingMessage, ServerResponse } from 'node:http';

export function answerFrom(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers?: Record<string, string>,
): unknown;
