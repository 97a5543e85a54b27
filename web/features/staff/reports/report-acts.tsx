import { type SubmitEvent, useState } from 'react';
import { useUser } from '../../../entities/account/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { DecideButton } from '../parts/decide-button.tsx';
import { type StaffReport, useReportAct } from './api.ts';
import { VerdictFields, type VerdictDraft, toVerdict, findVerdictProblem } from './verdict-fields.tsx';

interface Props {
  readonly report: StaffReport;
}

/** The actions on a report in its present state. */
export function ReportActs({ report }: Props) {
  const user = useUser();
  const act = useReportAct(report);
  const isMine = report.takenBy !== null && report.takenBy.id === user?.id;
  const error = <FailureNotice error={act.error} />;
  if (report.status === 'open' || (report.status === 'triage' && !isMine))
    return (
      <div className="grid justify-items-start gap-3">
        {error}
        <Button busy={act.isPending} onClick={() => act.mutate({ type: 'take' })}>
          {report.status === 'open' ? 'Take this report' : 'Take over'}
        </Button>
      </div>
    );
  if (report.status === 'triage')
    return (
      <>
        {error}
        {!report.hidden && report.measures.includes('hide_content') && <HideForm report={report} act={act} />}
        <DecideForm report={report} act={act} />
      </>
    );
  if (report.status !== 'appeal') return null;
  if (report.decidedBy?.id === user?.id)
    return (
      <Notice title="You made this decision">
        <p>Someone else on the team has to answer the appeal.</p>
      </Notice>
    );
  return (
    <>
      {error}
      <AppealAnswerForm report={report} act={act} />
    </>
  );
}

interface FormProps extends Props {
  readonly act: ReturnType<typeof useReportAct>;
}
const minLength = 10;
const sayWhy = 'Say why, in a sentence or two';
const describeTooShort = (words: string): string | undefined =>
  words.trim().length < minLength ? sayWhy : undefined;

function HideForm({ act }: FormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(describeTooShort(reason));
    if (!describeTooShort(reason)) act.mutate({ type: 'hide', reason: reason.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <h2 className="text-xl">Hide at once</h2>
      <p className="text-muted">
        For anything clearly illegal, or that does harm while you look into it. We tell the person; your
        decision can put it back.
      </p>
      <Field label="Reason, for the audit trail" error={problem}>
        <Textarea
          rows={2}
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" variant="danger" busy={act.isPending} className="justify-self-start">
        Hide until the decision
      </Button>
    </form>
  );
}

function DecideForm({ report, act }: FormProps) {
  const [draft, setDraft] = useState<VerdictDraft>({ words: '' });
  const [tried, setTried] = useState(false);
  const problem = findVerdictProblem(draft);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const body = toVerdict(draft);
    if (body && !problem) act.mutate({ type: 'decide', body });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <h2 className="text-xl">Decide</h2>
      <p className="text-muted">We write to both sides.</p>
      <VerdictFields
        draft={draft}
        onDraft={setDraft}
        measures={report.measures}
        problem={tried ? problem : {}}
      />
      <Button type="submit" busy={act.isPending} className="justify-self-start">
        Decide
      </Button>
    </form>
  );
}

function AppealAnswerForm({ report, act }: FormProps) {
  const [outcome, setOutcome] = useState<'upheld' | 'reversed'>();
  const [answer, setAnswer] = useState('');
  const [draft, setDraft] = useState<VerdictDraft>({ words: '' });
  const [tried, setTried] = useState(false);
  const restricts = outcome === 'reversed' && report.appeals.at(-1)?.by === 'reporter';
  const problem = restricts ? findVerdictProblem(draft) : undefined;
  const options = [
    { value: 'upheld', label: 'Uphold the decision' },
    {
      value: 'reversed',
      label: 'Reverse the decision',
      hint: restricts ? undefined : 'What we did is undone',
    },
  ] as const;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!outcome || describeTooShort(answer) || problem) return;
    const verdict = restricts ? toVerdict(draft) : undefined;
    if (verdict?.measure === 'none') return;
    const body = { outcome, answer: answer.trim() };
    act.mutate({
      type: 'answer',
      body: verdict ? { ...body, verdict: { ...verdict, measure: verdict.measure } } : body,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <h2 className="text-xl">Decide the appeal</h2>
      <RadioGroup
        legend="Your decision"
        name="outcome"
        columns={2}
        options={options}
        value={outcome}
        onValue={setOutcome}
        error={tried && !outcome ? 'Choose one' : undefined}
      />
      {restricts && (
        <VerdictFields
          draft={draft}
          onDraft={setDraft}
          measures={report.measures.filter((measure) => measure !== 'none')}
          problem={tried ? (problem ?? {}) : {}}
        />
      )}
      <Field
        label="Reasons, for the person who appealed"
        error={tried ? describeTooShort(answer) : undefined}
      >
        <Textarea
          rows={4}
          maxLength={4_000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <DecideButton options={options} outcome={outcome} busy={act.isPending} />
    </form>
  );
}
