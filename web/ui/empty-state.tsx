import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  /** Buttons or links for what to do next. */
  readonly actions?: ReactNode;
  /** `h1` when it replaces the whole page. */
  readonly heading?: 'h1' | 'h2';
}

/** An empty page or list, with the reason and the next step. */
export function EmptyState({ title, children, icon, actions, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-3 py-12 text-center">
      {icon && (
        <span className="grid size-14 place-items-center rounded-full bg-sunk text-muted">
          <Icon as={icon} size={26} />
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
