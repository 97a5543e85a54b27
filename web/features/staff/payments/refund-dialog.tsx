import { useState } from 'react';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { paymentCalls, type StaffPayment } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      title={words.giveMoneyBack}
      action={words.giveBack}
      done={words.theMoneyIsOnIts}
      words={{ field: 'reason', label: words.why, hint: words.keptInTheTrailThe }}
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
      <p>{words.itGoesBackTheWay}</p>
      <Field
        label={words.sum}
        hint={fillText(words.atMostRefundablePenceInPounds, {
          refundablePence: formatPence(refundablePence),
        })}
      >
        <MoneyInput places="pence" most={refundablePence} value={pence} onValue={setPence} />
      </Field>
    </ActDialog>
  );
}
