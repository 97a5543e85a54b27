import type * as z from 'zod';
import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalClosed,
  OfferCounterDeclined,
  OfferCountered,
  OfferExpired,
  OfferMade,
  OfferPutOnHold,
  OfferRaised,
  OfferReconfirmed,
  OfferRejected,
  OfferReopened,
  OfferWithdrawn,
} from '../../events/offer.ts';
import { links } from './links.ts';
import {
  buyerName,
  type Deal,
  line,
  type Line,
  type Notice,
  type PlacedWords,
  type Scene,
  sellerName,
  sumRow,
  toBuyer as telling,
  toSeller as tellingSeller,
} from './notice.ts';
import { offerReasons, reasonWords } from './reasons.ts';
import {
  counted,
  headed,
  legal,
  offered,
  offeredFor,
  offerWord,
  sentence,
  when,
  withArticle,
} from './wording.ts';

export const offerToBuyer = (data: Deal, { home }: Scene, words: PlacedWords): Notice =>
  telling(data, 'offers', { href: links.buyersOffers(), rows: [['Home', home.title]], ...words });
export const offerToSeller = (data: Deal, { home }: Scene, words: PlacedWords): Notice =>
  tellingSeller(data, 'offers', {
    href: links.sellersOffers(home.id),
    rows: [['Home', home.ownTitle]],
    ...words,
  });

const look = 'See the offer';
const answer = 'Answer the offer';
/** Nobody reads a sealed sum before the deadline, not even in a mail. */
const sealedNote = 'The sum is sealed until the deadline of best and final offers.';

const round = (
  data: z.output<(typeof BestAndFinalCalled)['detail']>,
  scene: Scene,
  words: PlacedWords,
): Notice[] =>
  data.buyerIds.map((buyerId) =>
    offerToBuyer({ ...data, buyerId }, scene, {
      rows: [
        ['Deadline', when(data.deadline)],
        ['Home', scene.home.title],
      ],
      ...words,
    }),
  );

/** An offer until it is accepted or closed. Its sum is in the notices of its own two sides and in nobody else's. */
export const offerLines: readonly Line[] = [
  line(OfferMade, (data, scene) => {
    const { home } = scene;
    const word = data.note ? 'note of interest' : 'offer';
    const whose = sentence(buyerName(data, scene));
    const body = data.sealed
      ? `${whose} made a new ${word} for ${home.ownTitle}. ${sealedNote}`
      : `${whose} made ${withArticle(word)} of ${offeredFor(data.amount, home.ownTitle, home.nation)}.`;
    const backup = data.backup ? ['Another offer stands accepted, so this one is kept as a backup.'] : [];
    return [
      offerToSeller(data, scene, {
        title: headed(data.backup ? `New backup ${word}` : `New ${word}`, home.ownTitle),
        body,
        more: [...backup, legal(home.nation)],
        rows: data.sealed
          ? [['Home', home.ownTitle]]
          : [sumRow('Sum', data.amount, scene), ['Home', home.ownTitle]],
        action: answer,
      }),
    ];
  }),

  line(OfferRaised, (data, scene) => {
    const { home } = scene;
    const whose = sentence(buyerName(data, scene));
    const word = offerWord(home.nation);
    return [
      offerToSeller(data, scene, {
        title: headed(`Changed ${word}`, home.ownTitle),
        body: data.sealed
          ? `${whose} changed their ${word} for ${home.ownTitle}. ${sealedNote}`
          : `${whose} changed their ${word} to ${offeredFor(data.amount, home.ownTitle, home.nation)}.`,
        more: [legal(home.nation)],
        rows: data.sealed
          ? [['Home', home.ownTitle]]
          : [
              sumRow('Sum', data.amount, scene),
              sumRow('Before', data.before, scene),
              ['Home', home.ownTitle],
            ],
        action: answer,
      }),
    ];
  }),

  line(OfferCountered, (data, scene) => {
    const { home } = scene;
    return [
      offerToBuyer(data, scene, {
        title: headed('Counter-offer', home.title),
        body: `${sentence(sellerName(data, scene))} would sell ${home.title} for ${offered(data.amount, home.nation)}. This stands until ${when(data.expiresAt)}.`,
        more: [legal(home.nation)],
        rows: [
          sumRow('Counter-offer', data.amount, scene),
          ['Until', when(data.expiresAt)],
          ['Home', home.title],
        ],
        action: 'Answer the counter-offer',
      }),
    ];
  }),

  line(OfferCounterDeclined, (data, scene) => [
    offerToSeller(data, scene, {
      title: headed('Counter-offer declined', scene.home.ownTitle),
      body: sentence(`${buyerName(data, scene)} declined your counter-offer for ${scene.home.ownTitle}.`),
      action: look,
    }),
  ]),

  line(OfferRejected, (data, scene) => {
    const reason = reasonWords(data.reason, offerReasons);
    const by = data.by === 'seller' ? sentence(sellerName(data, scene)) : '';
    return [
      offerToBuyer(data, scene, {
        title: headed('Offer declined', scene.home.title),
        body: by
          ? `${by} declined your ${offerWord(scene.home.nation)} for ${scene.home.title}.${reason}`
          : `Your ${offerWord(scene.home.nation)} for ${scene.home.title} was closed.${reason}`,
        more: ['You can make another one while the home is on sale.'],
        action: look,
      }),
    ];
  }),

  line(OfferWithdrawn, (data, scene) => {
    const { home } = scene;
    const word = offerWord(home.nation);
    const title = (own: string) => headed(`${sentence(word)} withdrawn`, own);
    const closed = `was closed.${reasonWords(data.reason, offerReasons)}`;
    const seller = offerToSeller(data, scene, {
      title: title(home.ownTitle),
      body:
        data.by === 'buyer'
          ? sentence(`${buyerName(data, scene)} withdrew their ${word} for ${home.ownTitle}.`)
          : `The ${word} of ${buyerName(data, scene)} for ${home.ownTitle} ${closed}`,
      action: look,
    });
    const buyer = offerToBuyer(data, scene, {
      title: title(home.title),
      body: `Your ${word} for ${home.title} ${closed}`,
      action: look,
    });
    return [...(data.by === 'seller' ? [] : [seller]), ...(data.by === 'buyer' ? [] : [buyer])];
  }),

  line(OfferExpired, (data, scene) => [
    offerToBuyer(data, scene, {
      title: headed('Offer ran out', scene.home.title),
      body: `Your ${offerWord(scene.home.nation)} for ${scene.home.title} ran out. You can make another one.`,
      action: look,
    }),
    offerToSeller(data, scene, {
      title: headed('Offer ran out', scene.home.ownTitle),
      body: `The ${offerWord(scene.home.nation)} of ${buyerName(data, scene)} for ${scene.home.ownTitle} ran out.`,
      action: look,
    }),
  ]),

  line(OfferPutOnHold, (data, scene) => [
    offerToBuyer(data, scene, {
      title: headed('Your offer is kept as a backup', scene.home.title),
      body: `The seller of ${scene.home.title} accepted another offer. Yours is kept as a backup: if that sale falls through, we ask you at once whether it still stands.`,
      action: look,
    }),
  ]),

  line(OfferReopened, (data, scene) => [
    offerToBuyer(data, scene, {
      title: headed('Available again', scene.home.title),
      body: `The sale of ${scene.home.title} fell through, and your offer counts again if you reconfirm it by ${when(data.reconfirmBy)}.`,
      rows: [
        ['Reconfirm by', when(data.reconfirmBy)],
        ['Home', scene.home.title],
      ],
      action: 'Reconfirm the offer',
    }),
    offerToSeller(data, scene, {
      title: headed('Backup buyer asked', scene.home.ownTitle),
      body: `We asked ${buyerName(data, scene)}, whose offer was a backup, to reconfirm it by ${when(data.reconfirmBy)}.`,
      action: look,
      mail: false,
    }),
  ]),

  line(OfferReconfirmed, (data, scene) => [
    offerToSeller(data, scene, {
      title: headed('Offer reconfirmed', scene.home.ownTitle),
      body: sentence(
        `${buyerName(data, scene)} reconfirmed their offer for ${scene.home.ownTitle}. You can accept it now.`,
      ),
      action: answer,
    }),
  ]),

  line(BestAndFinalCalled, (data, scene) =>
    round(data, scene, {
      title: headed('Best and final offers', scene.home.title),
      body: `The seller of ${scene.home.title} asks every buyer for their best and final offer by ${when(data.deadline)}. Sums stay sealed until then, and everybody got this same notice.`,
      action: 'Make your best offer',
    }),
  ),
  line(BestAndFinalCancelled, (data, scene) =>
    round(data, scene, {
      title: headed('No best and final offers', scene.home.title),
      body: `The seller of ${scene.home.title} called off the round of best and final offers. Your offer stands as it was before the round.`,
      action: look,
    }),
  ),
  line(BestAndFinalClosed, (data, scene) => [
    ...round(data, scene, {
      title: headed('Deadline passed', scene.home.title),
      body: `The deadline for best and final offers for ${scene.home.title} has passed. The seller reads them now and will answer you.`,
      action: look,
      mail: false,
    }),
    sellersRound(data, scene),
  ]),
];

/** To the seller alone: a round has no other side to name. */
function sellersRound(data: z.output<(typeof BestAndFinalClosed)['detail']>, { home }: Scene): Notice {
  return {
    to: data.sellerId,
    topic: 'offers',
    title: headed('Best and final offers are in', home.ownTitle),
    body: `The deadline has passed, and you can read the sums now: ${counted(data.offers, 'offer')} for ${home.ownTitle}.`,
    more: [],
    rows: [['Home', home.ownTitle]],
    href: links.sellersOffers(home.id),
    action: 'Compare the offers',
    propertyId: home.id,
    bell: true,
    mail: true,
  };
}
