import { ChainBroken, ChainMoved, ChainTied } from '../../../../../events/chain.ts';
import type { PropertyId, UserId } from '../../../../../events/vocabulary.ts';
import { links } from '../links.ts';
import {
  definePersonalNoticeRule,
  type Notice,
  noticeDefaults,
  type NoticeText,
  type PersonalNoticeRule,
} from '../notice.ts';

interface ChainReaders {
  readonly readers: readonly {
    readonly userId: UserId;
    readonly propertyId: PropertyId;
    readonly otherId: UserId;
  }[];
}

/** One notice for each person; it names no sale but the reader’s own page. */
const createChainNotices = (
  { readers }: ChainReaders,
  words: Omit<NoticeText, 'href' | 'action'>,
): Notice[] =>
  readers.map(({ userId, propertyId, otherId }) => ({
    ...noticeDefaults,
    ...words,
    to: userId,
    topic: 'sale',
    href: `${links.sale(propertyId, otherId)}#chain`,
    action: 'See the chain',
    propertyId,
  }));

/** What the neighbours in a chain are told. */
export const chainRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(ChainTied, (data) =>
    createChainNotices(data, {
      title: 'Your sale is part of a chain',
      body: 'Someone linked their sale and their purchase. You can see how far each sale in the chain is, and they can see yours, without names, addresses or prices.',
      mail: false,
    }),
  ),
  definePersonalNoticeRule(ChainMoved, (data) =>
    createChainNotices(data, {
      title: 'Your chain moved today',
      body: 'At least one other sale in your chain got further. See how far each one is.',
      mail: false,
    }),
  ),
  definePersonalNoticeRule(ChainBroken, (data) =>
    createChainNotices(
      data,
      data.why === 'fell_through'
        ? {
            title: 'Your chain is broken',
            body: 'A sale in your chain fell through. Your own sale goes on, but ask your solicitor whether it can still complete as planned.',
          }
        : {
            title: 'Your chain is shorter',
            body: 'Someone no longer shows how their sale and purchase belong together. Nothing has changed in your own sale.',
            mail: false,
          },
    ),
  ),
];
