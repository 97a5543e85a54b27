import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Draft, Obstacle } from '../api.ts';
import { useEditor } from '../editor.tsx';
import { parseStep, toWizardQuery } from '../steps.ts';
import { ObstacleList } from './obstacle-list.tsx';
import * as words from './words.ts';

interface Props {
  readonly draft: Draft | undefined;
}

/** The end of the last step: what is missing, the seller's declaration, and the next step. */
export function PublishReview({ draft }: Props) {
  return (
    <div className="grid gap-8 border-t border-line pt-8">
      <Readiness draft={draft} />
      <section className="grid gap-2">
        <h2 className="text-xl">{words.beforeItGoesOnSale}</h2>
        <Declaration />
        <p className="text-muted">{words.nextChooseAPackageStarter}</p>
      </section>
    </div>
  );
}

const isElsewhere = ({ field }: Obstacle): boolean => field !== 'ownerDeclaration';

function Readiness({ draft }: { readonly draft: Draft | undefined }) {
  if (!draft) return null;
  const obstacles = draft.obstacles.filter(isElsewhere);
  const to = ({ step }: Obstacle) => paths.addProperty + toWizardQuery(draft.id, parseStep(String(step)));
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="text-xl">{obstacles.length > 0 ? words.leftToDoBeforeYou : words.readyToPublish}</h2>
      {obstacles.length > 0 ? (
        <ObstacleList obstacles={obstacles} to={to} />
      ) : (
        <Notice kind="good">{words.everythingThatAListingNeeds}</Notice>
      )}
      {draft.advice.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-base text-muted">{words.wouldHelpButCanWait}</h3>
          <ObstacleList obstacles={draft.advice} to={to} />
        </div>
      )}
    </section>
  );
}

function Declaration() {
  const { data, change, errorOf } = useEditor();
  return (
    <Checkbox
      name="ownerDeclaration"
      label={words.iOwnThisHomeOr}
      hint={words.whatISayAboutIt}
      checked={data.ownerDeclaration ?? false}
      onChange={({ target }) => change({ ownerDeclaration: target.checked })}
      error={errorOf('ownerDeclaration')}
    />
  );
}
