/** A mail with an HTML and a text version. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers in addition to the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

export interface MailContent {
  readonly subject: string;
  /** The preview in a list of mails; defaults to the first paragraph. */
  readonly preheader?: string | undefined;
  readonly picture?: MailPicture | undefined;
  /** Plain sentences; markup in them is escaped. */
  readonly paragraphs: readonly string[];
  /** What a person wrote, and who it was. */
  readonly quote?: { readonly by: string; readonly text: string } | undefined;
  /** Shown large, such as a verification code. */
  readonly code?: string;
  /** Labelled facts, such as the time and the place. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** What happens next, in its order: who does it, and by when where that is known. */
  readonly steps?: readonly MailStep[];
  /** Things with a page of their own, such as homes. */
  readonly cards?: readonly MailCard[];
  readonly action?: MailLink;
  /** What else can be done, as links below the action. */
  readonly otherActions?: readonly MailLink[];
  /** Paragraphs below the actions. */
  readonly closing?: readonly string[];
  /** Small print below the rest, such as what to do about an unexpected mail. */
  readonly footnotes?: readonly string[];
  /** The last lines: mail preferences and unsubscribing. */
  readonly links?: readonly MailLink[];
}
export interface MailPicture {
  readonly src: string;
  readonly alt: string;
  readonly href?: string | undefined;
}
export interface MailStep {
  readonly who: string;
  readonly what: string;
  readonly when?: string | undefined;
}
export interface MailCard {
  /** A few words above the title, such as what is new. */
  readonly label: string;
  readonly title: string;
  readonly href: string;
  readonly lines: readonly string[];
  readonly image?: { readonly src: string; readonly alt: string };
}
export interface MailLink {
  readonly label: string;
  readonly href: string;
}
