interface Comment {
  /** Whose login writes it. */
  readonly by: string;
  readonly daysAgo: number;
  readonly body: string;
}

/** A comment of the demo with its replies. */
export interface GuideComment extends Comment {
  /** The guide's slug. */
  readonly guide: string;
  readonly replies: readonly Comment[];
}

const [seller, buyer, agent, staff] = [
  'seller@gable.test',
  'buyer@gable.test',
  'helen.marsh@gable.test',
  'staff@gable.test',
];

export const guideComments: readonly GuideComment[] = [
  {
    guide: 'how-to-price-your-home',
    by: buyer,
    daysAgo: 2,
    body: 'The square metre trick was an eye-opener. Two flats in our block that sold for the same price turned out to be 9 m² apart. Where do you find the floor area of a home that sold before it had an energy certificate?',
    replies: [
      {
        by: staff,
        daysAgo: 2,
        body: 'There’s often a later certificate from a letting, so search the register by postcode, not by sale. Failing that, an old floor plan from the agent who sold it is good enough for a comparison.',
      },
      {
        by: seller,
        daysAgo: 1,
        body: 'Our neighbour simply told me when I asked. People like to talk about what they got.',
      },
    ],
  },
  {
    guide: 'how-to-price-your-home',
    by: seller,
    daysAgo: 1,
    body: 'We started 4% too high and waited six weeks. One proper reduction into the next search band brought three viewings in a weekend. I wish I had read this in spring.',
    replies: [],
  },
  {
    guide: 'viewings-with-care',
    by: seller,
    daysAgo: 20,
    body: 'I would add: ask people to take off muddy shoes before they come in, and have a few clean slippers by the door. Nobody minds, and it slows them down enough to look properly.',
    replies: [{ by: buyer, daysAgo: 19, body: 'As a buyer I second this. It feels like being invited in.' }],
  },
  {
    guide: 'stamp-duty-lbtt-and-ltt',
    by: buyer,
    daysAgo: 30,
    body: 'Does a share in a house that I inherited with my brother count as another home, if neither of us lives there?',
    replies: [
      {
        by: staff,
        daysAgo: 29,
        body: 'It can. There’s a rule about inherited shares of half or less in the first three years, and it differs a little between the nations, so this is one to put to your solicitor with the date of the inheritance.',
      },
    ],
  },
  {
    guide: 'photograph-your-home-with-a-phone',
    by: agent,
    daysAgo: 5,
    body: 'Chest height is right. The pictures on our own pages improved the day we stopped holding the camera at eye level.',
    replies: [],
  },
];
