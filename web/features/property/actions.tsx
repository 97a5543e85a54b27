import { Printer, Share2 } from 'lucide-react';
import { MessageSeller } from '../../deal/chat/message-seller.tsx';
import { BookViewing } from '../../deal/viewings/book-viewing.tsx';
import { formatPounds } from '../../lib/format.ts';
import { toast } from '../../ui/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/home/save-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Page } from './api.ts';
import { OfferPart } from './offer-part.tsx';

/** The device's own sharing where it has one, the copied link elsewhere. */
async function share({ id, title, price }: Page): Promise<void> {
  const url = `${window.location.origin}/property-details/${id}`;
  const shared = { title, text: `${title}, ${formatPounds(price)}`, url };
  try {
    if (typeof navigator.share === 'function') return await navigator.share(shared);
    await navigator.clipboard.writeText(url);
    toast.success('The link is copied.');
  } catch (error) {
    // Closing the device's sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.failure(`We could not copy the link. It is ${url}`);
  }
}

export const Actions = ({ home }: { readonly home: Page }) => (
  <div className="flex flex-wrap gap-2" data-print="no">
    {!home.isOwner && <BookViewing home={home} place="page" className="w-full" />}
    <OfferPart home={home} />
    {!home.isOwner && home.status !== 'completed' && <MessageSeller home={home} className="w-full" />}
    {!home.isOwner && (
      <div className="w-full">
        <SaveButton home={home} title={home.title} wide />
      </div>
    )}
    <Button variant="secondary" className="grow" onClick={() => void share(home)}>
      <Icon as={Share2} size={18} />
      Share
    </Button>
    <Button variant="secondary" className="grow" onClick={() => window.print()}>
      <Icon as={Printer} size={18} />
      Print
    </Button>
  </div>
);
