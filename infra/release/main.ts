import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { referencesContext } from '../constructs/references.ts';
import { stageNames } from '../stages.ts';
import { runCdk } from './cdk.ts';
import { compareStages } from './compare.ts';
import { type CdkCommands, releaseStage } from './release-stage.ts';
import { Outputs } from './stack-outputs.ts';

const usage = `Releases the stacks of a stage, or shows what a change does to them:

  npm run deploy -- -c stage=dev             (builds, then deploys wave by wave; needs AWS credentials)
  npm run stacks -- synth FOLDER             (the templates of all stages, without bundles and credentials)
  npm run stacks -- compare BEFORE AFTER     (the differences between two such folders)`;

const root = resolve(import.meta.dirname, '../..');

function exitWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/**
 * CDK's command line for one stage, with the choices of the command as `-c <name>=<value>`; its assembly is in
 * `cdk.out/<stage>`.
 */
function createCommands(stage: string, choices: readonly string[]): CdkCommands {
  const directory = join(root, 'cdk.out', stage);
  const ofWave = 'outputs-of-wave.json';
  const parse = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'));
  return {
    async synthesize(digests) {
      const context = [...choices, '-c', `${referencesContext}=${JSON.stringify(digests)}`];
      await runCdk(['synth', '--quiet', '--output', directory, ...context]);
      return { manifest: parse('manifest.json'), readTemplate: parse };
    },
    async deploy(ids) {
      const options = ['--exclusively', '--require-approval', 'never', '--concurrency', '4'];
      await runCdk([
        'deploy',
        ...ids,
        '--app',
        directory,
        '--outputs-file',
        join(directory, ofWave),
        ...options,
      ]);
      return Outputs.parse(parse(ofWave));
    },
  };
}

async function deploy(context: readonly string[]): Promise<void> {
  const stage = context.find((entry) => entry.startsWith('stage='))?.slice('stage='.length);
  if (stage === undefined || !stageNames.includes(stage))
    exitWith(`Name the stage to deploy by -c stage=<name>: ${stageNames.join(', ')}.`);
  const outputs = await releaseStage(
    createCommands(
      stage,
      context.flatMap((entry) => ['-c', entry]),
    ),
  );
  writeFileSync(join(root, 'cdk.out', stage, 'outputs.json'), JSON.stringify(outputs));
}

/** Writes the templates of every stage, checked as for a deployment. */
async function synthesizeAll(folder: string): Promise<void> {
  const { synthesize } = await import('../app.ts');
  for (const stage of stageNames) {
    const directory = resolve(folder, stage);
    mkdirSync(directory, { recursive: true });
    synthesize(stage, { directory, checked: true });
    process.stdout.write(`${stage}: ${directory}\n`);
  }
}

const { values, positionals } = parseArgs({
  options: { context: { type: 'string', short: 'c', multiple: true, default: [] } },
  allowPositionals: true,
});
const [command, before, after] = positionals;
if (command === 'deploy') await deploy(values.context);
else if (command === 'synth' && before !== undefined) await synthesizeAll(before);
else if (command === 'compare' && before !== undefined && after !== undefined)
  process.stdout.write(await compareStages(resolve(before), resolve(after)));
else exitWith(usage);
