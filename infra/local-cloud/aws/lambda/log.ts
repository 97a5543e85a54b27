import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { EndedRun } from './protocol.ts';
import { resolveTrace } from './resolve-trace.ts';

/** The output of the functions, one file per run; errors also go to the terminal. */
export interface FunctionLog {
  readonly file: string;
  /** Prints a line with the positions of its traces in the sources. */
  print(functionId: string, line: string): void;
  /** Prints the times of a run as Lambda's JSON logs do, with the processor time besides. */
  report(run: EndedRun, status: 'success' | 'error'): void;
  close(): Promise<void>;
}

const maxRuns = 10;
const delayMilliseconds = 20;

/** @param terminal gets each error, in words or, `asJson`, as the function printed it */
export function createFunctionLog(
  dataDir: string,
  terminal: (line: string) => void,
  asJson = false,
): FunctionLog {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).sort().slice(0, -maxRuns)) rmSync(join(folder, old));
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.log`);
  const out = createWriteStream(file, { flags: 'a' });
  let isTold = false;
  // Of a full disk, most of all: the site runs on without its log.
  out.on('error', (error) => {
    if (!isTold) terminal(`${file} can’t be written: ${error.message}. Calls go on without their log.`);
    isTold = true;
  });
  const waiting: (() => string)[] = [];
  const flush = () => {
    const lines = waiting.splice(0).map((format) => `${format()}\n`);
    if (lines.length > 0 && out.writable) out.write(lines.join(''));
  };
  // Formatted and written after what is under way, so that no answer waits for its line, and many lines at once: a
  // write of each run's line was in the way of the call that followed.
  const write = (format: () => string) => {
    if (waiting.push(format) === 1) setTimeout(flush, delayMilliseconds);
  };
  return {
    file,
    print(functionId, line) {
      write(() => {
        const resolved = resolveTrace(line);
        if (isError(line)) terminal(asJson ? resolved : `${functionId}: ${describeError(resolved)}`);
        return `${functionId} ${resolved}`;
      });
    },
    report: ({ functionId, requestId, time }, status) =>
      write(() => `${functionId} ${formatReport(requestId, status, time)}`),
    close() {
      flush();
      return new Promise((resolve) => (out.writable ? out.end(() => resolve()) : resolve()));
    },
  };
}

/** A line of the type `platform.report`; times are in milliseconds. */
const formatReport = (requestId: string, status: string, { duration, processor }: EndedRun['time']): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    type: 'platform.report',
    record: {
      requestId,
      status,
      metrics: {
        durationMs: roundTime(duration),
        ...(processor !== undefined && { processorMs: roundTime(processor) }),
      },
    },
  });

const roundTime = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

/** An error as the functions' logger prints it, or as Lambda prints one that a function throws. */
const ErrorLine = z.object({
  message: z.string().default('The function failed'),
  error: z.object({ name: z.string(), message: z.string(), stack: z.string().default('') }).optional(),
  errorType: z.string().default('Error'),
  errorMessage: z.string().optional(),
  trace: z.array(z.string()).default([]),
});

/** `A page was sent without its data: TimeoutError: The operation was aborted`, with the lines of its trace. */
function describeError(line: string): string {
  const parsed = ErrorLine.safeParse(parseJson(line));
  if (!parsed.success) return line;
  const { message, error, errorType, errorMessage, trace } = parsed.data;
  const thrown = errorMessage !== undefined && {
    name: errorType,
    message: errorMessage,
    stack: trace.slice(1).join('\n'),
  };
  const cause = error ?? thrown;
  if (!cause) return message;
  return [`${message}: ${cause.name}: ${cause.message}`, cause.stack].filter(Boolean).join('\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isError = (line: string) => /"level":"(ERROR|CRITICAL)"/.test(line);
