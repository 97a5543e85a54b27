import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Each identifier in a file once: variables, parameters, types, properties, elements of JSX. */
export function identifiersOf(file: string): readonly string[] {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }): void => void names.add(name);
  const visitor = new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return [...names];
}
