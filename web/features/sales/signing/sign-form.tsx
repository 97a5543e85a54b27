import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { intentVersion } from '../../../../functions/people/signatures/domain/intent.ts';
import {
  isLegible,
  isTypedName,
  longestName,
  type Stroke,
} from '../../../../functions/people/signatures/domain/mark.ts';
import { invalidateSales, type Sale } from '../../../entities/sale/api.ts';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { useOffline } from '../../../lib/connection.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../../lib/focus-invalid.ts';
import { endSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusedForm } from '../../../lib/use-focused-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import {
  type SignedPaperKind,
  type SigningBody,
  type SigningDetails,
  signatures,
  signingQuery,
} from './api.ts';
import { SignaturePad } from './signature-pad.tsx';

interface Props {
  readonly paper: SignedPaperKind;
  readonly offerId: Sale['offerId'];
  /** The latest version of the paper. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

/** Signs a paper, typed or drawn. */
export function SignForm({ paper, offerId, version, onClose, onSigned }: Props) {
  return (
    <QueryPart
      query={useQuery(signingQuery(offerId, paper, version))}
      skeleton={<Skeleton className="h-64 rounded-md" />}
      renderError={(failure) => <InlineError {...failure} />}
    >
      {(details) =>
        details.freshUntil === undefined ? (
          <LogInAgain />
        ) : (
          <OpenSignForm
            // Another version is another paper: nothing that was entered for the last one signs it.
            key={details.version}
            details={details}
            paper={paper}
            offerId={offerId}
            onClose={onClose}
            onSigned={onSigned}
          />
        )
      }
    </QueryPart>
  );
}

const LogInAgain = () => (
  <Notice kind="warning" title="Log in again to sign">
    <p>
      Your last login was more than ten minutes ago. We ask for it once more, so that nobody else signs for
      you. You’ll come back to this sale.
    </p>
    <Button variant="secondary" className="mt-2 justify-self-start" onClick={endSession}>
      Log in again
    </Button>
  </Notice>
);

const kinds = [
  { value: 'typed', label: 'Type it' },
  { value: 'drawn', label: 'Draw it' },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface OpenProps extends Omit<Props, 'version'> {
  readonly details: SigningDetails;
}

function OpenSignForm({ details, paper, offerId, onClose, onSigned }: OpenProps) {
  const form = useFocusedForm();
  const isOffline = useOffline();
  const [name, setName] = useState(details.names.length === 1 ? details.names[0] : undefined);
  const [kind, setKind] = useState<Kind>('typed');
  const [text, setText] = useState('');
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [agrees, setAgrees] = useState(false);
  const [isTried, setTried] = useState(false);
  const sign = useSign(offerId, paper, onSigned);
  const problems = findProblems({ name, kind, text, strokes, agrees });
  const shown = isTried ? problems : {};
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    // The errors are there once this event is over.
    setTimeout(() => focusFirstInvalid(form.current));
    if (name === undefined || !agrees || Object.keys(problems).length > 0) return;
    const mark = kind === 'typed' ? { kind, text } : { kind, strokes };
    sign.mutate({
      paper,
      version: details.version,
      name,
      mark,
      intent: intentVersion,
      agrees,
    });
  };
  if (sign.error && asksForLogin(sign.error)) return <LogInAgain />;
  return (
    <form ref={form} noValidate onSubmit={send} aria-label="Sign" className="grid max-w-prose gap-5">
      {details.names.length > 1 && (
        <RadioGroup
          legend="Who are you?"
          name="signer"
          options={details.names.map((one) => ({ value: one, label: one }))}
          value={name}
          onValue={setName}
          error={shown.name}
        />
      )}
      <RadioGroup
        legend="How do you want to sign?"
        name="signature-kind"
        columns={2}
        options={kinds}
        value={kind}
        onValue={setKind}
      />
      {kind === 'typed' ? (
        <Field
          label="Type your full name"
          hint={name === undefined ? undefined : `As it’s on the paper: ${name}`}
          error={shown.text ?? findFieldError(sign.error, 'mark.text')}
        >
          <TextInput
            value={text}
            autoComplete="name"
            maxLength={longestName}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      ) : (
        <SignaturePad strokes={strokes} onStrokes={setStrokes} error={shown.strokes} />
      )}
      <Checkbox
        label={details.intent.text}
        checked={agrees}
        error={shown.agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <p className="text-sm text-muted">
        With your signature we keep when you signed, your account, your network address and your browser, for
        six years. The other side and both solicitors see your name, the time, your signature, your account
        number and whether your identity was checked under that name.
      </p>
      {isOffline && (
        <Notice kind="warning" live>
          <p>You need a connection to sign. What you’ve entered stays here.</p>
        </Notice>
      )}
      {sign.error && !isOutdated(sign.error) && !isOffline && (
        <Notice kind="error" alert>
          <p>{findFieldError(sign.error, 'name') ?? describeError(sign.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sign.isPending}>
          {`Sign version ${details.version}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

interface Entered {
  readonly name: string | undefined;
  readonly kind: Kind;
  readonly text: string;
  readonly strokes: readonly Stroke[];
  readonly agrees: boolean;
}
type Problems = Partial<Record<'name' | 'text' | 'strokes' | 'agrees', string>>;

function findProblems({ name, kind, text, strokes, agrees }: Entered): Problems {
  return {
    ...(name === undefined && { name: 'Choose who you are' }),
    ...(kind === 'typed' &&
      name !== undefined &&
      !isTypedName(text, name) && { text: `Type your name as it’s on the paper: ${name}` }),
    ...(kind === 'drawn' &&
      !isLegible(strokes) && {
        strokes: strokes.length === 0 ? 'Draw your signature' : 'Draw your signature larger',
      }),
    ...(!agrees && { agrees: 'Agree to this to sign' }),
  };
}

/** Whether the sale isn’t what the form was opened for. */
const isOutdated = (error: Error): boolean =>
  error instanceof ApiError && error.status === 409 && !asksForLogin(error);
const asksForLogin = (error: Error): boolean =>
  error instanceof ApiError && error.problem['state'] === 'log_in_again';

const completeTexts: Readonly<Record<SignedPaperKind, string>> = {
  memorandum: 'One person of each side has signed.',
  reservation: 'Both sides have signed: the agreement is in force.',
};

function useSign(offerId: Sale['offerId'], paper: SignedPaperKind, onSigned: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SigningBody) => signatures.signPaper({ params: { offerId }, body }),
    onSuccess: async ({ complete }) => {
      toast.success(complete ? completeTexts[paper] : 'You’ve signed.');
      // At once, as an open form would ask again what there is to sign.
      flushSync(onSigned);
      await invalidateSales(queries);
    },
    // Another version, another end of the sale: the page shows what is there now, and the form goes with the reason.
    onError: (error) => {
      if (!isOutdated(error)) return;
      toast.failure(describeError(error));
      void invalidateSales(queries);
    },
  });
}
