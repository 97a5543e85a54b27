import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly as: LucideIcon;
  /** The accessible name of an icon without text next to it; without it the icon is decorative. */
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}

const toIconClass = (className = ''): string =>
  className.split(' ').includes('shrink-0') ? className : `shrink-0 ${className}`;

/** A line icon; screen readers skip it unless it has a label. */
export function Icon({ as: Drawing, label, size = 20, className }: Props) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing {...name} size={size} strokeWidth={1.75} className={toIconClass(className)} focusable="false" />
  );
}
