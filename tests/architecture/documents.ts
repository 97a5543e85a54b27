import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { groups, toGroupFolder } from './groups.ts';

/** The documents that lead through the repository. */
export const documents: readonly string[] = ['*.md', 'docs/**/*.md', 'functions/*/*/README.md'].flatMap(
  (pattern) => globSync(pattern),
);

/** The files of the repository, and their folders. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const folders = new Set(
  files.flatMap((file) => Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index))),
);
const roots = new Set([...folders].filter((folder) => !folder.includes('/')));
const groupFolders = new Set([...groups.order, 'kernel', 'manifest']);
const toFolder = (name: string): string => {
  if (name === 'kernel') return 'functions/kernel';
  return name === 'manifest' ? 'functions/delivery/manifest' : toGroupFolder(name);
};
const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

/** The paths of `access-{messages,offers}-api.test.ts`, each with `*` for what is in pointed brackets. */
function expand(text: string): readonly string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(text) ?? [];
  if (whole === undefined || list === undefined) return [text.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '')];
  return list.split(',').flatMap((part) => expand(text.replace(whole, part)));
}

const exists = (path: string): boolean =>
  expand(path).every(
    (one) =>
      files.includes(one) ||
      folders.has(one) ||
      (one.includes('*') && [...files, ...folders].some((file) => matchesGlob(file, one))),
  );

/** Whether a text in code marks looks like a path from the root, of a group's folder, or a source's own name. */
function isMissing(text: string): boolean {
  const [first = '', ...rest] = text.split('/');
  if (rest.length === 0) return /^[\w-]+\.tsx?$/.test(text) && !names.has(text);
  if (roots.has(first)) return !exists(text);
  return groupFolders.has(first) && /\.\w+$|\/$/.test(text) && !exists([toFolder(first), ...rest].join('/'));
}

/** The paths in code marks that a document names and the repository does not have. */
export function listMissingPaths(page: string): readonly string[] {
  const marked = page.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([\w@.<>{}*,/[\]-]+)`/g);
  return Array.from(marked, ([, text = '']) => text).filter(isMissing);
}

/** A decision as its page and the index have it. */
export interface DecisionLine {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

const removeLinks = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

export function readDecision(page: string, file: string): DecisionLine {
  const [, title = ''] = /^# \d{3} (.+)$/m.exec(page) ?? [];
  const [, status = ''] = /^Date: .+? · Status: (.+)$/m.exec(page) ?? [];
  return { file, title, status: removeLinks(status) };
}

export function readIndex(): readonly DecisionLine[] {
  const lines = readFileSync('docs/decisions/README.md', 'utf8').matchAll(
    /^\| \[\d{3}\]\(([^)]+)\) \| (.+?) \| (.+?) \|$/gm,
  );
  return Array.from(lines, ([, file = '', title = '', status = '']) => ({ file, title, status }));
}
