import { useState } from 'react';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { paymentCalls, type StaffPayment } from './api.ts';

/** Pence of `12`, `12.5` or `12.50`; 0 for other text. */
function parsePence(typed: string): number {
  const [, pounds = '', pence = ''] = /^£?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return pounds === '' ? 0 : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

interface Props {
  readonly payment: StaffPayment;
  readonly onClose: () => void;
}

/** Refunds a part of the price, with a reason. */
export function RefundDialog({ payment: { id, refundablePence }, onClose }: Props) {
  const [sum, setSum] = useState('');
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
          body: { amountPence: parsePence(sum), reason },
          key: `${key}-${parsePence(sum)}-${reason.length}`,
        })
      }
    >
      <p>It goes back the way it was paid, with a credit note. The package runs on.</p>
      <Field label="Sum" hint={`At most ${formatPence(refundablePence)}, in pounds`}>
        <TextInput
          before="£"
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          value={sum}
          onChange={({ target }) => setSum(target.value)}
        />
      </Field>
    </ActDialog>
  );
}
