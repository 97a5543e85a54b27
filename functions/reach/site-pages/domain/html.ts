import { escapeHtml } from '../../../kernel/text.ts';
/** Markup: its text is HTML, every other text is escaped where it is put into HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

/** A tag for templates: escapes each value, but markup; `undefined` is left out. Attributes are to be quoted. */
export function html(texts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(texts.map((text, nth) => text + toText(values[nth])).join(''));
}

function toText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toText).join('');
  return escapeHtml(String(part));
}

/**
 * JSON for a `<script>` that browsers do not run. In JSON a `<` is only found inside a string, where it can be written
 * as an escape, so that no text ends the element or begins a comment.
 */
export function toScriptText(json: string): Html {
  return new Html(json.replaceAll('<', String.raw`\u003c`));
}
