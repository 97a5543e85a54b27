import type { UserId } from '../../events/vocabulary.ts';
import { SavedHomeBack, SavedHomeRepriced } from '../../events/favourite.ts';
import { formatPounds } from '../kernel/money.ts';
import { links } from './links.ts';
import { line, type Line, type Notice, type Scene, type Words, unlessSaid } from './notice.ts';
import { headed } from './wording.ts';

interface Saved {
  readonly ownerId: UserId;
  readonly userIds: readonly UserId[];
}

/** The same words for each; nobody reads who else saved it. */
const toEach = (
  { ownerId, userIds }: Saved,
  { home }: Scene,
  words: Omit<Words, 'href' | 'action'>,
): Notice[] =>
  userIds.map((to) => ({
    ...unlessSaid,
    ...words,
    to,
    from: ownerId,
    topic: 'saved',
    href: links.home(home.id),
    action: 'See the home',
    propertyId: home.id,
  }));

/** What becomes of a home that somebody saved. */
export const savedLines: readonly Line[] = [
  line(SavedHomeRepriced, (data, scene) => {
    const { title } = scene.home;
    const what = data.to < data.from ? 'Price reduced' : 'Price changed';
    return toEach(data, scene, {
      title: headed(what, title),
      body: `${title} is on sale for ${formatPounds(data.to)} now. It was ${formatPounds(data.from)}.`,
    });
  }),
  line(SavedHomeBack, (data, scene) => {
    const { title } = scene.home;
    return toEach(data, scene, {
      title: headed('On sale again', title),
      body: `${title}, which you saved, is on sale again for ${formatPounds(data.price)}.`,
    });
  }),
];
