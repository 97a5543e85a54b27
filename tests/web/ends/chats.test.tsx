import { beforeEach, describe, expect, test } from 'vitest';
import { type PropertyStatus, type Side } from '../../../events/vocabulary.ts';
import { toThreadPropertyCard } from '../../../functions/deals/messages/domain/message-views.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { openSite, startLogin } from '../app.tsx';
import { findFaults, readScreen } from './reading.ts';
import { chatPath, createChatAnswers } from './threads.ts';

beforeEach(startLogin);

const otherId = (side: Side) => (side === 'buyer' ? ids.owner : ids.other);
const gone = (side: Side) => ({
  closed: 'account_gone',
  counterpart: { id: otherId(side), user_name: null },
});
const blocked = () => ({ closed: 'blocked' });
const sale = (status: string) => (side: Side) => ({ sale: { status, toUserId: otherId(side) } });

interface ChatEnd {
  readonly name: string;
  readonly home: PropertyStatus;
  readonly change: (side: Side) => Readonly<Record<string, unknown>>;
  /** Whether the reader blocked the other person themselves. */
  readonly isOwnBlock?: boolean;
  readonly reads: RegExp;
  readonly never: readonly RegExp[];
  /** The conversation’s menu, and the one of a message of the other side. */
  readonly menu: readonly string[];
  readonly message: readonly string[];
}
const menu = ['Mute', 'Archive', 'About Sam Jones', 'Report', 'Block Sam Jones'];
const message = ['Reply', 'Copy', 'Hide for me'];
const open = { home: 'live', change: () => ({}), never: [/can’t message/], menu, message } as const;
const closed = { ...open, never: [/Write a message/], message: ['Copy', 'Hide for me'] } as const;
const ends: readonly ChatEnd[] = [
  { ...open, name: 'open', reads: /Sam Jones[\s\S]*£325,000/ },
  { ...open, name: 'about a home that is paused', home: 'paused', reads: /£325,000 · Paused/ },
  { ...open, name: 'about a home that is withdrawn', home: 'withdrawn', reads: /£325,000 · Withdrawn/ },
  { ...open, name: 'about a home that is sold', home: 'completed', reads: /£325,000 · Sold\n/ },
  {
    ...open,
    name: 'about a home with a sale between the two',
    home: 'sold_stc',
    change: sale('sold_stc'),
    reads: /Sold subject to contract[\s\S]*The sale/,
  },
  {
    ...open,
    name: 'about a home whose sale to the buyer is done',
    home: 'completed',
    change: sale('completed'),
    reads: /Sold[\s\S]*The sale/,
  },
  {
    ...closed,
    name: 'ended a year after the sale',
    home: 'completed',
    change: () => ({ closed: 'ended' }),
    reads: /This conversation ended a year after the sale was completed\. You can still read it/,
  },
  {
    ...closed,
    name: 'closed by the reader’s block',
    change: blocked,
    isOwnBlock: true,
    reads: /You and this person can’t message each other\.\nUnblock Sam Jones/,
    menu: menu.slice(0, -1),
  },
  {
    ...closed,
    name: 'closed by the other one’s block',
    change: blocked,
    reads: /You and this person can’t message each other\./,
    never: [...closed.never, /Unblock/, /blocked/],
  },
  {
    ...closed,
    name: 'closed as the other one left',
    change: gone,
    reads: /A former member[\s\S]*This person has left Gable\. You can still read the conversation/,
    menu: ['Mute', 'Archive', 'Report'],
  },
];

const rows = ends.flatMap((end) => (['buyer', 'seller'] as const).map((side) => ({ ...end, side })));
/** The actions of a menu, by its button. */
const readActions = (button: Element | null): string[] =>
  [...(button?.nextElementSibling?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

describe('a conversation', () => {
  test.each(rows)('$name says so to the $side and offers what can be done', async (row) => {
    const { side, home, change, isOwnBlock = false } = row;
    const property = createProperty({ status: home });
    const answers = {
      ...createChatAnswers(side, {
        property: toThreadPropertyCard(property, ids[side === 'buyer' ? 'other' : 'owner'], new Date()),
        ...change(side),
      }),
      'GET /api/blocked-users': {
        body: {
          users: isOwnBlock ? [{ id: otherId(side), user_name: 'sam jones' }] : [],
          total: 0,
          page: 1,
          per_page: 500,
        },
      },
    };
    expect(findFaults('chat', await readScreen(chatPath, answers), row.reads, row.never)).toEqual([]);
    const { screen } = await openSite(chatPath, answers);
    const more = screen.getByRole('button', { name: /More about this conversation/ });
    await expect.poll(() => readActions(more.query())).toEqual(row.menu);
    const actions = screen.getByRole('button', { name: /^Actions for the message/ });
    expect(readActions(actions.query())).toEqual(row.message);
  });
});

test('a person with whom a sale is under way can’t be blocked, and is told why', async () => {
  const { screen } = await openSite(chatPath, createChatAnswers('buyer', sale('under_offer')('buyer')));
  await screen.getByRole('button', { name: /More about this conversation/ }).click();
  await screen.getByRole('button', { name: 'Block Sam Jones' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Block Sam Jones?' });
  await expect.element(dialog.getByText(/in a sale, so you can’t block them until it’s over/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Block', exact: true }).elements()).toEqual([]);
});
