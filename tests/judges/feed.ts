import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dropAllowed, type Judge } from './judge.ts';
import { emptyFolder, fetchCommit, fetchPythonPackage, readOutput } from './programs.ts';

/** No registry has W3C's validator of feeds. */
const repository = 'https://github.com/w3c/feedvalidator';
const commit = '43dabeb217bd8d8b0a3f12f3a6e7c39a8619d9a8';

/** W3C's validator of feeds on the latest guides. */
export const feed: Judge = {
  needsSite: true,
  async findFaults({ origin }) {
    const validator = join(fetchCommit(repository, commit), 'src');
    const python = join(fetchPythonPackage('lxml==6.0.2', ['html5lib==1.1', 'rdflib==7.1.4']), 'python');
    const file = join(emptyFolder('feed'), 'feed.xml');
    const answer = await fetch(`${origin}/api/blogs/feed`);
    writeFileSync(file, await answer.text());
    const output = readOutput(python, ['demo.py', pathToFileURL(file).href, 'AA'], { cwd: validator });
    const faults = output.split('\n').filter((line) => line.startsWith('line '));
    if (faults.length === 0 && !output.includes('No errors or warnings')) return [output];
    return dropAllowed(faults, [[/Self reference doesn't match/, 'it reads the copy in a file']]);
  },
};
