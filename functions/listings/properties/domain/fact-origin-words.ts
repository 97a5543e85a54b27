import type { FactOrigin } from './fact-origin.ts';

const evidences = {
  vouch: 'a person’s word',
  document: 'a document',
  electronic_record: 'an electronic record',
} as const;

/** `file of 3 March 2026, evidence: a document`, to follow “from your”, “from a”. */
export function describeOrigin({ on, evidence }: FactOrigin, formatDay: (day: string) => string): string {
  return [
    on === undefined ? 'file' : `file of ${formatDay(on)}`,
    evidence !== undefined && `evidence: ${evidences[evidence]}`,
  ]
    .filter(Boolean)
    .join(', ');
}
