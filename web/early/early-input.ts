/** A control into which a reader typed, or in which they chose. */
export type EarlyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did with a document before the site’s code was there. */
export interface EarlyInput {
  /** Of the page that it was done to. */
  readonly path: string;
  /** What each control had at last: a text, or whether it was checked. */
  readonly edits: Map<EarlyControl, string | boolean>;
  /** The button that was pressed last. */
  button?: HTMLButtonElement;
  /** The control with the focus, or that had it when the page took its place. */
  focused?: EarlyControl;
  /** Ends the watch of buttons and shows what is hidden from members, as the site answers from then on. */
  readonly stop: () => void;
  /** Ends the watch of controls, too: until then the site may draw over what was typed. */
  readonly end: () => void;
}

declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var earlyInput: EarlyInput | undefined;
}
