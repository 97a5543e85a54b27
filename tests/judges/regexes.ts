import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { parseSync } from '@swc/core';
import * as z from 'zod';
import { type Allowance, dropAllowed, type Judge } from './judge.ts';
import { fetchNpmPackage } from './programs.ts';

/** Texts of people have no more characters. */
const longestText = 10_000;
/** These read files and whole bodies of requests, in which nothing may grow faster than its text. */
const longTexts =
  /functions\/(?:properties\/adapters\/pdf-inspector|properties\/domain\/data-uri|blog\/domain\/reading|kernel\/observability\/error-redaction)\.ts$/;
/** How much slower than the plainest search of the second degree a search of the longest text may be. */
const mostTimesSlower = 3;
const timeoutMs = 20_000;
const atOnce = 2;

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
  attack: z
    .object({
      pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
      suffix: z.string(),
    })
    .optional(),
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

/** An attack at the length of the longest text; recheck makes some longer. */
function createAttack({ pumps, suffix }: NonNullable<Verdict['attack']>): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor((longestText - fixed) / Math.max(1, once)));
  return `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('')}${suffix}`;
}

/** Milliseconds of the processor, the least of three; more than `limitMs` once the search had that long. */
function measureSearch(pattern: RegExp, text: string, limitMs: number): number {
  const search = new Script('pattern.lastIndex = 0; pattern.test(text)');
  const context = createContext({ pattern, text });
  const spans = [0, 1, 2].map(() => {
    const begun = process.cpuUsage();
    try {
      search.runInContext(context, { timeout: Math.ceil(limitMs * 10) });
    } catch {
      return Infinity;
    }
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...spans);
}

/** What the plainest search of the second degree takes here and now. */
const measurePlainest = (): number => measureSearch(/a+$/, `${'a'.repeat(longestText - 1)}b`, timeoutMs / 10);

function isFault(file: string, { pattern, flags }: Literal, { status, attack }: Verdict): boolean {
  if (status !== 'vulnerable') return false;
  if (longTexts.test(file) || !attack) return true;
  const limitMs = measurePlainest() * mostTimesSlower;
  return measureSearch(new RegExp(pattern, flags), createAttack(attack), limitMs) > limitMs;
}

/**
 * recheck on the regular expressions of the functions and the site: none takes long at the longest text, and none that
 * reads files takes time that grows as a power of the text.
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
          const options = { maxAttackStringSize: longestText, timeout: timeoutMs };
          const verdict = Verdict.parse(await check(literal.pattern, literal.flags, options));
          if (isFault(file, literal, verdict))
            faults.push(`${file}: /${literal.pattern}/${literal.flags} ${verdict.complexity?.summary ?? ''}`);
        }),
      );
    return dropAllowed(faults, allowance);
  },
};
