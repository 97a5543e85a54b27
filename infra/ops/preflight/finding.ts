/** What a check found: a deployment would fail or do harm, or something stays off. */
export interface Finding {
  readonly kind: 'refusal' | 'note';
  /** What is wrong and what to do. */
  readonly text: string;
}

export const refusal = (text: string): Finding => ({ kind: 'refusal', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
