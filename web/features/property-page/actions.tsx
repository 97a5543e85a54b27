import { Suspense } from 'react';
import { MessageSeller } from '../../entities/chat/message-seller.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { BookViewing } from '../../entities/viewing/book-viewing.tsx';
import { cx } from '../../lib/cx.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { findMainAction } from './main-action.ts';
import { OfferPart } from './offer-part.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share/share-button.tsx';

const CompareToggle = lazyPart(async () => ({
  default: (await import('../../entities/property/compare-toggle.tsx')).CompareToggle,
}));
const CompareLink = lazyPart(async () => ({
  default: (await import('../../entities/property/compare-link.tsx')).CompareLink,
}));
const PrintButton = lazyPart(async () => ({
  default: (await import('./print/print-button.tsx')).PrintButton,
}));
const GateLines = lazyWithQueries(() => import('../../entities/buyer-check/gate-lines.tsx'));

const ScottishPart = lazyWithQueries(() => import('../../entities/scottish-home/own-interest.tsx'));

const isGated = (gate: PropertyPage['whoMayBook']): boolean => gate !== undefined && gate !== 'everyone';

const hasGate = ({ whoMayBook, whoMayOffer }: PropertyPage): boolean =>
  isGated(whoMayBook) || isGated(whoMayOffer);
const isScottish = ({ address }: PropertyPage): boolean => address.nation === 'scotland';

/** Loads the parts that a visitor sees of this home. */
export function loadActions(home: PropertyPage): Promise<unknown> {
  const ofAll = [CompareToggle, CompareLink, PrintButton];
  return Promise.all([
    ...ofAll.map((part) => part.load()),
    isScottish(home) && ScottishPart.load(),
    hasGate(home) && GateLines.load(),
  ]);
}

/** What a reader can begin with the seller. */
function Dealings({ home }: { readonly home: PropertyPage }) {
  if (home.isBarred)
    return (
      <p className="w-full rounded-md border border-line bg-sunk p-4">
        You and the seller can’t contact each other, so you can’t book a viewing or make an offer here.
      </p>
    );
  const action = findMainAction(home);
  const isAsked = action === 'answer';
  return (
    <>
      {isAsked && <OfferPart home={home} />}
      <BookViewing
        home={home}
        place="page"
        variant={isAsked ? 'secondary' : 'primary'}
        className={cx('w-full', action === 'view' && 'max-sm:hidden')}
      />
      {!isAsked && <OfferPart home={home} />}
      {isScottish(home) && (
        <Suspense>
          <ScottishPart home={home} />
        </Suspense>
      )}
      {hasGate(home) && (
        <Suspense>
          <GateLines home={home} />
        </Suspense>
      )}
      {home.status !== 'completed' && <MessageSeller home={home} className="w-full" />}
    </>
  );
}

/** The panel's buttons; on phones saving and sharing are on the photo. */
export function PropertyActions({ home }: { readonly home: PropertyPage }) {
  return (
    <div className="flex flex-wrap gap-2" data-print="no" data-visitor>
      {!home.isOwner && <Dealings home={home} />}
      {!home.isOwner && (
        <div className="w-full max-sm:hidden">
          <SaveButton home={home} title={home.title} wide />
        </div>
      )}
      {!home.isOwner && (
        <Suspense fallback={<span className="min-h-11 grow basis-32" />}>
          <CompareToggle id={home.id} title={home.title} className="grow" asButton />
        </Suspense>
      )}
      <ShareButton home={home} className="grow max-sm:hidden" />
      <Suspense fallback={<span className="min-h-11 grow basis-24" />}>
        <PrintButton home={home} />
      </Suspense>
      <Suspense>
        <CompareLink className="w-full" />
      </Suspense>
    </div>
  );
}
