import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCdk } from './cdk.ts';
import { listStacks } from './plan.ts';

/**
 * What a change does to the stacks of each stage, as Markdown. It compares templates and needs no credentials, as
 * the code of a change is not reviewed yet.
 */
export async function compareStages(before: string, after: string): Promise<string> {
  const sections: string[] = [];
  for (const stage of readdirSync(after).toSorted()) {
    const changes = await compareStage(join(before, stage), join(after, stage));
    sections.push(`## ${stage}\n${changes.join('\n') || '\nNo changes.\n'}`);
  }
  return `${sections.join('\n')}\n`;
}

async function compareStage(before: string, after: string): Promise<string[]> {
  const now = readStacks(after);
  const earlier = existsSync(before) ? readStacks(before) : [];
  const gone = earlier.filter(({ id }) => !now.some((stack) => stack.id === id));
  const changes = gone.map(({ name }) => `\n### ${name}\nThe stack is no longer part of the stage.\n`);
  for (const { id, name, templateFile } of now) {
    const [old, own] = [join(before, templateFile), join(after, templateFile)];
    if (!existsSync(old)) changes.push(`\n### ${name}\nA new stack.\n`);
    else if (readFileSync(old, 'utf8') !== readFileSync(own, 'utf8'))
      changes.push(`\n### ${name}\n\`\`\`\n${await diff(id, after, old)}\n\`\`\`\n`);
  }
  return changes;
}

const readStacks = (directory: string) =>
  listStacks(JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')));

async function diff(id: string, directory: string, template: string): Promise<string> {
  const words = await runCdk(
    ['diff', id, '--exclusively', '--app', directory, '--template', template, '--no-color'],
    {
      quiet: true,
    },
  );
  return words.trim();
}
