import { paths } from '../../../app/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Draft, Obstacle } from '../api.ts';
import { useEditor } from '../editor.tsx';
import { stepOf, wizardQuery } from '../steps.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import type { Consents } from './publish.ts';
import { StarterPackage } from './starter.tsx';

interface Props {
  readonly draft: Draft | undefined;
  readonly consents: Consents;
  readonly onConsents: (consents: Consents) => void;
  readonly isTried: boolean;
}

/** The end of the last step: what is left to do, the package, and what the seller stands for. */
export const Review = ({ draft, consents, onConsents, isTried }: Props) => (
  <div className="grid gap-8 border-t border-line pt-8">
    <Readiness draft={draft} />
    <section className="grid gap-3">
      <h2 className="text-xl">Package</h2>
      <StarterPackage />
    </section>
    <section className="grid gap-2">
      <h2 className="text-xl">Before it goes on sale</h2>
      <div>
        <Declaration />
        <ConsentFields consents={consents} onChange={onConsents} isTried={isTried} />
      </div>
    </section>
  </div>
);

const elsewhere = ({ field }: Obstacle): boolean => field !== 'ownerDeclaration';

function Readiness({ draft }: { readonly draft: Draft | undefined }) {
  if (!draft) return null;
  const obstacles = draft.obstacles.filter(elsewhere);
  const to = ({ step }: Obstacle) => paths.addProperty + wizardQuery(draft.id, stepOf(String(step)));
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="text-xl">
        {obstacles.length > 0 ? 'Left to do before you can publish' : 'Ready to publish'}
      </h2>
      {obstacles.length > 0 ? (
        <ObstacleList obstacles={obstacles} to={to} />
      ) : (
        <Notice kind="good">Everything that a listing needs is here.</Notice>
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
      checked={data.ownerDeclaration ?? false}
      onChange={({ target }) => change({ ownerDeclaration: target.checked })}
      error={errorOf('ownerDeclaration')}
    />
  );
}
