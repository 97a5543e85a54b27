import { createElement, Fragment, type ReactNode } from 'react';

/** The names in brackets of a text. */
type Blank<Text extends string> = Text extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** What fills a blank; of a condition that is not met nothing is shown, as in JSX. */
type Filling = string | number | boolean | null | undefined;

/** Fills the blanks of a text: `fillText('[count] homes in [town]', { count: 3, town: 'Leeds' })`. */
export function fillText<Text extends string>(
  text: Text,
  values: Readonly<Record<Blank<Text>, Filling>>,
): string {
  const filled = new Map<string, Filling>(Object.entries(values));
  return text.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = filled.get(name);
    return typeof value === 'boolean' ? '' : `${value ?? ''}`;
  });
}

/** Fills the blanks of a text with links and other elements. */
export function fillNodes<Text extends string>(
  text: Text,
  nodes: Readonly<Record<Blank<Text>, ReactNode>>,
): ReactNode {
  const filled = new Map<string, ReactNode>(Object.entries(nodes));
  // Words and names of blanks in turn.
  const parts = text.split(/\[(\w+)\]/).map((part, nth) => (nth % 2 ? filled.get(part) : part));
  return createElement(Fragment, undefined, ...parts);
}
