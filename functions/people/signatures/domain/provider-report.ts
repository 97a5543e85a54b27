/** How far an envelope, the paper with its signers at a provider, is. */
export type EnvelopeStatus = 'draft' | 'pending' | 'completed' | 'rejected' | 'cancelled';

/** Whom a provider asks for a signature; numbers are the provider's. */
export interface EnvelopeSigner {
  /** The place in which we named them, from 1. */
  readonly place: number;
  readonly recipientId: number;
  readonly status: 'waiting' | 'signed' | 'declined';
  /** When they signed or declined. */
  readonly at?: string;
  /** Where they sign: whoever has the address can, so nothing keeps it. */
  readonly url: string;
}

/** What a provider says of an envelope now. */
export interface EnvelopeReport {
  readonly status: EnvelopeStatus;
  readonly signers: readonly EnvelopeSigner[];
}
