import { readFileSync } from 'node:fs';

/**
 * Finds sentences of a topic, `prose/<topic>.txt`, by what they are about: a style, a setting or a picture, which stands
 * in brackets above them. A line that begins with `#` is a comment.
 */
export function readProse(topic: string): (about: string) => readonly string[] {
  const sentences = new Map<string, string[]>();
  let about: string[] = [];
  for (const line of readFileSync(new URL(`prose/${topic}.txt`, import.meta.url), 'utf8').split('\n')) {
    const [, heading] = /^\[(.+)\]$/.exec(line) ?? [];
    if (heading !== undefined) sentences.set(heading, (about = []));
    else if (line !== '' && !line.startsWith('#')) about.push(line);
  }
  return (heading) => {
    const found = sentences.get(heading);
    if (!found) throw new Error(`prose/${topic}.txt has no sentences about ${heading}`);
    return found;
  };
}
