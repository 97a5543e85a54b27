import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import * as z from 'zod';
import { type Allowance, dropAllowed, type Judge } from './judge.ts';
import { fetchNpmPackage } from './programs.ts';

/** Texts of people have no more characters. */
const longestText = 10_000;
/** What an attack of that length may take. */
const mostMs = 250;
const patienceMs = 20_000;
const atOnce = 4;

const allowance: Allowance = [];

const Literal = z.object({ type: z.literal('RegExpLiteral'), pattern: z.string(), flags: z.string() });
type Literal = z.output<typeof Literal>;

/** The regular expressions in a syntax tree. */
function listLiterals(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  const literal = Literal.safeParse(node).data;
  return literal ? [literal] : Object.values(node).flatMap(listLiterals);
}

const Verdict = z.object({
  status: z.string(),
  complexity: z.object({ type: z.string(), summary: z.string() }).optional(),
  attack: z.object({ string: z.string() }).optional(),
});
type Verdict = z.output<typeof Verdict>;
const Recheck = z.object({
  check: z.custom<(source: string, flags: string, options: object) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

/** Each regular expression of the functions and the site, with the first file that has it. */
function listRegexes(): { readonly file: string; readonly literal: Literal }[] {
  const byText = new Map<string, { file: string; literal: Literal }>();
  for (const file of globSync('{events,functions,web}/**/*.{ts,tsx}').toSorted()) {
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
    for (const literal of listLiterals(tree)) {
      const text = `/${literal.pattern}/${literal.flags}`;
      if (!byText.has(text)) byText.set(text, { file, literal });
    }
  }
  return [...byText.values()];
}

function isFault({ pattern, flags }: Literal, { status, complexity, attack }: Verdict): boolean {
  if (status !== 'vulnerable') return false;
  if (complexity?.summary !== '2nd degree polynomial' || !attack) return true;
  const begun = performance.now();
  new RegExp(pattern, flags).test(attack.string);
  return performance.now() - begun > mostMs;
}

/**
 * recheck on the regular expressions of the functions and the site: none takes time that grows as a power of the text
 * but the second, and that one no long time at the longest text.
 */
export const regexes: Judge = {
  needsSite: false,
  async findFaults() {
    const { check } = Recheck.parse(
      createRequire(import.meta.url)(join(fetchNpmPackage('recheck@4.5.0'), 'index.js')),
    );
    const found = listRegexes();
    const faults: string[] = [];
    for (let nth = 0; nth < found.length; nth += atOnce)
      await Promise.all(
        found.slice(nth, nth + atOnce).map(async ({ file, literal }) => {
          const options = { maxAttackStringSize: longestText, timeout: patienceMs };
          const verdict = Verdict.parse(await check(literal.pattern, literal.flags, options));
          if (isFault(literal, verdict))
            faults.push(`${file}: /${literal.pattern}/${literal.flags} ${verdict.complexity?.summary ?? ''}`);
        }),
      );
    return dropAllowed(faults, allowance);
  },
};
