import { createElement, Fragment, type ReactNode } from 'react';

/** The names in brackets of a text. */
type Blank<Text extends string> = Text extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** What fills a blank; of a condition that is not met nothing is shown, as in JSX. */
type Filling = string | number | boolean | null | undefined;

/** Words and names of blanks in turn. */
const divideText = (text: string): string[] => text.split(/\[(\w+)\]/);

const toText = (filling: Filling): string =>
  typeof filling === 'string' || typeof filling === 'number' ? String(filling) : '';

/** Fills the blanks of a text: `fillText('[count] homes in [town]', { count: 3, town: 'Leeds' })`. */
export function fillText<Text extends string>(
  text: Text,
  values: Readonly<Record<Blank<Text>, Filling>>,
): string {
  const filled = new Map<string, Filling>(Object.entries(values));
  return divideText(text)
    .map((part, nth) => (nth % 2 === 0 ? part : toText(filled.get(part))))
    .join('');
}

/** Fills the blanks of a text with links and other elements. */
export function fillNodes<Text extends string>(
  text: Text,
  nodes: Readonly<Record<Blank<Text>, ReactNode>>,
): ReactNode {
  const filled = new Map<string, ReactNode>(Object.entries(nodes));
  const parts = divideText(text).map((part, nth) => (nth % 2 === 0 ? part : filled.get(part)));
  return createElement(Fragment, undefined, ...parts);
}
