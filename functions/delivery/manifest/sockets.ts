import type { FunctionSpec } from './types.ts';

/** The live channel: handles the begin, the messages and the end of a connection. */
export const sockets = {
  entry: 'functions/people/live/socket-handler.ts',
  needs: ['table:write'],
} as const satisfies FunctionSpec;
