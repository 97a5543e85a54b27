import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { stageNames } from '../../infra/stages.ts';
import { getStageStacks } from '../support/assembly.ts';
import { dropAllowed, type Judge } from './judge.ts';
import { emptyFolder, fetchPythonPackage, readJson } from './programs.ts';

const Matches = z.array(
  z.object({
    Filename: z.string(),
    Message: z.string(),
    Rule: z.object({ Id: z.string() }),
    Location: z.object({ Path: z.array(z.unknown()).nullish() }),
  }),
);

/** cfn-lint on the templates of every stage. */
export const templates: Judge = {
  needsSite: false,
  async findFaults() {
    const program = join(fetchPythonPackage('cfn-lint==1.58.0'), 'cfn-lint');
    const written = emptyFolder('templates');
    for (const stage of stageNames)
      for (const { name, template } of (await getStageStacks(stage)).stacks)
        writeFileSync(join(written, `${name}.json`), JSON.stringify(template));
    const matches = Matches.parse(readJson(program, ['--format', 'json', `${written}/*.json`]));
    return dropAllowed(
      matches.map(
        ({ Filename, Message, Rule, Location }) =>
          `${Filename.slice(written.length + 1)}: ${Rule.Id}: ${Message} ${(Location.Path ?? []).join('/')}`,
      ),
      [[/: W3005: /, 'the CDK names what a reference implies, too']],
    );
  },
};
