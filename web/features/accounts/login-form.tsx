import { lazy, startTransition, Suspense, useState } from 'react';
import type { User } from '../../entities/account/user.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useZodForm } from '../../lib/form.ts';
import { useLocation, useSearchParams } from '../../lib/router.ts';
import { paths, withIntent } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type LoginInput, useLogIn } from './log-in.ts';
import { SocialButtons } from './social-buttons.tsx';

const SecondStep = lazy(() => import('./second-step.tsx'));

const loadSchema = async () => (await import('./schemas.ts')).LoginDetails;
const wrong = 'Your email or password isn’t right. Check them and try again.';
const labels = { email: 'Email', password: 'Password', remember: 'Remember me' } as const;

interface Props {
  readonly onDone: (user: User) => void;
  /** Called before a link leads to another page. */
  readonly onLeave?: () => void;
  /** The target after a social login, and in the modal after a sign-up. */
  readonly next?: string;
}

interface Challenge {
  readonly token: string;
  /** The options of the WebAuthn call, for a person with passkeys. */
  readonly passkey: unknown;
  readonly remember: boolean;
}

/** The shared login form: social, or email and password. */
export function LoginForm({ onDone, onLeave, next }: Props) {
  const logIn = useLogIn();
  const [challenge, setChallenge] = useState<Challenge>();
  const [late, setLate] = useState<string>();
  const begin = async (login: LoginInput) => {
    setLate(undefined);
    try {
      onDone(await logIn(login));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const token = error.problem['challenge'];
      if (typeof token !== 'string') throw error;
      startTransition(() =>
        setChallenge({ token, passkey: error.problem['passkey'], remember: login.remember }),
      );
    }
  };
  const form = useZodForm(loadSchema, {
    initial: { email: '', password: '', remember: true },
    labels,
    save: begin,
    explain: (error) => (error.code === 'invalid_grant' ? wrong : undefined),
  });
  const isRefused = form.refusal === wrong;
  const refused = isRefused ? { 'aria-invalid': true as const } : {};
  return (
    // Mounted before the challenge, which comes in a transition: React shows what follows a new fallback late.
    <Suspense fallback={<SkeletonLines lines={4} />}>
      {challenge ? (
        <SecondStep
          challenge={challenge.token}
          passkey={challenge.passkey}
          remember={challenge.remember}
          onDone={onDone}
          onBack={(reason) => {
            setLate(reason);
            setChallenge(undefined);
          }}
        />
      ) : (
        <div className="grid gap-5">
          {late && (
            <p role="alert" className="text-red">
              {late}
            </p>
          )}
          <SocialButtons {...(next && { next })} />
          <form {...form.formProps} className="grid gap-4">
            <FormSummary {...form.summary} />
            <Field label="Email" error={form.errorOf('email')}>
              <TextInput
                type="email"
                autoComplete="username"
                inputMode="email"
                {...form.text('email')}
                {...refused}
              />
            </Field>
            <Field label="Password" error={form.errorOf('password')}>
              <PasswordInput autoComplete="current-password" {...form.text('password')} {...refused} />
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Checkbox label="Remember me" {...form.check('remember')} />
              <Link
                to={paths.forgotPassword}
                onClick={onLeave}
                className="link inline-flex min-h-11 items-center"
              >
                Forgot Password?
              </Link>
            </div>
            <Button type="submit" busy={form.busy} wide>
              Log in
            </Button>
          </form>
          <SignUpLine onLeave={onLeave} next={next} />
        </div>
      )}
    </Suspense>
  );
}

interface SignUpProps {
  readonly onLeave: Props['onLeave'] | undefined;
  readonly next: string | undefined;
}

function SignUpLine({ onLeave, next }: SignUpProps) {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const intent = new URLSearchParams(query);
  // In the modal, the page underneath is the target after the login.
  if (pathname !== paths.login) intent.set('next', next ?? pathname + search);
  return (
    <p className="text-center text-muted">
      New to Gable?{' '}
      <Link to={withIntent(paths.register, intent)} onClick={onLeave} className="link font-semibold">
        Sign up
      </Link>
    </p>
  );
}
