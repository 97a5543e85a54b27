import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';
import { formatPayMethod } from '../../../../functions/money/payments/domain/pay-method.ts';
import type { Payment } from '../../../entities/payment/api.ts';
import { Receipts } from '../../../entities/payment/receipts.tsx';
import { Refunds } from '../../../entities/payment/refunds.tsx';
import { describeError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/cx.ts';
import { formatPence } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Button, getButtonClass, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type OutcomeText, words } from '../labels.ts';
import { canBePaid, isStateOpen, type PaymentState } from './payment-state.ts';
import type { Approval } from './use-payment.ts';

const looks = {
  good: { icon: CircleCheck, tint: 'bg-action-soft text-action' },
  waiting: { icon: Clock, tint: 'bg-amber-soft text-amber' },
  bad: { icon: Ban, tint: 'bg-red-soft text-red' },
  calm: { icon: Undo2, tint: 'bg-sunk text-muted' },
} as const satisfies Record<OutcomeText['tone'], unknown>;

interface Props {
  readonly payment: Payment;
  readonly state: PaymentState;
  readonly approval: Approval;
}

/** The outcome of a payment with its reason and actions. */
export function PaymentOutcome({ payment, state, approval }: Props) {
  const { title, text, tone } = words[state](payment);
  const { icon, tint } = looks[tone];
  return (
    <div className="mx-auto grid max-w-form gap-6 py-6 sm:py-10">
      <div className="grid gap-3" aria-live="polite">
        <span className={cx('grid size-14 place-items-center rounded-full', tint)}>
          <Icon as={icon} size={26} className={cx(state === 'starting' && 'pulse')} />
        </span>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {state === 'open' && approval.error !== null && (
        <Notice kind="error" title="Your payment couldn’t be completed" alert>
          {approval.again
            ? 'PayPal approved it, but we couldn’t complete it. Try again: you’ll never be charged twice.'
            : describeError(approval.error)}
        </Notice>
      )}
      <PaymentFacts payment={payment} />
      {payment.refunds.length > 0 && <Refunds refunds={payment.refunds} />}
      {payment.receipts.length > 0 && (
        <section className="grid gap-2" aria-labelledby="receipts">
          <h2 id="receipts" className="text-lg">
            Receipts
          </h2>
          <Receipts receipts={payment.receipts} />
        </section>
      )}
      <OutcomeActions payment={payment} state={state} again={approval.again} />
    </div>
  );
}

const PaymentFacts = ({ payment }: { readonly payment: Payment }) => (
  <dl className="tabular grid gap-1.5 rounded-md border border-line bg-surface p-4 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&_dt]:text-muted [&_dd]:text-right">
    <div>
      <dt>For</dt>
      <dd>{payment.home}</dd>
    </div>
    <div>
      <dt>{payment.packageName}</dt>
      <dd>{formatPence(payment.totalPence)}</dd>
    </div>
    {payment.donationPence > 0 && (
      <div>
        <dt>For trees</dt>
        <dd>{formatPence(payment.donationPence)}</dd>
      </div>
    )}
    <div>
      <dt>Including VAT</dt>
      <dd>{formatPence(payment.vatPence)}</dd>
    </div>
    {payment.method && (
      <div>
        <dt>Way to pay</dt>
        <dd>{formatPayMethod(payment)}</dd>
      </div>
    )}
  </dl>
);

const over: ReadonlySet<PaymentState> = new Set(['declined', 'cancelled', 'expired']);

interface WaysProps extends Omit<Props, 'approval'> {
  readonly again: Approval['again'];
}

function OutcomeActions({ payment, state, again }: WaysProps) {
  const { payUrl, propertyId, packageId, donationPence, startsAt } = payment;
  const checkout = new URLSearchParams({
    buy: packageId,
    ...(donationPence > 0 && { gift: String(donationPence) }),
  });
  const back = `${paths.ownPackage(propertyId)}?${checkout}`;
  const canGoOn = canBePaid(payment);
  if (over.has(state))
    return (
      <div className="grid gap-3">
        <LinkButton to={back}>Try again</LinkButton>
        <LinkButton to={paths.ownPackage(propertyId)} variant="secondary">
          Choose another package
        </LinkButton>
      </div>
    );
  if (state === 'open')
    return (
      <div className="grid gap-3">
        {again ? (
          <Button onClick={again}>Try again</Button>
        ) : (
          canGoOn && (
            <a href={payUrl} className={getButtonClass({})}>
              {`Continue to payment ${formatPence(payment.totalPence + donationPence)}`}
            </a>
          )
        )}
        <LinkButton to={back} variant={again || canGoOn ? 'secondary' : 'primary'}>
          {again || canGoOn ? 'Back to your choice' : 'Continue to payment'}
        </LinkButton>
      </div>
    );
  return (
    <div className="grid gap-3">
      {startsAt !== undefined && (
        <LinkButton to={paths.ownPackage(propertyId)}>Start or cancel it</LinkButton>
      )}
      <LinkButton
        to={paths.ownListing(propertyId)}
        variant={startsAt !== undefined || isStateOpen(state) ? 'secondary' : 'primary'}
      >
        Your listing
      </LinkButton>
      <LinkButton to={`${paths.profile}?tab=payments`} variant="quiet">
        All your payments
      </LinkButton>
    </div>
  );
}
