import { type SubmitEvent, useState } from 'react';
import {
  isLegible,
  isTypedName,
  longestName,
  type Mark,
  type Stroke,
} from '../../../functions/people/signatures/domain/mark.ts';
import { describeError } from '../../lib/api-error.ts';
import { useOffline } from '../../lib/connection.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../lib/focus-invalid.ts';
import { endSession } from '../../lib/session.ts';
import { useFocusedForm } from '../../lib/use-focused-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { asksForLogin, isOtherPaper } from './refusals.ts';
import { SignaturePad } from './signature-pad.tsx';

/** What a person signs: its version, the names that they can sign as, and what signing says. */
interface PaperToSign {
  readonly version: number;
  readonly names: readonly string[];
  readonly intent: { readonly text: string };
  /** Missing once the reader has to log in again. */
  readonly freshUntil?: string | undefined;
}

export interface GivenSignature {
  readonly version: number;
  readonly name: string;
  readonly mark: Mark;
  readonly agrees: true;
}

/** The call that keeps a signature. */
interface Sending {
  readonly mutate: (signature: GivenSignature) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
}

interface Props {
  readonly details: PaperToSign;
  readonly sign: Sending;
  /** Of the button. */
  readonly label: string;
  /** Who reads what of the signature, in a sentence. */
  readonly readers: string;
  readonly onClose: () => void;
}

/** Signs a paper, typed or drawn. */
export default function SignForm(props: Props) {
  const { details, sign } = props;
  if (details.freshUntil === undefined || (sign.error && asksForLogin(sign.error))) return <LogInAgain />;
  // Another version is another paper: nothing that was entered for the last one signs it.
  return <OpenSignForm key={details.version} {...props} />;
}

export function LogInAgain() {
  return (
    <Notice kind="warning" title="Log in again to sign">
      <p>
        Your last login was more than ten minutes ago. We ask for it once more, so that nobody else signs for
        you. You’ll come back to this page.
      </p>
      <Button variant="secondary" className="mt-2 justify-self-start" onClick={endSession}>
        Log in again
      </Button>
    </Notice>
  );
}

const kinds = [
  { value: 'typed', label: 'Type it' },
  { value: 'drawn', label: 'Draw it' },
] as const;
type Kind = (typeof kinds)[number]['value'];

function OpenSignForm({ details, sign, label, readers, onClose }: Props) {
  const form = useFocusedForm();
  const isOffline = useOffline();
  const [name, setName] = useState(details.names.length === 1 ? details.names[0] : undefined);
  const [kind, setKind] = useState<Kind>('typed');
  const [text, setText] = useState('');
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [agrees, setAgrees] = useState(false);
  const [isTried, setTried] = useState(false);
  const problems = findProblems({ name, kind, text, strokes, agrees });
  const shown = isTried ? problems : {};
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    // The errors are there once this event is over.
    setTimeout(() => focusFirstInvalid(form.current));
    if (name === undefined || !agrees || Object.keys(problems).length > 0) return;
    const mark = kind === 'typed' ? { kind, text } : { kind, strokes };
    sign.mutate({ version: details.version, name, mark, agrees });
  };
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
        {`With your signature we keep when you signed, your account, your network address and your browser, for six years. ${readers}`}
      </p>
      {isOffline && (
        <Notice kind="warning" live>
          <p>You need a connection to sign. What you’ve entered stays here.</p>
        </Notice>
      )}
      {sign.error && !isOtherPaper(sign.error) && !isOffline && (
        <Notice kind="error" alert>
          <p>{findFieldError(sign.error, 'name') ?? describeError(sign.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sign.isPending}>
          {label}
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
