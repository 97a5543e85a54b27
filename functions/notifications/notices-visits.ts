import {
  ViewingCompleted,
  ViewingFeedbackGiven,
  ViewingNoShow,
  ViewingNoShowDisputed,
  ViewingReconfirmed,
  ViewingReminded,
} from '../../events/viewing.ts';
import { disputeHours } from '../viewings/domain/viewing.ts';
import { buyerName, line, type Line, sellerName } from './notice.ts';
import { rowsOf, toBuyer, toSeller, withAddress } from './notices-viewings.ts';
import { headed, quoted, sentence, when } from './wording.ts';

const look = 'See your viewings';

/** A viewing from the day before it to what came of it. */
export const visitLines: readonly Line[] = [
  line(ViewingReminded, (data, scene) => {
    const soon = data.hours === 2;
    const { rows, where } = withAddress(data, scene);
    const what = soon ? 'Viewing in two hours' : 'Viewing tomorrow';
    const silent = soon ? 'has not said that they still come' : 'was asked whether they still come';
    return [
      toBuyer(data, scene, {
        title: headed(what, scene.home.title),
        body: `You view ${scene.home.title} on ${when(data.start)}.${where}`,
        rows,
        more: data.reconfirmed ? [] : ['Please say that you still come: the seller is waiting for you.'],
        action: data.reconfirmed ? look : 'Yes, I still come',
      }),
      toSeller(data, scene, {
        title: headed(what, scene.home.ownTitle),
        body: sentence(
          `${buyerName(data, scene)} views ${scene.home.ownTitle} on ${when(data.start)} and ${data.reconfirmed ? 'said that they still come' : silent}.`,
        ),
        action: look,
      }),
    ];
  }),

  line(ViewingReconfirmed, (data, scene) => [
    toSeller(data, scene, {
      title: headed('Viewing reconfirmed', scene.home.ownTitle),
      body: sentence(`${buyerName(data, scene)} still comes on ${when(data.start)}.`),
      action: look,
      mail: false,
    }),
  ]),

  // A buyer who says it themselves has given feedback already.
  line(ViewingCompleted, (data, scene) =>
    data.by === 'buyer'
      ? []
      : [
          toBuyer(data, scene, {
            title: headed('How was the viewing', scene.home.title),
            body: `You viewed ${scene.home.title} on ${when(data.start)}. Say what you think of it: you choose whether the seller sees it.`,
            rows: rowsOf(data, scene.home.title),
            action: 'Give feedback',
          }),
        ],
  ),

  line(ViewingNoShow, (data, scene) => [
    toBuyer(data, scene, {
      title: headed('Viewing missed', scene.home.title),
      body: `${sentence(sellerName(data, scene))} says that nobody came to the viewing of ${scene.home.title} on ${when(data.start)}. If that is wrong, say so within ${disputeHours} hours.`,
      action: 'See what was said',
    }),
  ]),

  line(ViewingNoShowDisputed, (data, scene) => [
    toSeller(data, scene, {
      title: headed('Missed viewing disputed', scene.home.ownTitle),
      body: `${sentence(buyerName(data, scene))} says that they did come on ${when(data.start)}.${quoted('Their words', data.reason)}`,
      action: look,
    }),
  ]),

  // Feedback that is not shared is the buyer's own note.
  line(ViewingFeedbackGiven, (data, scene) =>
    data.shared
      ? [
          toSeller(data, scene, {
            title: headed('Feedback on a viewing', scene.home.ownTitle),
            body: sentence(
              `${buyerName(data, scene)} viewed ${scene.home.ownTitle} on ${when(data.start)} and rates their interest ${data.interest} out of 5.`,
            ),
            action: 'Read the feedback',
          }),
        ]
      : [],
  ),
];
