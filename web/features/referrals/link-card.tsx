import { Check, Copy, QrCode as QrSign, Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const QrCode = lazyPart(() => import('../../ui/qr-code.tsx'));

interface Props {
  readonly code: string;
  readonly link: string;
}

/** The own link to copy, to share, or as a QR code. */
export function LinkCard({ code, link }: Props) {
  const [isCopied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);
  const canShare = 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy the link. Please select and copy it yourself.');
    }
  };
  // Closing the native share sheet rejects the promise, which is no error.
  const share = () => void navigator.share({ title: 'Gable', url: link }).catch(() => undefined);
  return (
    <section
      className="grid content-start gap-4 rounded-md border border-line bg-surface p-5"
      aria-labelledby="own-link"
    >
      <h2 id="own-link" className="text-xl">
        Your link
      </h2>
      <Field label="Link" hideLabel>
        <TextInput readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <p className="text-muted">
        Or tell them your code:{' '}
        <strong className="tabular text-lg tracking-widest whitespace-nowrap text-ink">{code}</strong>
      </p>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={share}>
            <Icon as={Share2} size={18} />
            Share
          </Button>
        )}
        <Button variant={canShare ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <Icon as={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
        </Button>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Icon as={QrSign} size={18} />
          QR code
        </Button>
      </div>
      <OnDemand parts={[QrCode]}>{isShown && <QrCode text={link} label={`QR code of ${link}`} />}</OnDemand>
    </section>
  );
}
