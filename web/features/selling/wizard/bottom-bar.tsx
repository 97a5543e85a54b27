import type { ReactNode } from 'react';

/** The step's main action: below the form, and on phones fixed at the bottom. */
export function WizardBottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-print="no"
      className="sticky bottom-0 z-20 -mx-4 flex items-center justify-end [&>:first-child:not(:only-child)]:mr-auto gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:px-0 sm:pt-2"
    >
      {children}
    </div>
  );
}
