import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** A line of a comment, of a title of a test, of a note for the API's document, or of a page. */
export interface Prose {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const sources = ['*.ts', '{events,functions,infra,tests,web}/**/*.{ts,tsx}'];
const pages = ['*.md', '{docs,events,functions,infra,tests,web}/**/*.md'];

/** Words that engineers of the field do not write for what is meant, with what they write. */
export const houseWords: readonly (readonly [word: string, instead: string])[] = [
  ['nobody|somebody|anybody', 'no one, someone, anyone, or the actor'],
  ['anew', 'again'],
  ['stands', 'is, holds, counts'],
  ['told|tells', 'is notified, is mailed, shows, distinguishes'],
  ['heard', 'is notified'],
  ['beside', 'next to, with'],
  ['says|said', 'shows, states, returns; people write and answer'],
  ['whom', 'who, or the actor'],
  ['to and fro', 'in both directions'],
  ['can not', 'cannot'],
  ['none', 'no, with its noun'],
];
const toPattern = (word: string): RegExp => new RegExp(String.raw`\b(?:${word})\b`, 'i');

/** What developers read as prose, of the files that have one of these words. */
export function listHouseProse(): readonly Prose[] {
  const pattern = toPattern(houseWords.map(([word]) => word).join('|'));
  const readAll = (globs: readonly string[], read: typeof readSource): readonly Prose[] =>
    globs
      .flatMap((glob) => globSync(glob))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
      .filter(({ text }) => pattern.test(text))
      .flatMap(({ file, text }) => read(text, file));
  return [...readAll(sources, readSource), ...readAll(pages, readPage)];
}

/** `none` is right as the value of a label or a cell, and before what it counts. */
const removeValues = (text: string): string => text.replaceAll(/(?<=[:|] |')none\b|\bnone(?= of\b)/gi, '…');

/** The lines that have one of the words of a pattern, such as `told|tells`. */
export function listProseUses(word: string, among: readonly Prose[]): readonly string[] {
  return among
    .filter(({ text }) => toPattern(word).test(removeValues(text)))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
}

interface TextNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

/** Whether only developers and operators read the texts of a file: alarms, messages of commands, notes of the API. */
const isForOperators = (file: string): boolean =>
  /^(?:infra\/(?!demo\/|bundle\/)|functions\/openapi)/.test(file);

/** The comments of a source, the titles of its tests, and what it states of calls and fields. */
export function readSource(source: string, file = 'code.ts'): readonly Prose[] {
  const { program, comments } = parseSync(file, source);
  const found = comments.map(({ start, value }) => ({ start, text: value }));
  const add = (node: TextNode | undefined): void => {
    if (!node) return;
    const { type, start, value, quasis } = node;
    if (type === 'Literal' && typeof value === 'string') found.push({ start, text: value });
    if (type === 'TemplateLiteral' && quasis)
      found.push({ start, text: quasis.map((part) => part.value.cooked).join('…') });
  };
  // One word is a value.
  const addText = (node: TextNode): void => {
    if (source.slice(node.start, node.end).includes(' ')) add(node);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (/^(?:it|test|describe|field)\b/.test(source.slice(callee.start, callee.end))) add(title);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'summary') add(value);
    },
    ...(isForOperators(file) && { Literal: addText, TemplateLiteral: addText }),
  }).visit(program);
  return found.flatMap(({ start, text }) => toLines(text, file, source.slice(0, start).split('\n').length));
}

/** The lines of a page without its blocks of code. */
export function readPage(page: string, file = 'page.md'): readonly Prose[] {
  return toLines(
    page.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, '')),
    file,
    1,
  );
}

/** Without code and what is quoted, which keep their own words. */
const toLines = (text: string, file: string, first: number): readonly Prose[] =>
  text
    .replaceAll(/`[^`\n]*`|"[^"\n]*"/g, '…')
    .split('\n')
    .map((line, index) => ({ file, line: first + index, text: line.trim() }));
