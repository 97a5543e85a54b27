import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { buyerChecks, type OwnBuyerCheck } from '../../entities/buyer-check/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { formatPounds } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { storeBankKey } from './bank-key.ts';

interface Props {
  readonly check: OwnBuyerCheck | undefined;
  readonly onClose: () => void;
}

/** What a look at a buyer's bank accounts asks and keeps, and the way to the provider's page. */
export function BankForm({ check, onClose }: Props) {
  const user = useUser();
  return (
    <section aria-labelledby="bank" className="grid max-w-form gap-4">
      <h3 id="bank" className="text-lg">
        Prove it with your bank
      </h3>
      <BankTerms />
      {user?.firstName && user.lastName ? (
        <BankStart check={check} onClose={onClose} />
      ) : (
        <NameMissing onClose={onClose} />
      )}
    </section>
  );
}

const BankTerms = () => (
  <div className="grid gap-3">
    <p>
      You choose your bank and the accounts on the page of TrueLayer, which the Financial Conduct Authority
      regulates, and say yes at your bank. We never see your login.
    </p>
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        We look once, at your name and those balances, and add up the accounts in pounds. Overdrafts and other
        currencies don’t count.
      </li>
      <li>
        Joint accounts count. Somebody else’s account, a company’s, money at several banks and gifts still to
        come don’t: send a statement for those.
      </li>
      <li>
        We keep that you have at least your amount, the day, the bank’s name and the number of your consent,
        and no balance, account number or payment. We keep nothing that lets us look again.
      </li>
      <li>
        It counts for 90 days, or until you change your name here. Sellers read that your funds were checked
        with your bank, and with an offer whether they cover it, never the amount. If there’s less, only you
        read that.
      </li>
    </ul>
  </div>
);

/** The sum that sellers' offers are compared with now, or that waits for staff, in pounds. */
function findPresentSum(check: OwnBuyerCheck | undefined): number | undefined {
  if (check?.status === 'submitted' && check.evidence.kind === 'proof_of_funds')
    return check.evidence.amountPence / 100;
  const pence = check?.approval?.amountPence;
  return pence === undefined ? undefined : pence / 100;
}

function BankStart({ check, onClose }: Props) {
  const present = findPresentSum(check);
  const [amount, setAmount] = useState(present);
  const [isTried, setTried] = useState(false);
  const start = useMutation({
    mutationFn: (amountPence: number) => buyerChecks.startBankCheck({ body: { amountPence } }),
    onSuccess: ({ url, browserKey }) => {
      storeBankKey(browserKey);
      window.location.assign(url);
    },
  });
  const isRefused = start.error instanceof ApiError && start.error.status === 422;
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setTried(true);
        if (amount !== undefined && !start.isPending) start.mutate(amount * 100);
      }}
      className="grid gap-4"
    >
      {!isRefused && <FailureNotice error={start.error} />}
      <Field
        label="How much you want to show"
        hint={`The purchase price if you pay in cash, or your deposit.${present === undefined ? '' : ` It takes the place of the ${formatPounds(present)} that you ${check?.status === 'submitted' ? 'sent' : 'have shown'}.`}`}
        error={
          isTried && amount === undefined
            ? 'Enter the amount you want to show'
            : findFieldError(start.error, 'amountPence')
        }
      >
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={start.isPending || start.isSuccess}>
          Go to your bank
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

const NameMissing = ({ onClose }: { readonly onClose: () => void }) => (
  <>
    <Notice title="Add your name first">
      <p>
        The accounts have to be in the name in{' '}
        <Link to="/profile?tab=details" className="link">
          your details
        </Link>
        : your first and your last name.
      </p>
    </Notice>
    <Button variant="quiet" onClick={onClose} className="justify-self-start">
      Not now
    </Button>
  </>
);
