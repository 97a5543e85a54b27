/** What people are asked to agree to. */
export const consentPurposes = [
  'terms',
  'marketing',
  'start_now',
  'advertising',
  'alerts',
  'own_advert',
] as const;
export type ConsentPurposeName = (typeof consentPurposes)[number];

interface ConsentText {
  readonly label: string;
  /** The day of the wording that people agree to now. */
  readonly version: string;
}

/** A changed wording gets a new day: the log names the one that a person saw. */
export const consentTexts: Readonly<Record<ConsentPurposeName, ConsentText>> = {
  terms: { label: 'Terms of use', version: '2026-11-30' },
  marketing: { label: 'News and offers by email', version: '2026-11-23' },
  start_now: {
    label: 'Start of a package within the 14 days in which it can be cancelled',
    version: '2026-11-28',
  },
  advertising: { label: 'Counting visits from adverts', version: '2026-11-22' },
  own_advert: {
    label: 'Your home, and the right to use an advert’s words and photos',
    version: '2026-11-30',
  },
  alerts: { label: 'Emails about homes that fit saved searches', version: '2026-11-23' },
};

/** What a seller states before an advert becomes a draft; its day is the version of `own_advert`. */
export const ownAdvertStatements = {
  ownHome: 'This advert is of my own home, or I’m authorised to sell it.',
  mayUseContent:
    'I may use its words and photos on Gable: I made them, or the agent, photographer or site that made them has agreed.',
} as const;
