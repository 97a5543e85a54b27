import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The output of the functions, one file per run; errors also go to the terminal. */
export interface FunctionLog {
  readonly file: string;
  print(functionId: string, line: string): void;
  close(): Promise<void>;
}

const keptRuns = 10;

export function createFunctionLog(dataDir: string, terminal: (line: string) => void): FunctionLog {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).sort().slice(0, -keptRuns)) rmSync(join(folder, old));
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.log`);
  const out = createWriteStream(file, { flags: 'a' });
  return {
    file,
    print(functionId, line) {
      out.write(`${functionId} ${line}\n`);
      if (isError(line)) terminal(`${functionId}: ${line}`);
    },
    close: () => new Promise((resolve) => out.end(() => resolve())),
  };
}

const isError = (line: string) => /"level":"(ERROR|CRITICAL)"/.test(line);
