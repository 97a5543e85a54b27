import { escapeHtml } from '../../base/http.ts';

const namespace = ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

export function toElement(name: string, value: string | number | boolean): string {
  return `<${name}>${escapeHtml(String(value))}</${name}>`;
}

export function toParent(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

export function toDocument(name: string, inner: string, attributes = namespace): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attributes}>${inner}</${name}>`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return entities[name ?? ''] ?? whole;
    },
  );

/** The content of each `<name>` in the text; enough for the two small documents that S3 receives. */
export function listContents(xml: string, name: string): string[] {
  return Array.from(
    xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g')),
    ([, inner = '']) => inner,
  );
}

/** The text of the first `<name>`, decoded. */
export function findText(xml: string, name: string): string | undefined {
  const [first] = listContents(xml, name);
  return first === undefined ? undefined : decodeEntities(first);
}
