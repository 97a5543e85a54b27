import type { ReactNode } from 'react';

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
