/** The parts of the validator that the tests use; it declares no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` for a type or property that the vocabulary lacks. */
    readonly errorType?: string;
  }
  interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly object[]>>;
    readonly microdata: object;
    readonly rdfa: object;
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: Extracted): Promise<readonly Issue[]>;
  }
}
