import type { ReactNode } from 'react';
import { describePurpose } from './next-words.ts';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The narrow frame of the account pages. */
export function AccountCard({ title, intro, children }: Props) {
  return (
    <div className="mx-auto max-w-form sm:py-6">
      <div className="grid gap-5 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-soft">
        <div className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {intro && <div className="text-balance text-muted">{intro}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

interface PurposeProps {
  readonly verb: 'Log in' | 'Sign up';
  /** The page that follows. */
  readonly next: string;
  /** For a page without a purpose of its own. */
  readonly otherwise: string;
}

/** What a login or a sign-up is for. */
export function Purpose({ verb, next, otherwise }: PurposeProps) {
  const to = describePurpose(next);
  return to ? `${verb} to ${to}.` : otherwise;
}
