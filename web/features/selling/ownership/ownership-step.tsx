import type { ReactNode } from 'react';

/** One step of the proof, with its heading. */
export const OwnershipStep = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <li className="grid gap-3 rounded-md border border-line bg-surface p-5">
    <h3 className="text-lg">{title}</h3>
    {children}
  </li>
);
