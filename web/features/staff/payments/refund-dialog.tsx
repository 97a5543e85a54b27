import { useState } from 'react';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { paymentCalls, type StaffPayment } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
export function RefundDialog({ payment: { id, version, refundablePence }, onClose }: Props) {
  const [sum, setSum] = useState('');
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
          body: { amountPence: parsePence(sum), reason, version },
          key: `${key}-${parsePence(sum)}-${reason.length}`,
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
