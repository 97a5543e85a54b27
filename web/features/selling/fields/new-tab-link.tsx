import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** A link to another site in a new tab, so that the form stays open. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start"
    >
      {children}
      <Icon as={ExternalLink} size={16} label="opens in a new tab" />
    </a>
  );
}
