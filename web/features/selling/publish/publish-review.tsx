import type { Draft } from '../../../entities/own-home/api.ts';
import { toWizardQuery } from '../../../entities/own-home/wizard-query.ts';
import { paths } from '../../../site/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Obstacle } from '../api.ts';
import { useEditor } from '../editor.tsx';
import { parseStep } from '../steps.ts';
import { ObstacleList } from './obstacle-list.tsx';

interface Props {
  readonly draft: Draft | undefined;
}

/** The end of the last step: what is missing, the seller's declaration, and the next step. */
export function PublishReview({ draft }: Props) {
  return (
    <div className="grid gap-8 border-t border-line pt-8">
      <Readiness draft={draft} />
      <section className="grid gap-2">
        <h2 className="text-xl">Before it goes on sale</h2>
        <Declaration />
        <p className="text-muted">
          Next, choose a package. Starter is free and puts the home on sale straight away.
        </p>
      </section>
    </div>
  );
}

const isElsewhere = ({ field }: Obstacle): boolean => field !== 'ownerDeclaration';

function Readiness({ draft }: { readonly draft: Draft | undefined }) {
  const { data } = useEditor();
  if (!draft) return null;
  const isDeclared = data.ownerDeclaration === true;
  const obstacles = draft.obstacles.filter(isElsewhere);
  const to = ({ step }: Obstacle) => paths.addProperty + toWizardQuery(draft.id, parseStep(String(step)));
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="text-xl">
        {obstacles.length > 0
          ? 'Left to do before you can publish'
          : isDeclared
            ? 'Ready to publish'
            : 'Nearly ready to publish'}
      </h2>
      {obstacles.length > 0 ? (
        <ObstacleList obstacles={obstacles} to={to} />
      ) : isDeclared ? (
        <Notice kind="good">Everything that a listing needs is here.</Notice>
      ) : (
        <Notice>Only your confirmation below is missing.</Notice>
      )}
      {draft.advice.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-base text-muted">Would help, but can wait</h3>
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
      label="I own this home or am authorised to sell it"
      hint="What I say about it is true and complete as far as I know, and I’ll keep it up to date."
      checked={data.ownerDeclaration ?? false}
      onChange={({ target }) => change({ ownerDeclaration: target.checked })}
      error={errorOf('ownerDeclaration')}
    />
  );
}
