import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTools, type ToolSet } from './install.ts';

/** `node run.cjs infra/tools/run.ts <command> [<argument>...]` */
const commands: Readonly<Record<string, { readonly set: ToolSet; readonly file: string }>> = {
  cdk: { set: 'release', file: 'aws-cdk/bin/cdk' },
  commitlint: { set: 'commits', file: '@commitlint/cli/cli.js' },
  'conventional-changelog': { set: 'commits', file: 'conventional-changelog/dist/cli/index.js' },
  knip: { set: 'dead-code', file: 'knip/bin/knip.js' },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`name one of ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
process.env['CDK_DISABLE_CLI_TELEMETRY'] = 'true';
const file = join(installTools(command.set), 'node_modules', command.file);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
