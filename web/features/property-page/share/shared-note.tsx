import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sharedNoteQuery } from './api.ts';

/**
 * The note of the person who shared this property. On failure nothing is shown, since the page works without
 * it.
 */
export default function SharedNote({ home, value }: { readonly home: PropertyPage; readonly value: string }) {
  const { data } = useQuery(sharedNoteQuery(home, value));
  if (data === null)
    return (
      <div className="mb-6 max-sm:mt-6">
        <Notice>The note that came with this link has expired. The home is below.</Notice>
      </div>
    );
  if (!data) return null;
  return (
    <figure className="mb-6 flex items-start gap-3 rounded-md border border-line bg-sunk p-4 max-sm:mt-6">
      <Icon as={MessageSquareQuote} className="mt-0.5 text-muted" />
      <div className="grid min-w-0 gap-1">
        <figcaption className="font-semibold">{`${data.from} shared this with you`}</figcaption>
        <blockquote className="whitespace-pre-line">{`“${data.note}”`}</blockquote>
      </div>
    </figure>
  );
}
