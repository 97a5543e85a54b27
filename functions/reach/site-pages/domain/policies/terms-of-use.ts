import type { PolicyText } from './policy-text.ts';

export const termsOfUse: PolicyText = {
  title: 'Terms of use',
  changed: '2026-11-30',
  inShort:
    'Gable gives owners the tools to sell their own home and buyers the facts to choose one. The sale itself is between the two of you. Tell the truth, be fair to the other side, and take legal advice before you sign.',
  parts: [
    {
      title: 'Who these terms are between',
      blocks: [
        'They are between you and the operator of this site, called “we” here. You agree to them when you open an account. Looking at homes needs no account.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        {
          kind: 'points',
          items: [
            'You are at least 18 years old, and the account is for you alone.',
            'The email address is yours: a six-digit code proves it. Other people see your username.',
            'Keep your password to yourself. If you think someone else knows it, choose a new one; that logs out every device.',
            'You can delete the account at any time, unless a sale of yours is under way, or a payment or refund of yours is on its way or disputed.',
          ],
        },
      ],
    },
    {
      title: 'If you sell',
      blocks: [
        {
          kind: 'points',
          items: [
            'You own the home, or its owners have authorised you to sell it.',
            'What you say about it is true and complete as far as you know, above all the key facts, and you keep it up to date. Leaving out something a buyer needs to know can break the law.',
            'You have the right to publish the photos, plans and text. You let us show them on this site, in the sizes and formats it needs, for as long as the home has a page here.',
            'You have the energy certificate the law requires, and in Scotland the Home Report, before you put the home on sale.',
            'You treat buyers fairly and don’t turn anyone away for a reason that equality law forbids.',
          ],
        },
      ],
    },
    {
      title: 'Packages',
      blocks: [
        'A package puts a home on sale for a number of days at the price shown [with what it contains](/how-it-works), VAT included. There is no commission. The days stop counting while a sale is with the solicitors, and putting the home back on sale after one falls through is free.',
        'You can cancel a package within 14 days of paying for it. It starts straight away only if you ask; otherwise it starts after those 14 days, and a home without another package stays off the market until then.',
        'Until a package starts, and in the first 24 hours after you asked us to start it, you get everything back. After that, each day that has begun is charged, the first one too. A donation for trees comes back with your refund: its trees are ordered 14 days after you pay, when a package can no longer be cancelled.',
      ],
    },
    {
      title: 'If you buy',
      blocks: [
        {
          kind: 'points',
          items: [
            'The facts on a home’s page come from its seller. We show them as given; we haven’t surveyed the home.',
            'We estimate taxes, mortgages and running costs to give you an idea. They aren’t an offer or advice.',
            'Have a solicitor or licensed conveyancer do the legal work, and a surveyor look at the home.',
          ],
        },
      ],
    },
    {
      title: 'What we are and aren’t',
      blocks: [
        'We are not a party to the sale, we do not value or survey homes, and we hold no deposit. In England and Wales nothing agreed here binds either side to buy or sell before contracts are exchanged; in Northern Ireland the same is true before the signed contract is accepted, and in Scotland before the missives are concluded.',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'points',
          items: [
            'Homes that are not for sale, false prices, or the same home listed twice.',
            'Deceiving, threatening or harassing anyone, or asking for money outside a sale.',
            'Scraping the site, or getting round its limits.',
            'Anything illegal.',
          ],
        },
        'We may take a home off the site or block an account for this. We’ll tell you, and you can [ask us](/contact-us) to look again.',
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'We run the site with reasonable care, but can’t promise that it will always be available. We’re responsible for foreseeable loss that we cause by breaking these terms or not taking reasonable care. Nothing here limits anything the law doesn’t allow us to limit, or your rights as a consumer.',
      ],
    },
    {
      title: 'Changes, and the law that applies',
      blocks: [
        'If we change these terms, we publish the new ones here with their date. They apply to what you do from that day; what you bought or agreed before keeps the terms of its day. The law of England and Wales applies; if you live in Scotland or Northern Ireland, you can also go to the courts there and keep the protection of their law.',
      ],
    },
  ],
};
