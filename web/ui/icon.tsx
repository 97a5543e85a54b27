import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly as: LucideIcon;
  /** Names the icon where no words stand beside it; without it the icon is decoration. */
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}

/** A line icon that screen readers skip unless it is named. */
export function Icon({ as: Drawing, label, size = 20, className }: Props) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      {...name}
      size={size}
      strokeWidth={1.75}
      className={`shrink-0 ${className ?? ''}`}
      focusable="false"
    />
  );
}
