import { CalendarDays, Eye, Heart, MessageCircle, PoundSterling } from 'lucide-react';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { findMissingDetail } from '../../../entities/own-home/home-waits.ts';
import { PackageLine } from '../../../entities/payment/package-line.tsx';
import { AskingPrice } from '../../../entities/property/asking-price.tsx';
import { HomeFacts } from '../../../entities/property/card/facts.tsx';
import { StatusBadge } from '../../../entities/property/status-badge.tsx';
import { formatCounted } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { ReviewNotice } from '../manage/review-notice.tsx';
import { hasTasks, HomeTasks } from '../manage/tasks.tsx';

const HomeActions = lazyPart(async () => ({
  default: (await import('./home-actions.tsx')).HomeActions,
}));

/** Loads the actions of the rows, so that these come whole. */
export function loadHomeActions(): Promise<void> {
  return HomeActions.load();
}

/** An own property: status, what has to be done, counts and actions. */
export function HomeRow({ home, eager }: { readonly home: OwnListing; readonly eager: boolean }) {
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
      <Photo
        picture={home.picture}
        alt=""
        eager={eager}
        sizes="(min-width: 40rem) 13rem, 6rem"
        className="self-start rounded-md sm:row-span-2"
      />
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">
            <Link to={paths.ownListing(home.id)} className="hover:underline">
              {home.title} <span className="font-normal text-muted">{home.outcode}</span>
            </Link>
          </h2>
          <StatusBadge status={home.status} nation={home.nation} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AskingPrice home={home} salePrice={home.salePrice} className="text-lg" />
        </p>
        <HomeFacts home={home} />
      </div>
      <div className="col-span-2 grid content-start gap-3 sm:col-span-1 sm:col-start-2">
        <ReviewNotice home={home} />
        {hasTasks(home) && <HomeTasks home={home} />}
        {findMissingDetail(home) && <MissingDetails home={home} />}
        <HomeCounts home={home} />
        <PackageLine home={home} />
        <HomeActions home={home} />
      </div>
    </article>
  );
}

const HomeCounts = ({ home: { counts } }: { readonly home: OwnListing }) => (
  <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    <li className="flex items-center gap-1.5">
      <Icon as={Eye} size={16} />
      {formatCounted(counts.views, 'view')}
    </li>
    <li className="flex items-center gap-1.5">
      <Icon as={Heart} size={16} />
      {formatCounted(counts.favourites, 'save')}
    </li>
    <li className="flex items-center gap-1.5">
      <Icon as={MessageCircle} size={16} />
      {formatCounted(counts.enquiries, 'enquiry', 'enquiries')}
    </li>
    <li className="flex items-center gap-1.5">
      <Icon as={CalendarDays} size={16} />
      {formatCounted(counts.viewings, 'viewing')}
    </li>
    <li className="flex items-center gap-1.5">
      <Icon as={PoundSterling} size={16} />
      {formatCounted(counts.offers, 'offer')}
    </li>
  </ul>
);

const MissingDetails = ({ home }: { readonly home: OwnListing }) => (
  <p className="text-sm text-amber">
    {home.obstacles.length === 1 ? home.obstacles[0]?.text : `${home.obstacles.length} details are missing.`}{' '}
    <Link
      to={`${paths.editProperty(home.id)}?section=${home.obstacles[0]?.step ?? 1}`}
      className="font-semibold underline underline-offset-3"
    >
      Add them
    </Link>
  </p>
);
