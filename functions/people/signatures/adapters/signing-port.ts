import type { EnvelopeReport } from '../domain/provider-report.ts';

/** A provider of signatures that does not answer, or refuses a call. Its words are for the log: they can name people. */
export class SigningProviderError extends Error {
  override readonly name = 'SigningProvider';
  /** Of the answer; undefined without one. */
  readonly status: number | undefined;

  constructor(call: string, status: number | undefined) {
    super(`${call} failed with ${status ?? 'no answer'}`);
    this.status = status;
  }
}

/** Where a person signs: a box on a page, from the top left, in hundredths of its width and height. */
export interface SignaturePlace {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A paper that people sign, and who they are, in the order of their places. */
export interface NewEnvelope {
  /** Ours; an account has one envelope of each. */
  readonly reference: string;
  readonly title: string;
  readonly file: Uint8Array;
  readonly signers: readonly {
    readonly name: string;
    readonly email: string;
    readonly place: SignaturePlace;
  }[];
  /** Days in which they can sign, from when it is sent. */
  readonly days: number;
}

/**
 * A company at which people sign a paper. What a call does can be repeated.
 * @throws SigningProviderError from each call, where the provider is away or refuses it
 */
export interface SigningProvider {
  /** The envelope of a reference of ours, unless it is over. */
  find(reference: string): Promise<string | undefined>;
  /** Makes a draft, which nobody can sign. */
  create(envelope: NewEnvelope): Promise<string>;
  /** Opens a draft for signatures, and tells nobody. */
  open(envelopeId: string): Promise<void>;
  /** `undefined` for an envelope that was deleted. */
  read(envelopeId: string): Promise<EnvelopeReport | undefined>;
  /** The sealed paper and the certificate of a completed envelope. */
  download(envelopeId: string): Promise<{ readonly paper: Uint8Array; readonly certificate: Uint8Array }>;
  /** Deletes a draft, cancels one that waits for signatures, and leaves what is over. */
  withdraw(envelopeId: string): Promise<void>;
}
