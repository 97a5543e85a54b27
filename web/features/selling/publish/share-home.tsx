import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
}

/** The property's URL to copy, or to share natively if the browser supports it. */
export function ShareHome({ id, title }: Props) {
  const [isCopied, setCopied] = useState(false);
  const url = `${window.location.origin}${paths.property(id)}`;
  const canShare = 'share' in navigator;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  // Closing the native share sheet rejects the promise, which is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Tell people</h2>
      <Field label="Link to your listing">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={share}>
            <Icon as={Share2} size={18} />
            Share
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copy().catch(() => setCopied(false))}>
          <Icon as={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
        </Button>
      </div>
    </section>
  );
}
