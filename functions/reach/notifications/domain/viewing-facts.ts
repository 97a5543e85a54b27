import type * as z from 'zod';
import {
  ViewingConfirmed,
  ViewingNoShow,
  ViewingPlaceOffered,
  ViewingReminded,
  ViewingRequested,
} from '../../../../events/viewing.ts';
import { formatCounted } from '../../../kernel/counts.ts';
import { links } from './links.ts';
import type { NoticeContext, NoticeLink, NoticeRow } from './notice.ts';
import { formatTimeSpan } from './text.ts';

/** The events whose mails show the facts of their viewing. */
export const viewingFactEvents: ReadonlySet<string> = new Set(
  [ViewingRequested, ViewingPlaceOffered, ViewingConfirmed, ViewingReminded, ViewingNoShow].map(
    ({ name }) => name,
  ),
);

export type ViewingEventDetail = z.output<(typeof ViewingRequested)['detail']>;

const kindLabels = { private: 'Private viewing', open_house: 'Open house', video: 'Video viewing' } as const;

export function createViewingRows(data: ViewingEventDetail, home: string): NoticeRow[] {
  return [
    ['When', formatTimeSpan(data.start, data.end)],
    ['Kind', kindLabels[data.kind]],
    ['Home', home],
  ];
}

/** Who comes and what they wrote before, for the seller. */
export function createVisitorRows({ viewing }: NoticeContext): NoticeRow[] {
  if (!viewing) return [];
  const { attendees, position, answers } = viewing;
  return [
    ['Who’s coming', formatCounted(attendees, 'person', 'people')],
    ...(position ? [['Position', position] as const] : []),
    ...answers.map(({ question, answer }): NoticeRow => [question, answer]),
  ];
}

export interface ViewingPlace {
  readonly rows: NoticeRow[];
  /** A sentence with the address; empty for a viewing by video. */
  readonly where: string;
  readonly map: readonly NoticeLink[];
}

/** The full address and its map, which only the buyer of a confirmed viewing gets. */
export function describePlace(data: ViewingEventDetail, { home, names }: NoticeContext): ViewingPlace {
  const rows = createViewingRows(data, home.title);
  const seller = names.get(data.sellerId);
  const party: NoticeRow[] = seller === undefined ? [] : [['Seller', seller]];
  if (data.kind === 'video') return { rows: [...rows, ...party], where: '', map: [] };
  const visible = rows.filter(([label]) => label !== 'Home');
  return {
    rows: [...visible, ['Address', home.address], ...party],
    where: ` The address is ${home.address}.`,
    map: [{ label: 'Open the map', href: links.map(home.address) }],
  };
}
