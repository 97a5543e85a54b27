/** A stored text of this browser; `undefined` without one, and when storage is not available. */
export function readStoredText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text in this browser; `undefined` removes it. Failures are ignored, since storage can be off or full. */
export function storeText(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Nothing is stored.
  }
}

/** Stored JSON; `undefined` without a value, and when it is invalid. */
export function readStoredJson(name: string): unknown {
  const text = readStoredText(name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
