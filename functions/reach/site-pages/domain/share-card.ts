import { formatCounted } from '../../../kernel/counts.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { formatPropertyStatus } from '../../../listings/properties/domain/home-status.ts';
import { findWebpUrl } from '../../../listings/properties/domain/picture-variants.ts';
import { formatPropertyType, formatQualifier } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyPage } from '../../../listings/properties/domain/views.ts';
import type { PostPage } from '../../../trust/blog/contract.ts';

/** Pixels, in the shape that shared links are shown in. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** What the picture of a shared link shows. */
export interface ShareCard {
  /** The id of the property or post. */
  readonly id: string;
  /** The path of the photo. */
  readonly photo: string;
  /** The largest text: a price, or a title. */
  readonly heading: string;
  /** A word or two next to the heading, such as `Guide price` or `Under offer`. */
  readonly note?: string;
  /** Lines below the heading. */
  readonly lines: readonly string[];
}

type Home = Pick<
  PropertyPage,
  | 'id'
  | 'title'
  | 'outcode'
  | 'status'
  | 'address'
  | 'price'
  | 'priceQualifier'
  | 'noOfBedrooms'
  | 'noOfBathrooms'
  | 'propertyType'
  | 'chainFree'
  | 'pictures'
>;

/** The card of a property as visitors see it; `undefined` without a photo. */
export function toPropertyShareCard(home: Home): ShareCard | undefined {
  const [first] = home.pictures;
  const photo = first && findWebpUrl(first, shareCardSize.width);
  if (photo === undefined) return undefined;
  const isOnRequest = home.priceQualifier === 'poa';
  const qualifier = isOnRequest ? '' : formatQualifier(home.priceQualifier ?? 'none');
  const note = home.status === 'live' ? qualifier : formatPropertyStatus(home.status, home.address.nation);
  return {
    id: home.id,
    photo,
    heading: isOnRequest ? formatQualifier('poa') : formatPounds(home.price),
    ...(note !== '' && { note }),
    lines: [`${home.title} ${home.outcode}`, `${formatRooms(home)} · ${formatKind(home)}`],
  };
}

/** `3 bedrooms · 1 bathroom` */
const formatRooms = ({ noOfBedrooms, noOfBathrooms }: Home): string =>
  [
    noOfBedrooms === 0 ? 'Studio' : formatCounted(noOfBedrooms, 'bedroom'),
    formatCounted(noOfBathrooms, 'bathroom'),
  ].join(' · ');

const formatKind = ({ propertyType, chainFree }: Home): string =>
  `${formatPropertyType(propertyType)}${chainFree ? ' · No onward chain' : ''}`;

/** The card of a post; `undefined` without a cover. */
export function toPostShareCard({
  id,
  title,
  cover,
  category,
}: Pick<PostPage, 'id' | 'title' | 'cover' | 'category'>): ShareCard | undefined {
  const photo = cover && findWebpUrl(cover, shareCardSize.width);
  if (photo === undefined) return undefined;
  return { id, photo, heading: title, lines: [`Guide · ${category.name}`] };
}
