/** What a check found: a deployment would fail or do harm, or something stays off. */
export interface Finding {
  readonly kind: 'refusal' | 'note';
  /** What is wrong and what to do. */
  readonly text: string;
}

export function toRefusal(text: string): Finding {
  return { kind: 'refusal', text };
}
export function toNote(text: string): Finding {
  return { kind: 'note', text };
}
