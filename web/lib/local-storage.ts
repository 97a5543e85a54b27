/** A stored text of this browser; null without one, and when storage is not available. */
export function readStoredText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a text in this browser, or removes it with null. Failures are ignored, since storage can be off or
 * full.
 */
export function storeText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Nothing is stored.
  }
}

/** Stored JSON; null without a value, undefined when it is invalid. */
export function readStoredJson(name: string): unknown {
  try {
    return JSON.parse(readStoredText(name) ?? 'null');
  } catch {
    return undefined;
  }
}
