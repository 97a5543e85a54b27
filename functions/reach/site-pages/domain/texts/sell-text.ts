/** The words of the page for sellers; the site and its document are both made of it. */
export const sellText = {
  title: 'Sell your home yourself',
  intro:
    'You know it best. Put it on sale free or for one fixed price, talk to buyers directly, and keep everything in one place until you hand over the keys.',
  postcode: {
    label: 'Your postcode',
    hint: 'See what similar homes ask now and, in England and Wales, what homes nearby sold for',
    submit: 'See prices',
  },
  start: 'Start your listing',
  effort: 'About 20 minutes. We save as you go, so you can stop at any time.',
  saving: {
    title: 'What you’d save against an agent',
    text: 'Put in your own figures. An agent takes a share of the price; Gable costs the same whatever your home sells for.',
  },
  offersTitle: 'What you get',
  offers: [
    {
      title: 'A price with reasons',
      text: 'What similar homes on sale ask and, in England and Wales, what homes near yours sold for, next to your own price.',
    },
    {
      title: 'Viewings when it suits you',
      text: 'Offer the times you want. Buyers book one, you confirm it, and both of you get a calendar invitation.',
    },
    {
      title: 'Buyers, directly',
      text: 'Messages, viewings and offers in one conversation for each buyer. Your phone number stays private until you accept an offer.',
    },
    {
      title: 'Offers side by side',
      text: 'Compare sums, funding and chains. Accept, counter or decline, and keep the others as backups.',
    },
    {
      title: 'The way to completion',
      text: 'Every step after the offer with its dates, the memorandum of sale, and a link for your solicitor.',
    },
    {
      title: 'Careful with your home',
      text: 'Your house number can stay hidden until you confirm a viewing, and you choose who may book one.',
    },
  ],
  prices: {
    title: 'What it costs',
    text: 'One payment for the whole time on sale, VAT included, and no commission. [How it works, step by step](/how-it-works)',
  },
} as const;
