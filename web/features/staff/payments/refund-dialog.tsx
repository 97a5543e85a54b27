import { useState } from 'react';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { paymentCalls, type StaffPayment } from './api.ts';

interface Props {
  readonly payment: StaffPayment;
  readonly onClose: () => void;
}

/** Refunds a part of the price, with a reason. */
export function RefundDialog({ payment: { id, version, refundablePence }, onClose }: Props) {
  const [pence, setPence] = useState<number>();
  const [key] = useState(createIdempotencyKey);
  return (
    <ActDialog
      title="Give money back"
      action="Give back"
      done="The money is on its way back."
      words={{ field: 'reason', label: 'Why', hint: 'Kept in the trail. The payer doesn’t read it.' }}
      onClose={onClose}
      send={(reason) =>
        paymentCalls.refundPayment({
          params: { id },
          // The server refuses 0 beside the field.
          body: { amountPence: pence ?? 0, reason, version },
          key: `${key}-${pence ?? 0}-${reason.length}`,
        })
      }
    >
      <p>It goes back the way it was paid, with a credit note. The package runs on.</p>
      <Field label="Amount" hint={`At most ${formatPence(refundablePence)}, in pounds`}>
        <MoneyInput places="pence" most={refundablePence} value={pence} onValue={setPence} />
      </Field>
    </ActDialog>
  );
}
