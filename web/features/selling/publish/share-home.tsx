import { Check, Copy, Mail, MessageCircle, Printer, Share2, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { BrochureButton } from '../../../entities/property/brochure-button.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { toPublicTitle } from '../../../entities/property/public-title.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { Button, getButtonClass, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { listShareLinks } from './share-links.ts';

interface Props {
  readonly home: PropertyPage;
}

const icons: Readonly<Record<ReturnType<typeof listShareLinks>[number]['key'], LucideIcon>> = {
  whatsapp: MessageCircle,
  facebook: Users,
  email: Mail,
};

/** Ways to pass a listing on: the link, three services, the browser's own sharing, a poster and a brochure. */
export function ShareHome({ home }: Props) {
  const { id } = home;
  const title = toPublicTitle(home);
  const [isCopied, setCopied] = useState(false);
  const url = `${window.location.origin}${paths.property(home)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy the link. Please select and copy it yourself.');
    }
  };
  // Closing the native share sheet rejects the promise, which is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <section aria-labelledby="share" className="grid gap-3">
      <h2 id="share" className="text-xl">
        Tell people
      </h2>
      <Field label="Link to your listing">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Icon as={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
        </Button>
        {listShareLinks(title, url).map(({ key, label, href }) => (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noreferrer"
            className={getButtonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon as={icons[key]} size={18} />
            {label}
          </a>
        ))}
        {'share' in navigator && (
          <Button variant="secondary" size="sm" onClick={share}>
            <Icon as={Share2} size={18} />
            More
          </Button>
        )}
        <LinkButton to={paths.poster(id)} variant="secondary" size="sm">
          <Icon as={Printer} size={18} />
          Print a poster
        </LinkButton>
        <BrochureButton home={home} size="sm" />
      </div>
    </section>
  );
}
