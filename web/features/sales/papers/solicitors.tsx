import { startTransition, Suspense, useState } from 'react';
import type { Sale } from '../../../entities/sale/api.ts';
import { cx } from '../../../lib/cx.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { SalePart } from '../sale-part.tsx';
import { otherSideOf } from '../sides.ts';
import { SolicitorFirm } from './solicitor-firm.tsx';
import { SolicitorInvite } from './solicitor-invite.tsx';

const SolicitorForm = lazyPart(() => import('./solicitor-form.tsx'));

const openStatuses: ReadonlySet<Sale['status']> = new Set(['under_offer', 'sold_stc']);

/** Both sides' solicitors. Once both are named, the memorandum is issued automatically. */
export function Solicitors({ sale }: { readonly sale: Sale }) {
  const [isChanging, setChanging] = useState(false);
  const change = (to: boolean) => startTransition(() => setChanging(to));
  const { side, solicitors, status } = sale;
  const own = solicitors[side];
  const isOpen = openStatuses.has(status);
  const other = otherSideOf(side);
  if (!isOpen && !own && !solicitors[other]) return null;
  return (
    <SalePart id="solicitors" title="Solicitors">
      <div className={cx('grid items-start gap-6', own && !isChanging && 'sm:grid-cols-2')}>
        {/* Mounted from the start and changed in a transition: React shows what follows a new fallback 300 ms late. */}
        <Suspense fallback={<SkeletonLines lines={10} />}>
          {own && !isChanging && (
            <div className="grid gap-3">
              <SolicitorFirm title="Yours" solicitor={own} />
              {isOpen && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="min-h-11 justify-self-start"
                  onClick={() => change(true)}
                >
                  Change the details
                </Button>
              )}
              {status !== 'completed' && <SolicitorInvite sale={sale} />}
            </div>
          )}
          {isOpen && (!own || isChanging) && (
            <SolicitorForm
              sale={sale}
              solicitor={own}
              onDone={() => change(false)}
              {...(own && { onCancel: () => change(false) })}
            />
          )}
        </Suspense>
        {solicitors[other] ? (
          <SolicitorFirm title={`The ${other}’s`} solicitor={solicitors[other]} />
        ) : (
          isOpen && <p className="text-muted">{`The ${other} hasn’t named theirs yet.`}</p>
        )}
      </div>
    </SalePart>
  );
}
