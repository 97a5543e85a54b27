import { join } from 'node:path';
import * as z from 'zod';
import { type Allowance, dropAllowed, type Judge } from './judge.ts';
import { fetchGoProgram, fetchPythonPackage, readJson, readOutput } from './programs.ts';

const Findings = z.array(
  z.object({
    ident: z.string(),
    desc: z.string(),
    locations: z.array(z.object({ symbolic: z.object({ key: z.unknown() }) })),
  }),
);

const allowance: Allowance = [
  [/^zizmor: dangerous-triggers/, 'release.yml asks for the branch and a push, and runs no code of a fork'],
  [
    /^zizmor: secrets-inherit/,
    'the one secret is of the environment, which cannot be handed over by its name',
  ],
  [
    /^zizmor: adhoc-packages.*platforms\.yml/,
    'the lock has the database for Linux on x64 alone; elsewhere its exact version is installed without its scripts',
  ],
  [/^zizmor: self-repository/, 'the syntax with a dollar is too new for actionlint'],
];

/** actionlint and zizmor on the workflows. */
export const workflows: Judge = {
  needsSite: false,
  async findFaults() {
    const actionlint = fetchGoProgram('github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.12');
    const zizmor = join(fetchPythonPackage('zizmor==1.32.0'), 'zizmor');
    const lines = readOutput(actionlint, ['-oneline', '-no-color']).split('\n').filter(Boolean);
    const args = ['--offline', '--no-progress', '--format', 'json', '.github/workflows'];
    const findings = Findings.parse(readJson(zizmor, args));
    return dropAllowed(
      [
        ...lines.map((line) => `actionlint: ${line}`),
        ...findings.map(
          ({ ident, desc, locations }) =>
            `zizmor: ${ident}: ${desc} ${JSON.stringify(locations[0]?.symbolic.key)}`,
        ),
      ],
      allowance,
    );
  },
};
