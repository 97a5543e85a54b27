import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { findCdk } from '../../infra/release/cdk.ts';
import { folder } from './emulator.ts';

const root = resolve(import.meta.dirname, '../..');
const account = '000000000000';
export const region = 'us-east-1';
export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));
export type Outputs = Readonly<Record<string, string>>;

export interface Deployer {
  readonly bootstrap: () => Promise<void>;
  /** Deploys all stacks; returns the lines of the command line about them, one for each. */
  readonly deploy: () => Promise<string[]>;
  /** The outputs of all stacks after the latest deployment. */
  readonly readOutputs: () => Outputs;
}

/** CDK's command line against an emulator. Its words are in `.gable/foreign/deployment.log`. */
export function createDeployer(
  endpoint: string,
  providers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Deployer {
  const outputsFile = join(folder, 'outputs.json');
  const logFile = join(folder, 'deployment.log');
  const environment = {
    ...process.env,
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_REGION: region,
    AWS_EC2_METADATA_DISABLED: 'true',
    CDK_DEFAULT_ACCOUNT: account,
    CDK_DEFAULT_REGION: region,
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    FOREIGN_PROVIDERS: JSON.stringify(providers),
  };
  async function run(cwd: string, ...args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [findCdk(), ...args, '--no-notices'], {
      cwd,
      env: environment,
      signal,
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        text += String(part);
        log.write(part);
      });
    const [code]: unknown[] = await once(child, 'close');
    if (code !== 0) throw new Error(`cdk ${args[0]} failed:\n${text.split('\n').slice(-30).join('\n')}`);
    return text;
  }
  return {
    async bootstrap() {
      // Where there is no cdk.json, so that it does not synthesize an app.
      await run(folder, 'bootstrap', `aws://${account}/${region}`);
    },
    async deploy() {
      const app = `"${process.execPath}" "${join(import.meta.dirname, 'app.ts')}"`;
      const options = ['--app', app, '--output', join(folder, 'cdk.out'), '--outputs-file', outputsFile];
      const text = await run(
        root,
        'deploy',
        '--all',
        '--require-approval',
        'never',
        '--concurrency',
        '4',
        ...options,
      );
      return text.split('\n').filter((line) => line.includes('✅'));
    },
    readOutputs: () =>
      Object.assign({}, ...Object.values(Outputs.parse(JSON.parse(readFileSync(outputsFile, 'utf8'))))),
  };
}
