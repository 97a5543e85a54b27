import { parseSync, Visitor } from 'vite';

type Visits = ConstructorParameters<typeof Visitor>[0];

const visit = (code: string, visits: Visits, file = 'code.ts'): void =>
  new Visitor(visits).visit(parseSync(file, code).program);

interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: Expression;
  readonly right?: Expression;
}
/** The value of a number, or of a product of numbers. */
function toNumber({ type, value, operator, left, right }: Expression): number | undefined {
  if (type === 'Literal' && typeof value === 'number') return value;
  if (type !== 'BinaryExpression' || operator !== '*' || !left || !right) return undefined;
  const [one, other] = [toNumber(left), toNumber(right)];
  return one === undefined || other === undefined ? undefined : one * other;
}

/** The numbers that a source writes, and their products. */
export function numbersOf(code: string): readonly number[] {
  const numbers: number[] = [];
  const add = (node: Expression): void => {
    const number = toNumber(node);
    if (number !== undefined) numbers.push(number);
  };
  visit(code, { Literal: add, BinaryExpression: add });
  return numbers;
}

/** The members of objects that a source names, as `Math.random`. */
export function membersOf(code: string): readonly string[] {
  const members: string[] = [];
  visit(code, {
    MemberExpression: ({ object, property, computed }) => {
      if (object.type === 'Identifier' && property.type === 'Identifier' && !computed)
        members.push(`${object.name}.${property.name}`);
    },
  });
  return members;
}

/** Each identifier of a source once: variables, parameters, types, properties, elements of JSX. */
export function identifiersOf(code: string, file = 'code.ts'): readonly string[] {
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }): void => void names.add(name);
  visit(code, { Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }, file);
  return [...names];
}

/** The names that a source calls or constructs without an argument, as `Date`. */
export function emptyCallsOf(code: string): readonly string[] {
  const calls: string[] = [];
  const add = ({
    callee,
    arguments: given,
  }: {
    readonly callee: object;
    readonly arguments: readonly unknown[];
  }) => {
    if ('name' in callee && typeof callee.name === 'string' && given.length === 0) calls.push(callee.name);
  };
  visit(code, { CallExpression: add, NewExpression: add });
  return calls;
}
