import type { LucideIcon } from 'lucide-react';
import { parseTourLink } from '../../../../functions/listings/properties/domain/tour-link.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  /** What the seller gave. */
  readonly text: string | undefined;
  readonly icon?: LucideIcon;
  readonly label: string;
  readonly className: string;
}

/** Opens the seller's video or tour on its site, in a new tab that learns nothing of this page. */
export function TourLink({ text, icon, label, className }: Props) {
  const link = text === undefined ? undefined : parseTourLink(text);
  if (!link) return null;
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      title={`Opens ${link.site}`}
    >
      {icon && <Icon as={icon} size={16} className="max-sm:hidden" />}
      {label}
      <span className="sr-only"> {`on ${link.site} (opens in a new tab)`}</span>
    </a>
  );
}
