import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';

interface Props {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** A whole card as one link to where something is done. */
export function Door({ to, icon, title, children }: Props) {
  return (
    <Link
      to={to}
      className="flex h-full items-center gap-3 rounded-md border border-line bg-surface p-4 shadow-soft hover:bg-sunk"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action">
        <Icon as={icon} size={20} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{children}</span>
      </span>
      <Icon as={ChevronRight} size={18} className="shrink-0 text-muted" />
    </Link>
  );
}
