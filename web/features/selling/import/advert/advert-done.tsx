import type { Draft } from '../../../../entities/own-home/api.ts';
import { toWizardQuery } from '../../../../entities/own-home/wizard-query.ts';
import { paths } from '../../../../site/paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

interface Props {
  readonly id: Draft['id'];
  readonly isUpdate: boolean;
  /** What didn’t come with it. */
  readonly remarks: readonly string[];
}

/** The draft that an advert has become, or that says what it says now. */
export function AdvertDone({ id, isUpdate, remarks }: Props) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice kind="good" title={isUpdate ? 'Draft updated' : 'Draft created'} live>
        <p>
          {isUpdate
            ? 'It says what your advert says. Its address and pictures are as they were.'
            : 'Each step says what came from your advert.'}{' '}
          Nothing is on sale yet.
        </p>
      </Notice>
      {remarks.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">What didn’t come with it</h3>
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            {remarks.map((remark) => (
              <li key={remark} className="break-words">
                {remark}
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to={paths.addProperty + toWizardQuery(id, undefined)}>Check your draft</LinkButton>
    </div>
  );
}
