import { useQuery } from '@tanstack/react-query';
import type { BuyerGate } from '../../../events/vocabulary.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownChecksQuery } from './api.ts';
import { gateTitles } from './labels.ts';

type BuyerGateChoice = BuyerGate | undefined;
type Act = keyof typeof gateTitles;

const asks: Readonly<Record<Exclude<BuyerGate, 'everyone'>, string>> = {
  identity_checked: 'You’ll need an identity check first.',
  proceedable:
    'We’ll need to see your agreement in principle or proof of funds, and your position in the chain, first.',
};

/**
 * The seller's requirement, with a link to meet it; renders nothing for a buyer who meets it and when
 * everyone may act.
 */
export function GateNotice({ gate, act }: { readonly gate: BuyerGateChoice; readonly act: Act }) {
  const { isLoggedIn, standing } = useSession();
  const { data } = useQuery({ ...ownChecksQuery, enabled: standing === 'active' && isClosed(gate) });
  if (!isClosed(gate) || (data && meetsGate(gate, data))) return null;
  return (
    <Notice title={gateTitles[act]}>
      <p>{asks[gate]}</p>
      {isLoggedIn && (
        <LinkButton
          to={gate === 'proceedable' ? paths.buyerChecks : `${paths.profile}?tab=identity`}
          variant="secondary"
          size="sm"
          className="mt-2 min-h-11"
        >
          {gate === 'proceedable' ? 'Show that you can proceed' : 'Go to the identity check'}
        </LinkButton>
      )}
    </Notice>
  );
}

const isClosed = (gate: BuyerGateChoice): gate is Exclude<BuyerGate, 'everyone'> =>
  gate !== undefined && gate !== 'everyone';

const meetsGate = (
  gate: Exclude<BuyerGate, 'everyone'>,
  own: { readonly proceedable: boolean; readonly identityCheckedAt?: string | undefined },
): boolean => (gate === 'proceedable' ? own.proceedable : own.identityCheckedAt !== undefined);
