import type { PackSection, SalePack } from '../../entities/sale-pack/api.ts';
import { PackFileButton } from '../../entities/sale-pack/file-button.tsx';
import { describeError } from '../../lib/api-error.ts';
import { formatCounted, formatClock, formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnswerField } from './answer-field.tsx';
import { type SaveAnswers, useSaveAnswers } from './use-save-answers.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

/** All questions by section, with what is missing; answers are saved while typing. */
export function PackEditor({ pack }: { readonly pack: SalePack }) {
  const save = useSaveAnswers(pack);
  const access = { propertyId: pack.propertyId };
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{words.buyersSolicitorsAskTheseQuestions}</p>
      <PackProgress pack={pack} save={save} />
      {pack.acceptedAt !== null && (
        <Notice title={words.yourBuyerAndBothSolicitors}>
          {fillText(words.anOfferWasAcceptedOn, { acceptedAt: formatDate(pack.acceptedAt) })}
        </Notice>
      )}
      {save.error && (
        <Notice kind="error" title={words.yourLastChangeHasntBeen} alert>
          <p>{describeError(save.error)}</p>
          <p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-1 min-h-11"
              busy={save.isSaving}
              onClick={save.retry}
            >
              {words.saveItAgain}
            </Button>
          </p>
        </Notice>
      )}
      {pack.sections.map((section) => (
        <SectionQuestions key={section.key} section={section} save={save} access={access} />
      ))}
      {pack.version > 0 && <PackFileButton access={access} />}
    </div>
  );
}

function PackProgress({ pack, save }: { readonly pack: SalePack; readonly save: SaveAnswers }) {
  const missing = pack.sections.reduce((sum, section) => sum + section.missing.length, 0);
  return (
    <section aria-labelledby="progress" className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="progress" className="tabular text-xl">
          {fillText(words.percentPercentComplete, { percent: pack.percent })}
        </h2>
        <output className="tabular text-sm text-muted">
          {save.isSaving
            ? words.saving
            : pack.updatedAt !== null && pack.version > 0
              ? fillText(words.versionVersionSavedUpdatedAtUpdatedAt2, {
                  version: pack.version,
                  updatedAt: formatDate(pack.updatedAt),
                  updatedAt2: formatClock(pack.updatedAt),
                })
              : words.eachAnswerIsSavedAs}
        </output>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-action" style={{ width: `${pack.percent}%` }} />
      </div>
      <p className="text-sm text-muted">
        {missing === 0 ? words.nothingIsMissing : `${formatCounted(missing, 'answer')} missing:`}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {pack.sections.map(({ key, title, answered, of }) => (
          <li key={key} className="tabular">
            {fillNodes(words.linkAnsweredOfOf, {
              link: (
                <a href={`#${key}`} className="link inline-flex min-h-6 items-center">
                  {title}
                </a>
              ),
              answered,
              of,
            })}
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
      <Badge tone={missing.length === 0 ? 'green' : 'neutral'}>
        {fillText(words.answeredOfOf, { answered, of })}
      </Badge>
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
