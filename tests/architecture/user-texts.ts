import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** A text that people read on the site, in a mail, in a document or in the answer of a call. */
export interface UserText {
  readonly file: string;
  /** Of the source; from 1. */
  readonly line: number;
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const sources = ['web/**/*.{ts,tsx}', 'functions/*/**/*.ts', 'infra/demo/blog/**/*.ts'];
/** Texts for developers and operators, and lists of words that are compared with what people type. */
const internal =
  /^web\/[a-z.-]+\.ts$|^functions\/delivery\/|\/contract\.ts$|\.d\.ts$|\/notifications\/domain\/rules\/index\.ts$|\/data-exports\/domain\/row-kinds\.ts$|\/(common-passwords|user-name|equality-rules|messengers|payment-[a-z]+)\.ts$/;

/** All string literals, templates and JSX texts of several words; what is computed in between is `…`. */
export function listUserTexts(): readonly UserText[] {
  return sources
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !internal.test(file))
    .flatMap((file) => listTexts(readFileSync(file, 'utf8'), file).map((text) => ({ file, ...text })));
}

/** Such as `px-2 py-0.5`. */
const isClassList = (line: string): boolean => !/[A-Z’]/.test(line) && /[a-z]-[\d[]/.test(line);

function listTexts(source: string, file: string): readonly Omit<UserText, 'file'>[] {
  const texts: (Span & { readonly text: string })[] = [];
  const skipped: Span[] = [];
  const add = ({ start, end }: Span, text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    // Names of classes and words of a search have no capital letter and no full stop.
    if (line.includes(' ') && /[A-Z.?!’]/.test(line) && !isClassList(line))
      texts.push({ start, end, text: line });
  };
  new Visitor({
    JSXText: (node) => add(node, node.value),
    Literal: (node) => void (typeof node.value === 'string' && add(node, node.value)),
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked).join('…')),
    // What is thrown for developers; an AppError and an ApiError have texts for people.
    NewExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && /^(?!AppError|ApiError)\w*Error$/.test(callee.name))
        skipped.push({ start, end });
    },
    // What is written into the log.
    CallExpression: ({ callee, start, end }) => {
      if (source.slice(callee.start, callee.end).startsWith('log.')) skipped.push({ start, end });
    },
  }).visit(parseSync(file, source).program);
  return texts
    .filter(({ start, end }) => !skipped.some((span) => span.start <= start && end <= span.end))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }));
}
