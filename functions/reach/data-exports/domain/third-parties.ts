/** A company that gets data of people, what for, and which. */
export interface ThirdParty {
  readonly name: string;
  readonly purpose: string;
  readonly data: string;
}

/** The privacy policy prints these; a provider that a function begins to call is added here. */
export const thirdParties: readonly ThirdParty[] = [
  {
    name: 'Amazon Web Services',
    purpose:
      'Keeps and runs everything in London (region eu-west-2), sends our emails, and delivers pages and pictures from places near you.',
    data: 'All that the site keeps',
  },
  {
    name: 'Stripe',
    purpose:
      'Takes payments by card, by the wallet of your phone or from your bank, and pays them back. The numbers of your card and account never reach us.',
    data: 'What you type on its page, the sum, and the number of your payment',
  },
  {
    name: 'Stripe Identity',
    purpose: 'Checks your identity by document and selfie, only if you begin that.',
    data: 'Pictures of your document and face, what is on the document, and the number of your account',
  },
  {
    name: 'TrueLayer',
    purpose:
      'Lets us look at accounts that you choose at your bank, once, to see that you have a sum; only if you begin that.',
    data: 'Your bank, and the name and balances of those accounts; nothing of your account here',
  },
  {
    name: 'Documenso, or the operator’s own server of it, where memoranda of sale are signed there',
    purpose: 'Lets both sides of a sale sign the memorandum of sale, only once one of them sends it there.',
    data: 'The memorandum, which has names, contacts and terms of both sides; the name and the email address of who signs on each side; and, when you sign, your signature, network address and browser',
  },
  {
    name: 'PayPal',
    purpose: 'Takes payments from a PayPal account and pays them back.',
    data: 'Your PayPal login on its page, the sum, and the number of your payment',
  },
  {
    name: 'Ideal Postcodes',
    purpose: 'Finds addresses.',
    data: 'The postcode that you look up, without your name',
  },
  {
    name: 'The energy certificate register of England and Wales, and PropertyData',
    purpose: 'Find the energy certificate and the council tax band of your home, only if you ask for that.',
    data: 'The postcode of your home, without your name',
  },
  {
    name: 'HM Land Registry',
    purpose: 'Says what homes near yours sold for.',
    data: 'The first half of the postcode, without your name',
  },
  {
    name: 'Ofcom, the Environment Agency, data.police.uk, planning.data.gov.uk and NaPTAN',
    purpose: 'Say what is around a home on sale: broadband, flood risk, crime, schools and stations.',
    data: 'The postcode, or the position of the street, of a home on sale; nothing of who looks at it or sells it',
  },
  {
    name: 'TravelTime',
    purpose: 'Works out how long it takes from homes to a place that you choose.',
    data: 'The place and the streets of homes, to about 100 metres, and how you travel; nothing of who asks',
  },
  {
    name: 'IPinfo',
    purpose:
      'Tells from which country and region a login, a registration, a payment or a first offer comes, to find fraud.',
    data: 'Your network address, without your name',
  },
  {
    name: 'Ecologi',
    purpose: 'Plants a tree for each paid listing.',
    data: 'How many, and nothing of you',
  },
  {
    name: 'Google or Facebook, if you log in with them',
    purpose: 'Tell us your email and name.',
    data: 'They learn that you use this site',
  },
  {
    name: 'The push service of your browser, such as Google’s, Apple’s, Mozilla’s or Microsoft’s',
    purpose: 'Carries notices to your phone or computer, only if you turn them on.',
    data: 'When a notice comes, for which browser, and not what it says',
  },
  {
    name: 'The advertising network of the question at the foot of the page, where it is asked and only after a yes',
    purpose: 'Counts visits that come from our adverts.',
    data: 'Your network address and which kinds of page you open, not your account, your searches or the homes',
  },
  {
    name: 'The provider of the map',
    purpose: 'Shows streets where a map is on the page.',
    data: 'Your network address, as with any picture on the web',
  },
];
