import { useState } from 'react';
import type { PackSection, SalePack } from '../../entities/sale-pack/api.ts';
import { PackFiles } from '../../entities/sale-pack/pack-files.tsx';
import { describeError } from '../../lib/api-error.ts';
import { formatCount, formatCounted, formatClock, formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnswerField } from './answer-field.tsx';
import { PackImport } from './pack-import.tsx';
import { type SaveAnswers, useSaveAnswers } from './use-save-answers.ts';

/** All questions by section, with what is missing; answers are saved while typing. */
export function PackEditor({ pack }: { readonly pack: SalePack }) {
  const save = useSaveAnswers(pack);
  // Fields keep what is typed in them, so those with answers of a file begin anew.
  const [imported, setImported] = useState(0);
  const begun = pack.version >= imported ? imported : 0;
  const access = { propertyId: pack.propertyId };
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        Buyers’ solicitors ask these questions first. Answer them now, and the buyer and both solicitors read
        your answers and documents from the moment you accept an offer. No one else does.
      </p>
      <PackProgress pack={pack} save={save} />
      {pack.acceptedAt !== null && (
        <Notice title="Your buyer and both solicitors read this pack">
          {`An offer was accepted on ${formatDate(pack.acceptedAt)}. Anything you change now is marked with its date.`}
        </Notice>
      )}
      {save.error && (
        <Notice kind="error" title="Your last change hasn’t been saved" alert>
          <p>{describeError(save.error)}</p>
          <p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-1 min-h-11"
              busy={save.isSaving}
              onClick={save.retry}
            >
              Save it again
            </Button>
          </p>
        </Notice>
      )}
      <PackImport pack={pack} onTaken={setImported} />
      {pack.sections.map((section) => (
        <SectionQuestions key={`${section.key} ${begun}`} section={section} save={save} access={access} />
      ))}
      {pack.version > 0 && <PackFiles access={access} version={pack.version} />}
    </div>
  );
}

function PackProgress({ pack, save }: { readonly pack: SalePack; readonly save: SaveAnswers }) {
  const missing = pack.sections.reduce((sum, section) => sum + section.missing.length, 0);
  const known = pack.sections
    .flatMap(({ questions }) => questions)
    .filter((question) => question.known && !question.optional).length;
  return (
    <section aria-labelledby="progress" className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="progress" className="tabular text-xl">
          {`${pack.percent}% complete`}
        </h2>
        <output className="tabular text-sm text-muted">
          {save.isSaving
            ? 'Saving'
            : pack.updatedAt !== null && pack.version > 0
              ? `Version ${pack.version}, saved ${formatDate(pack.updatedAt)} ${formatClock(pack.updatedAt)}`
              : 'Each answer is saved as you type'}
        </output>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-action" style={{ width: `${pack.percent}%` }} />
      </div>
      <p className="text-sm text-muted">
        {missing === 0 ? 'Nothing is missing.' : `${formatCounted(missing, 'answer')} missing`}
        {missing > 0 &&
          (known > 0 ? `, ${formatCount(known)} of them filled in for you to confirm or change:` : ':')}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {pack.sections.map(({ key, title, answered, of }) => (
          <li key={key} className="tabular">
            <a href={`#${key}`} className="link inline-flex min-h-6 items-center">
              {title}
            </a>{' '}
            {answered} of {of}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuestionsProps {
  readonly section: PackSection;
  readonly save: SaveAnswers;
  readonly access: { readonly propertyId: SalePack['propertyId'] };
}

const SectionQuestions = ({
  section: { key, title, answered, of, missing, questions },
  save,
  access,
}: QuestionsProps) => (
  <section aria-labelledby={key} className="grid gap-6 border-t border-line pt-6">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 id={key} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      <Badge tone={missing.length === 0 ? 'green' : 'neutral'}>{`${answered} of ${of}`}</Badge>
    </div>
    {questions.map((question) => (
      <AnswerField
        key={question.key}
        question={question}
        access={access}
        lacks={missing.find((one) => one.key === question.key)?.text}
        onAnswer={(answer) => save.change(question.key, answer)}
      />
    ))}
  </section>
);
