import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

/** From its first to the place after its last character. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is rendered only while a condition holds. */
interface Branch {
  readonly test: string;
  readonly shown: Span;
}

interface Component {
  readonly file: string;
  readonly source: string;
  readonly program: ReturnType<typeof parseSync>['program'];
}

/** The elements of the site that mount a fallback when a state changes, such as after a press: `file: element`. */
export function listLateFallbacks(): readonly string[] {
  const files = globSync('web/**/*.tsx').map(readComponent);
  const suspending = new Set(files.flatMap(listSuspending));
  return files.flatMap((file) => listLate(file, suspending)).toSorted();
}

function readComponent(file: string): Component {
  const source = readFileSync(file, 'utf8');
  return { file, source, program: parseSync(file, source).program };
}

/** The functions of a file that render a Suspense themselves: `file#name`. */
function listSuspending({ file, source }: Component): readonly string[] {
  const declarations = Array.from(source.matchAll(/^(?:export (?:default )?)?(?:function|const) (\w+)/gm));
  return declarations
    .filter(({ index }, nth) => source.slice(index, declarations[nth + 1]?.index).includes('<Suspense'))
    .map(([, name = '']) => `${file}#${name}`);
}

function listLate(component: Component, suspending: ReadonlySet<string>): readonly string[] {
  const { file, source, program } = component;
  const origins = listOrigins(component);
  const branches: Branch[] = [];
  const elements: (Span & { readonly name: string })[] = [];
  const read = ({ start, end }: Span) => source.slice(start, end);
  new Visitor({
    LogicalExpression: ({ left, right }) => void branches.push({ test: read(left), shown: right }),
    ConditionalExpression: ({ test, consequent, alternate }) =>
      void branches.push({ test: read(test), shown: { start: consequent.start, end: alternate.end } }),
    IfStatement: ({ test, consequent }) => void branches.push({ test: read(test), shown: consequent }),
    // What follows an early return is the branch of its `else`.
    BlockStatement: ({ body, end }) => {
      for (const statement of body)
        if (statement.type === 'IfStatement')
          branches.push({ test: read(statement.test), shown: { start: statement.end, end } });
    },
    JSXOpeningElement: ({ name, start, end }) => void elements.push({ name: read(name), start, end }),
  }).visit(program);
  const states = listStates(source);
  return elements
    .filter(({ name }) => name === 'Suspense' || suspending.has(`${origins.get(name) ?? file}#${name}`))
    .filter((element) =>
      branches.some(
        ({ test, shown }) => shown.start <= element.start && element.end <= shown.end && names(test, states),
      ),
    )
    .map(({ name }) => `${file}: ${name}`);
}

/** The files of the components that a file imports, by their names. */
function listOrigins({ file, source }: Component): ReadonlyMap<string, string> {
  const imports = source.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm);
  return new Map(
    Array.from(imports).flatMap(([, list = '', target = '']) =>
      list.split(',').map((name) => [name.trim(), path.join(path.dirname(file), target)] as const),
    ),
  );
}

/** The names of states, and of the constants that are computed from one. */
function listStates(source: string): ReadonlySet<string> {
  const states = new Set(
    Array.from(source.matchAll(/const \[(\w+)[^\]]*\] = use(?:State|Reducer)\b/g), ([, name = '']) => name),
  );
  for (const [, name = '', value = ''] of source.matchAll(/const (\w+) = ((?!\(|async|use)[^;]+);/g))
    if (!value.includes('=>') && names(value, states)) states.add(name);
  return states;
}

const names = (text: string, words: ReadonlySet<string>): boolean =>
  Array.from(text.matchAll(/(?<![.'"])\b[a-z]\w*/gi)).some(([word]) => words.has(word));
