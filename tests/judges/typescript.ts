import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../../infra/generate/api-client.ts';
import { installTools } from '../../infra/tools/install.ts';
import { password } from '../support/clients/site.ts';
import type { Judge } from './judge.ts';
import { emptyFolder, readOutput } from './programs.ts';

const program = 'use-client.ts';
const checks = {
  compilerOptions: { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: ['node'] },
  files: [program],
};

/** The package of the API's client, installed from its archive: TypeScript checks a program with it, which makes an offer. */
export const typescript: Judge = {
  needsSite: true,
  async findFaults({ origin }) {
    const project = emptyFolder('typescript');
    const runNpm = (...args: readonly string[]) =>
      execFileSync('npm', [...args, '--prefix', project], { cwd: project, encoding: 'utf8' });
    const archive = runNpm('pack', buildClient(), '--silent').trim();
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    runNpm('install', '--ignore-scripts', '--no-audit', '--no-fund', archive, '@types/node@24');
    copyFileSync(join(import.meta.dirname, 'client-use', program), join(project, program));
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(checks));
    const compiler = join(installTools('clients'), 'node_modules/typescript/bin/tsc');
    const found = readOutput(process.execPath, [compiler, '--project', project, '--pretty', 'false']);
    if (found.trim() !== '') return found.trim().split('\n');
    const run = readOutput(process.execPath, [join(project, program), origin, 'buyer@gable.test', password]);
    return run.trim() === 'fine' ? [] : [`the client: ${run.trim() || 'it failed'}`];
  },
};
