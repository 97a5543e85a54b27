import { useState } from 'react';
import { isListingOver } from '../../../../functions/listings/properties/domain/transitions.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { type HomeAction, listHomeActions } from './home-action.ts';
import { actionLabels } from './labels.ts';
import { useHomeActions } from './use-home-actions.ts';

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));
const PauseDialog = lazyPart(() => import('./pause-dialog.tsx'));

const small = 'min-h-11';

type ActionHome = Pick<OwnListing, 'id' | 'status' | 'package' | 'title' | 'saleWith'>;

/** The actions that the property's status allows. */
export function HomeActions({ home }: { readonly home: ActionHome }) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'withdraw' | 'pause'>();
  const close = () => setQuestion(undefined);
  const choosePackage = () => void navigate(paths.ownPackage(home.id));
  const actions = listHomeActions(home.status);
  const { mutate, isPending, variables } = useHomeActions(home.id, {
    onUnpaid: choosePackage,
    onDone: close,
  });
  const press = (action: HomeAction) => {
    if (action === 'withdraw' || action === 'pause') setQuestion(action);
    else if (action === 'publish' && !home.package) choosePackage();
    else mutate({ do: action });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          className={small}
          variant={action === 'withdraw' ? 'quiet' : action === 'pause' ? 'secondary' : 'primary'}
          busy={isPending && variables.do === action}
          onClick={() => press(action)}
        >
          {actionLabels[action]}
        </Button>
      ))}
      {!isListingOver(home.status) && (
        <LinkButton
          to={paths.editProperty(home.id)}
          variant="secondary"
          size="sm"
          className={`${small} -order-1`}
        >
          Edit
        </LinkButton>
      )}
      <OnDemand parts={[WithdrawDialog, PauseDialog]}>
        {question === 'withdraw' && (
          <WithdrawDialog
            home={home}
            isBusy={isPending}
            onClose={close}
            onWithdraw={(reason) => mutate({ do: 'withdraw', reason })}
          />
        )}
        {question === 'pause' && (
          <PauseDialog
            home={home}
            isBusy={isPending}
            onClose={close}
            onPause={(pause) => mutate({ do: 'pause', pause })}
          />
        )}
      </OnDemand>
    </div>
  );
}
