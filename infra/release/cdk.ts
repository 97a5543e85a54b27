import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { installTools } from '../tools/install.ts';

const root = resolve(import.meta.dirname, '../..');
/** The file of CDK's command line. */
export const findCdk = (): string => join(installTools('release'), 'node_modules/aws-cdk/bin/cdk');

export interface CdkRun {
  /** Whether its words are returned in place of printed. */
  readonly quiet?: boolean;
}

/** Runs CDK's command line in the project. @throws if it fails */
export async function runCdk(args: readonly string[], { quiet = false }: CdkRun = {}): Promise<string> {
  const child = spawn(process.execPath, [findCdk(), ...args, '--no-notices'], {
    cwd: root,
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      words += String(part);
    });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`cdk ${args[0]} failed\n${words}`);
  return words;
}
