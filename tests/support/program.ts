import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** What `npm start` keeps as well: a third of a start is compiling. */
const compiled = resolve(import.meta.dirname, '../../node_modules/.cache/node');

export interface Program {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  printed(): string;
  /** Resolves with the first match in what is printed; rejects if the program ends without it. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Ends it as kill -9 does, with every child where it leads a group, and waits for the end. */
  killAll(): Promise<void>;
}

/** Starts a TypeScript file as a program of its own; with `group`, it leads a process group. */
export function startProgram(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
  { group = false }: { readonly group?: boolean } = {},
): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: group,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      child.emit('printed');
    });
  // The streams close after the last of their text, the process may end before.
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode ?? 'unknown');
  return {
    child,
    ended,
    killAll: async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(group ? -child.pid : child.pid, 'SIGKILL');
      await ended;
    },
    printed: () => text,
    until: (pattern) =>
      new Promise((matched, reject) => {
        const look = () => {
          const found = pattern.exec(text);
          if (found) matched(found);
        };
        child.on('printed', look);
        void ended.then((code) => reject(new Error(`ended with ${code} and printed:\n${text}`)));
        look();
      }),
  };
}
