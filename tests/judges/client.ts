import { join } from 'node:path';
import { password } from '../support/clients/site.ts';
import { dropAllowed, type Judge } from './judge.ts';
import { emptyFolder, fetchPythonPackage, readOutput } from './programs.ts';

/** A client that openapi-python-client generates from the site's document: it logs in, reads, searches and makes an offer. */
export const client: Judge = {
  needsSite: true,
  async findFaults({ origin }) {
    const programs = fetchPythonPackage('openapi-python-client==0.29.1');
    const written = emptyFolder('client');
    const output = join(written, 'gable');
    const args = ['generate', '--url', `${origin}/openapi.json`, '--output-path', output, '--meta', 'none'];
    const said = readOutput(join(programs, 'openapi-python-client'), args);
    const warnings = said.split(/\n(?=WARNING|ERROR)/).filter((part) => /^(WARNING|ERROR)/.test(part));
    const run = readOutput(join(programs, 'python'), [
      'tests/judges/use_client.py',
      written,
      origin,
      'seller@gable.test',
      'buyer@gable.test',
      password,
    ]);
    const faults = run.trim() === 'fine' ? [] : [`the client: ${run.trim() || 'it failed'}`];
    return dropAllowed(
      [...warnings.map((part) => part.replaceAll(/\s+/g, ' ').slice(0, 300)), ...faults],
      [[/^WARNING parsing GET \/api\/blogs\/feed/, 'the generator knows no Atom']],
    );
  },
};
