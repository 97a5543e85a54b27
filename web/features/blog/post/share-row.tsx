import { Check, Copy, Mail, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { getSiteOrigin } from '../../../lib/site-origin.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  readonly title: string;
  readonly slug: string;
}

const linkLooks = getButtonClass({ variant: 'secondary', size: 'sm' });
const createQuery = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const subscribe = () => () => {};
const hasShareSheet = () => 'share' in navigator;

/** Ways to share the post; no way loads anything from another site before it is pressed. */
export function ShareRow({ title, slug }: Props) {
  const [isCopied, setCopied] = useState(false);
  const canShare = useSyncExternalStore(subscribe, hasShareSheet, () => false);
  const url = getSiteOrigin() + paths.post(slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast.failure(`We couldn’t copy the link. It’s ${url}`);
    }
  };
  // Closing the native share sheet rejects the promise, which is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <section aria-label="Share this guide" className="flex flex-wrap items-center gap-2" data-print="no">
      <h2 className="mr-1 text-base max-sm:w-full">Share</h2>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Icon as={isCopied ? Check : Copy} size={16} />
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
      </Button>
      <a href={`mailto:?${createQuery({ subject: title, body: url })}`} className={linkLooks}>
        <Icon as={Mail} size={16} />
        Email
      </a>
      <a
        href={`https://wa.me/?${createQuery({ text: `${title} ${url}` })}`}
        target="_blank"
        rel="noopener noreferrer"
        className={linkLooks}
      >
        WhatsApp
      </a>
      <a
        href={`https://x.com/intent/post?${createQuery({ text: title, url })}`}
        target="_blank"
        rel="noopener noreferrer"
        className={linkLooks}
      >
        X
      </a>
      {canShare && (
        // Last, so that no other one moves when it comes.
        <Button variant="secondary" size="sm" onClick={share}>
          <Icon as={Share2} size={16} />
          Share
        </Button>
      )}
    </section>
  );
}
