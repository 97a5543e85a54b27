import * as z from 'zod';
import { account, type Stack } from './assembly.ts';

/** The values that the intrinsic functions of a stack can refer to. */
export interface Scope {
  readonly stack: Stack;
  resolve(value: unknown): unknown;
  ref(logicalId: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  exported(name: string): unknown;
  output(stackName: string, outputName: string): unknown;
}

/** The value of `AWS::NoValue`: the property or the list element is removed. */
export const noValue = Symbol('AWS::NoValue');

const Pair = z.tuple([z.string(), z.unknown()]);
const Triple = z.tuple([z.unknown(), z.unknown(), z.unknown()]);
const StackOutput = z.object({ StackName: z.unknown(), OutputName: z.string() });
const List = z.array(z.unknown());

const resolveText = (scope: Scope, value: unknown): string => {
  const resolved = scope.resolve(value);
  if (typeof resolved === 'string' || typeof resolved === 'number' || typeof resolved === 'boolean')
    return String(resolved);
  throw new Error(`expected text but found ${JSON.stringify(resolved)}`);
};

const resolveList = (scope: Scope, value: unknown): unknown[] => List.parse(scope.resolve(value));

const isTrue = (scope: Scope, value: unknown): boolean => {
  const resolved = scope.resolve(value);
  if (typeof resolved === 'boolean') return resolved;
  const name = z.object({ Condition: z.string() }).parse(resolved).Condition;
  return isConditionMet(scope, name);
};

/** Whether a named condition of the stack holds. */
export function isConditionMet(scope: Scope, name: string): boolean {
  const expression = scope.stack.Conditions[name];
  if (expression === undefined) throw new Error(`there is no condition ${name}`);
  return isTrue(scope, expression);
}

const resolveAttribute = (scope: Scope, value: unknown) => {
  const path = typeof value === 'string' ? value : z.array(z.string()).parse(value).join('.');
  const dot = path.indexOf('.');
  return scope.attribute(path.slice(0, dot), path.slice(dot + 1));
};

function substitute(scope: Scope, value: unknown): string {
  const [template, given] =
    typeof value === 'string'
      ? [value, {}]
      : z.tuple([z.string(), z.record(z.string(), z.unknown())]).parse(value);
  return template.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
    if (name.startsWith('!')) return `\${${name.slice(1)}}`;
    if (name in given) return resolveText(scope, given[name]);
    return String(name.includes('.') ? resolveAttribute(scope, name) : scope.ref(name));
  });
}

export const intrinsics: Record<string, (scope: Scope, value: unknown) => unknown> = {
  Ref: (scope, value) => scope.ref(z.string().parse(value)),
  'Fn::GetAtt': resolveAttribute,
  'Fn::Sub': substitute,
  'Fn::Join': (scope, value) => {
    const [separator, parts] = Pair.parse(value);
    return resolveList(scope, parts)
      .map((part) => resolveText(scope, part))
      .join(separator);
  },
  'Fn::Select': (scope, value) => {
    const [index, from] = z.tuple([z.coerce.number(), z.unknown()]).parse(value);
    const items = resolveList(scope, from);
    if (!(index in items)) throw new Error(`Fn::Select ${index} of ${items.length} elements`);
    return items[index];
  },
  'Fn::Split': (scope, value) => {
    const [separator, whole] = Pair.parse(value);
    return resolveText(scope, whole).split(separator);
  },
  'Fn::ImportValue': (scope, value) => scope.exported(resolveText(scope, value)),
  'Fn::GetStackOutput': (scope, value) => {
    const { StackName, OutputName } = StackOutput.parse(value);
    return scope.output(resolveText(scope, StackName), OutputName);
  },
  'Fn::If': (scope, value) => {
    const [name, yes, no] = Triple.parse(value);
    return scope.resolve(isConditionMet(scope, z.string().parse(name)) ? yes : no);
  },
  'Fn::Equals': (scope, value) => {
    const [left, right] = z.tuple([z.unknown(), z.unknown()]).parse(value);
    return resolveText(scope, left) === resolveText(scope, right);
  },
  'Fn::And': (scope, value) => List.parse(value).every((part) => isTrue(scope, part)),
  'Fn::Or': (scope, value) => List.parse(value).some((part) => isTrue(scope, part)),
  'Fn::Not': (scope, value) => !isTrue(scope, List.parse(value)[0]),
  'Fn::FindInMap': (scope, value) => {
    const [map, top, second] = Triple.parse(value).map((part) => resolveText(scope, part));
    const found = scope.stack.Mappings[map ?? '']?.[top ?? '']?.[second ?? ''];
    if (found === undefined) throw new Error(`no mapping ${map}.${top}.${second}`);
    return found;
  },
  'Fn::Base64': (scope, value) => Buffer.from(resolveText(scope, value)).toString('base64'),
};

/** The value of a pseudo parameter such as `AWS::Region`; `undefined` for other names. */
export function findPseudoParameter(stack: Stack, name: string): string | typeof noValue | undefined {
  if (name === 'AWS::NoValue') return noValue;
  const values: Record<string, string> = {
    'AWS::AccountId': account,
    'AWS::Region': stack.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${account}:stack/${stack.name}/local`,
  };
  return values[name];
}
