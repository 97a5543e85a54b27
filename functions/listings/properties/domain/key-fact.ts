/** The group of questions in which a fact is asked, and the part of the page in which it is shown. */
export type KeyFactGroup = 'supplies' | 'connection' | 'outside' | 'access' | 'rights' | 'risks' | 'building';

interface AskedFact {
  /** On the home's page, in comparisons and for staff. */
  readonly label: string;
  /** What the seller is asked. Default: the label. */
  readonly question?: string;
  readonly hint?: string;
  readonly group: KeyFactGroup;
  /** A fact of yes or no: asked and shown only where it's yes. */
  readonly onlyIf?: 'floodedInFiveYears';
  /** For readers of the OpenAPI document. */
  readonly note: string;
}
/** Any of several options, in the order in which the seller sees them. Nothing goes beside `none`. */
interface SeveralFact extends AskedFact {
  readonly answer: 'several';
  readonly options: Readonly<Record<string, string>>;
  /** What buyers read when the seller said that there is none. */
  readonly ifEmpty: string;
}
interface OneFact extends AskedFact {
  readonly answer: 'one';
  readonly options: Readonly<Record<string, string>>;
}
interface YesNoFact extends AskedFact {
  readonly answer: 'yes_no';
  /** What buyers read. */
  readonly yes: string;
  readonly no: string;
  /** What the seller reads when the group is closed; missing for an answer that isn't worth a word. */
  readonly summary?: { readonly yes: string; readonly no?: string };
}
interface TextFact extends AskedFact {
  readonly answer: 'text';
  readonly example: string;
  /** The text of a seller who says that there is nothing to tell. */
  readonly none: string;
  /** Characters. */
  readonly max: number;
}
export type KeyFactEntry = SeveralFact | OneFact | YesNoFact | TextFact;
