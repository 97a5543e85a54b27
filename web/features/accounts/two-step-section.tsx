import { useQueryClient } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useState } from 'react';
import { type User, userQuery } from '../../entities/account/user.ts';
import { formatCounted, formatDate } from '../../lib/format.ts';
import { beginSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { isRemembered } from '../../lib/token-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepTitle } from './step-title.tsx';
import { twoStep } from './two-step-api.ts';
import { ProofForm, ScanStep } from './two-step-forms.tsx';

const PasskeyStep = lazy(() => import('./passkey-step.tsx'));

interface GrantedTokens {
  readonly tokens: { readonly access_token: string; readonly refresh_token?: string | undefined };
}

/** The present step. It holds the password, because the last call of each flow needs it again. */
type Step =
  | 'rest'
  | 'password'
  | 'turn-off'
  | 'new-codes'
  | 'passkeys'
  | { readonly secret: string; readonly uri: string };

interface Props {
  readonly user: User;
}

/**
 * Two-step sign-in: turning it on and off, and recovery codes. A step whose code is loaded comes in a
 * transition, which keeps the step before: React shows what follows a new fallback 300 ms late.
 */
export function TwoStepSection(props: Props) {
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <TwoStepContent {...props} />
    </Suspense>
  );
}

function TwoStepContent({ user }: Props) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('rest');
  const [isBack, setBack] = useState(false);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [setUpToken, setSetUpToken] = useState<string>();
  const reload = () => queries.invalidateQueries({ queryKey: userQuery.queryKey });
  const goOn = ({ tokens }: GrantedTokens) =>
    beginSession({ access: tokens.access_token, refresh: tokens.refresh_token }, isRemembered());
  const rest = () => {
    setPassword('');
    setCodes(undefined);
    setSetUpToken(undefined);
    setStep('rest');
    setBack(true);
    void reload();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={rest} />;
  if (setUpToken !== undefined) return <PasskeyStep token={setUpToken} onDone={rest} />;
  if (step === 'passkeys')
    return (
      <ProofForm
        title="Change your passkeys"
        submit="Continue"
        second="app or recovery code"
        onCancel={rest}
        onProof={async (body) => {
          const { accessToken } = await twoStep.startPasskeySetUp({ body });
          startTransition(() => setSetUpToken(accessToken));
        }}
      >
        Enter your password and a code first, so we know it’s you.
      </ProofForm>
    );
  if (step === 'rest') return <TwoStepOverview user={user} isBack={isBack} onStep={setStep} />;
  if (step === 'password')
    return (
      <ProofForm
        title="Turn on two-step sign-in"
        submit="Continue"
        onCancel={rest}
        onProof={async (proof) => {
          const started = await twoStep.startTwoStep({ body: { password: proof.password } });
          setPassword(proof.password);
          startTransition(() => setStep(started));
        }}
      >
        Enter your password first, so we know it’s you.
      </ProofForm>
    );
  if (step === 'turn-off')
    return (
      <ProofForm
        title="Turn off two-step sign-in"
        submit="Turn it off"
        second="app or recovery code"
        onCancel={rest}
        onProof={async (body) => {
          goOn(await twoStep.turnOffTwoStep({ body }));
          toast.success('Two-step sign-in is off.');
          rest();
        }}
      >
        Your password alone will open your account again. Your other devices are logged out.
      </ProofForm>
    );
  if (step === 'new-codes')
    return (
      <ProofForm
        title="Make new recovery codes"
        submit="Make new codes"
        second="app"
        onCancel={rest}
        onProof={async ({ password: word, code = '' }) =>
          setCodes((await twoStep.replaceRecoveryCodes({ body: { password: word, code } })).recoveryCodes)
        }
      >
        The codes you have now will stop working.
      </ProofForm>
    );
  return (
    <ScanStep
      {...step}
      onCancel={rest}
      onCode={async (code) => {
        const confirmed = await twoStep.confirmTwoStep({ body: { password, code } });
        goOn(confirmed);
        setCodes(confirmed.recoveryCodes);
      }}
    />
  );
}

interface OverviewProps {
  readonly user: User;
  /** Whether the person comes back from one of the steps. */
  readonly isBack: boolean;
  readonly onStep: (step: Step) => void;
}

function TwoStepOverview({ user: { twoStep: own, signInWith }, isBack, onStep }: OverviewProps) {
  return (
    <section className="grid justify-items-start gap-3">
      <StepTitle focus={isBack}>
        Two-step sign-in
        {own.on && <Badge tone="green">On</Badge>}
      </StepTitle>
      {signInWith !== 'password' && (
        <p className="text-muted">
          You log in through another company. Turn on two-step sign-in with them instead.
        </p>
      )}
      {signInWith === 'password' && !own.on && (
        <>
          <p className="text-muted">
            Protect your account with a code from an app on your phone, as well as your password. Turning it
            on logs out your other devices.
          </p>
          <Button variant="secondary" onClick={() => onStep('password')}>
            Turn it on
          </Button>
        </>
      )}
      {own.on && <TwoStepOn own={own} onStep={onStep} />}
    </section>
  );
}

/** With so few codes left it is time for new ones. */
const fewCodes = 2;

function TwoStepOn({
  own,
  onStep,
}: {
  readonly own: User['twoStep'];
  readonly onStep: OverviewProps['onStep'];
}) {
  const { since, recoveryCodesLeft, passkeys } = own;
  const isLow = recoveryCodesLeft <= fewCodes;
  return (
    <>
      <p className="text-muted">
        {since && `On since ${formatDate(since)}. `}
        {recoveryCodesLeft === 0
          ? 'You have no recovery codes left.'
          : `You have ${formatCounted(recoveryCodesLeft, 'recovery code')} left.`}
        {isLow && ' Make new ones now, in case you lose your phone.'}
      </p>
      <p className="text-muted">
        {passkeys.length === 0
          ? 'Add a passkey to log in with your fingerprint, face or screen lock in place of the code.'
          : `You have ${formatCounted(passkeys.length, 'passkey')} to use in place of the code.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep('passkeys')}>
          {passkeys.length === 0 ? 'Add a passkey' : 'Change your passkeys'}
        </Button>
        <Button variant={isLow ? 'primary' : 'secondary'} onClick={() => onStep('new-codes')}>
          Make new recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onStep('turn-off')}>
          Turn it off
        </Button>
      </div>
    </>
  );
}
