import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { formatPence } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { methodsQuery } from '../api.ts';
import type { PaymentMethod } from './use-checkout.ts';

interface Props {
  readonly toPayPence: number;
  readonly busy: PaymentMethod | 'none' | undefined;
  /** Whether something has to be chosen first: until then there is nothing to press. */
  readonly isEarly: boolean;
  readonly onPay: (method: PaymentMethod | undefined) => void;
}

/** The available payment methods; a free package begins without one. */
export function PayButtons({ toPayPence, busy, isEarly, onPay }: Props) {
  const methods = useQuery(methodsQuery);
  if (toPayPence === 0)
    return (
      <Button wide busy={busy !== undefined} onClick={() => onPay(undefined)}>
        Start now – nothing to pay
      </Button>
    );
  return (
    <QuerySection
      query={methods}
      what="see how you can pay"
      skeleton={<Skeleton className="h-11 rounded-md" />}
    >
      {({ card, wallet }) => (
        <MethodButtons
          card={card}
          wallet={wallet}
          toPayPence={toPayPence}
          busy={busy}
          isEarly={isEarly}
          onPay={onPay}
        />
      )}
    </QuerySection>
  );
}

interface MethodProps extends Props {
  readonly card: boolean;
  readonly wallet: boolean;
}

function MethodButtons({ card, wallet, toPayPence, busy, isEarly, onPay }: MethodProps) {
  if (!card && !wallet)
    return (
      <Notice kind="warning" title="You can’t pay here right now">
        Payments are switched off. Starter is free and puts your home on sale today; you can upgrade later.
      </Notice>
    );
  if (isEarly) return null;
  return (
    <>
      {card && (
        <Button wide busy={busy === 'card'} disabled={busy === 'wallet'} onClick={() => onPay('card')}>
          <Icon as={CreditCard} size={18} />
          {`Pay ${formatPence(toPayPence)}`}
        </Button>
      )}
      {wallet && (
        <Button
          wide
          variant={card ? 'secondary' : 'primary'}
          busy={busy === 'wallet'}
          disabled={busy === 'card'}
          onClick={() => onPay('wallet')}
        >
          {card ? 'Pay with PayPal' : `Pay ${formatPence(toPayPence)} with PayPal`}
        </Button>
      )}
    </>
  );
}
