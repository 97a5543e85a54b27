/** A text that this browser kept; null where there is none, or where it keeps nothing. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or forgets it. Where storage is switched off or full, people still get on. */
export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Nothing is kept, then.
  }
}

/** What was kept as JSON; null where there is none, undefined where it is mangled. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(keptText(name) ?? 'null');
  } catch {
    return undefined;
  }
}
