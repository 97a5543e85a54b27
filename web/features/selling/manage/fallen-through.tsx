import type { OwnListing } from '../../../entities/own-home/api.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHomeActions } from '../listings/use-home-actions.ts';

/** The seller's next step after a sale fell through: the home cannot be found until they relist it. */
export function FallenThrough({ id }: Pick<OwnListing, 'id'>) {
  const navigate = useNavigate();
  const { mutate, isPending } = useHomeActions(id, {
    onUnpaid: () => void navigate(paths.ownPackage(id)),
    onDone: () => undefined,
  });
  return (
    <Notice kind="warning" title="The sale fell through">
      <p>
        No one can find your home until you put it back on sale. It’s free: your package carries on with the
        days it had left. We’ve asked buyers with backup offers whether they’re still interested.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ do: 'relist' })}>
          Put back on sale
        </Button>
        <LinkButton to={paths.ownOffers(id)} variant="secondary">
          See the offers
        </LinkButton>
      </div>
    </Notice>
  );
}
