/** What happens to a kind of data when its person's account is erased. */
export type ErasureOutcome = 'erased' | 'pseudonymised' | 'kept';

/** One kind of data: the privacy policy, the deletion page and the erasure test read it from here. */
export interface RetentionRule {
  /** By which the kinds of rows name it, in `row-kinds.ts`. */
  readonly topic: string;
  readonly what: string;
  readonly why: string;
  /** While the account exists. */
  readonly long: string;
  readonly outcome: ErasureOutcome;
  /** Why it is kept or pseudonymised when the account is erased, and for how long. */
  readonly after: string;
}
