import { Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MessageSeller } from '../../entities/chat/message-seller.tsx';
import { BookViewing } from '../../entities/viewing/book-viewing.tsx';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../entities/property/card/save-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Page } from './api.ts';
import { OfferPart } from './offer-part.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';

const GateLines = lazyWithQueries(() => import('../../entities/buyer-check/gate-lines.tsx'));
const ShareDialog = lazyWithQueries(() => import('./share/share-dialog.tsx'));

const isNarrowed = (gate: Page['whoMayBook']): boolean => gate !== undefined && gate !== 'everyone';

export const Actions = ({ home }: { readonly home: Page }) => (
  <div className="flex flex-wrap gap-2" data-print="no">
    {!home.isOwner && <BookViewing home={home} place="page" className="w-full" />}
    <OfferPart home={home} />
    {!home.isOwner && (isNarrowed(home.whoMayBook) || isNarrowed(home.whoMayOffer)) && (
      <Suspense>
        <GateLines home={home} />
      </Suspense>
    )}
    {!home.isOwner && home.status !== 'completed' && <MessageSeller home={home} className="w-full" />}
    {!home.isOwner && (
      <div className="w-full">
        <SaveButton home={home} title={home.title} wide />
      </div>
    )}
    <ShareButton home={home} />
    <Button variant="secondary" className="grow" onClick={() => window.print()}>
      <Icon as={Printer} size={18} />
      Print
    </Button>
  </div>
);

function ShareButton({ home }: { readonly home: Page }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="grow" onClick={() => setOpen(true)}>
        <Icon as={Share2} size={18} />
        Share
      </Button>
      <OnDemand>{isOpen && <ShareDialog home={home} onClose={() => setOpen(false)} />}</OnDemand>
    </>
  );
}
