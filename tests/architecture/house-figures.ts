import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { groups, isUpward, listGroupImports, listGroupsInCircles } from './groups.ts';
import { isParticipleFirst, isVerbFirst, listNamedFunctions, share } from './names.ts';
import { houseWords, listHouseProse, listProseUses } from './prose.ts';
import { functionFiles } from './sources.ts';

/** The commit that was measured first. */
const measured = 'fec93a8';

interface Figure {
  readonly name: string;
  /** At the commit that was measured first. */
  readonly before: string;
  readonly now: string;
  readonly goal: string;
}

const formatShare = (part: number): string => `${(part * 100).toFixed(1)} %`;

function countLongTitles(): string {
  const log = execFileSync('git', ['log', '--format=%s', `${measured}..HEAD`], { encoding: 'utf8' });
  const titles = log.split('\n').filter(Boolean);
  return `${titles.filter((title) => title.length > 72).length} of ${titles.length}`;
}

const labels = ['States', 'Events in', 'Events out', 'Invariants'];

/** The groups whose README has a purpose, states, events and invariants. */
function countDocumentedGroups(): number {
  return groups.order.filter((group) => {
    const readme = readFileSync(`functions/${group}/README.md`, 'utf8');
    return labels.every((label) => readme.includes(`- **${label}**`));
  }).length;
}

function measure(): readonly Figure[] {
  const files = functionFiles();
  const functions = listNamedFunctions(files);
  const imports = listGroupImports();
  const prose = listHouseProse();
  const uses = houseWords.flatMap(([word]) => listProseUses(word, prose));
  const isParticipleName = (file: string): boolean => /^[a-z]+(?:ing|ed)\.ts$/.test(basename(file));
  return [
    {
      name: 'Exported functions of functions/ that begin with a common verb',
      before: '15 % of 1,055',
      now: `${formatShare(share(functions, isVerbFirst))} of ${functions.length}`,
      goal: '65 %',
    },
    {
      name: 'Those that begin with a gerund or participle',
      before: '12 %',
      now: formatShare(share(functions, isParticipleFirst)),
      goal: 'below 2 %',
    },
    {
      name: 'Files of functions/ whose name is one word in -ing or -ed',
      before: '60 of 475 (-ing)',
      now: `${files.filter(isParticipleName).length} of ${files.length}`,
      goal: 'below 2 %',
    },
    {
      name: 'Groups that import each other in a circle, doors left out',
      before: '11 of 17',
      now: `${listGroupsInCircles(imports).length} of ${groups.order.length}`,
      goal: '0',
    },
    {
      name: 'Imports of a later group, doors left out',
      before: '19',
      now: String(imports.filter(isUpward).length),
      goal: '0',
    },
    {
      name: 'Lines of comments, test titles and documents with a word of the house idiom',
      before: '159 words in 10,000 of comments',
      now: String(uses.length),
      goal: '0',
    },
    {
      name: 'Titles of commits over 72 characters',
      before: '356 of 524',
      now: countLongTitles(),
      goal: '0',
    },
    {
      name: 'Groups with a README of states, events and invariants',
      before: '0 of 17',
      now: `${countDocumentedGroups()} of ${groups.order.length}`,
      goal: 'all',
    },
  ];
}

process.stdout.write('| Figure | Before | Now | Goal |\n|---|---|---|---|\n');
for (const { name, before, now, goal } of measure())
  process.stdout.write(`| ${name} | ${before} | ${now} | ${goal} |\n`);
