import { useRef, useState } from 'react';
import type { Sale } from '../../../entities/sale/api.ts';
import { useOffline } from '../../../lib/connection.ts';
import { formatDate } from '../../../lib/format.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { SalePart } from '../sale-part.tsx';
import { AgreementState } from './agreement-state.tsx';
import type { Agreement } from './api.ts';
import { NameSteps } from './name-steps.tsx';
import { TermsForm } from './terms-form.tsx';

interface Props {
  readonly sale: Sale;
  readonly agreement: Agreement;
}

/** The reservation agreement of a sale: its terms, whose turn it is, and how it ended. */
export default function ReservationPart({ sale, agreement }: Props) {
  const { last, earlier, canPropose } = agreement;
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnedFocus(isEditing);
  const content = useRef<HTMLDivElement>(null);
  const isOffline = useOffline();
  const isRunning = last !== undefined && last.status !== 'closed';
  const canOpen = canPropose && !sale.byLink;
  return (
    <SalePart id="reservation" title="Reservation agreement">
      <div ref={content} tabIndex={-1} className="grid gap-4 outline-none">
        {!isRunning && canOpen && <Introduction />}
        {last && (
          <AgreementState
            sale={sale}
            agreement={last}
            // The button that was pressed goes, and the focus with it.
            onDone={() => content.current?.focus({ preventScroll: true })}
          />
        )}
        {canOpen && isEditing && !agreement.needsName && (
          <TermsForm sale={sale} onClose={() => setEditing(false)} />
        )}
        {canOpen && !isEditing && agreement.needsName && !isRunning && (
          <p className="max-w-prose">
            The agreement binds you, so it needs your own name. <NameSteps />
          </p>
        )}
        {canOpen && !isEditing && !agreement.needsName && (
          <div className="print:hidden">
            <Button ref={opener} variant="secondary" disabled={isOffline} onClick={() => setEditing(true)}>
              {isRunning ? 'Propose other terms' : last ? 'Propose another' : 'Propose one'}
            </Button>
          </div>
        )}
        {earlier.length > 0 && <EarlierAgreements earlier={earlier} />}
      </div>
    </SalePart>
  );
}

const Introduction = () => (
  <p className="max-w-prose text-muted">
    If you like, you can both promise to stick with this sale for some weeks: the seller talks to nobody else,
    the buyer gets on with it, and whoever pulls out without good reason pays what the other has spent, up to
    a sum that you choose. Nobody pays a deposit, and Gable holds no money. The sale goes on either way.
  </p>
);

function EarlierAgreements({ earlier }: Pick<Agreement, 'earlier'>) {
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {earlier.map(({ version, inForceAt, closedAt, signedPdfUrl }) => (
        <li key={version}>
          {`An earlier agreement ran from ${formatDate(inForceAt)} to ${formatDate(closedAt)}. `}
          {signedPdfUrl !== undefined && (
            <a href={signedPdfUrl} target="_blank" rel="noreferrer" className="link">
              Signed PDF
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
