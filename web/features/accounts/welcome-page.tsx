import { useState } from 'react';
import { type User, useUser } from '../../entities/account/user.ts';
import { formatName } from '../../lib/format.ts';
import { Navigate, useNavigate, useSearchParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { BuyerProfileForm, type ProfilePart } from './buyer-profile-form.tsx';
import { useProfileMutation, useSaveProfile } from './save-profile.ts';
import { StepTrail } from './step-trail.tsx';
import { WelcomeSale } from './welcome-sale.tsx';
import { WelcomeSearch } from './welcome-search.tsx';
import {
  findWelcomeStep,
  listWelcomeSteps,
  parseWelcomeAim,
  toWelcomePath,
  type WelcomeAim,
  welcomeAims,
} from './welcome-steps.ts';

export const handle: Handle = { head: { title: 'Welcome', noindex: true } };

/**
 * /welcome: what a person came for, and what follows from it in steps that can be skipped. The question is asked once;
 * a link to the steps of an answer opens them again.
 */
export function Component() {
  const { isLoggedIn } = useSession();
  const user = useUser();
  const [search] = useSearchParams();
  const aim = parseWelcomeAim(search.get('for'));
  if (!isLoggedIn) return <WelcomeVisitor />;
  if (!user) return <SkeletonLines lines={5} />;
  if (aim) return <WelcomeSteps key={search.toString()} aim={aim} at={search.get('step')} user={user} />;
  return <WelcomeQuestion user={user} />;
}

function WelcomeQuestion({ user }: { readonly user: User }) {
  // As it was when the page opened: the answer is kept while the next step is still on its way.
  const [wasAsked] = useState(user.welcomed === true);
  return wasAsked ? <Navigate to={paths.home} replace /> : <WelcomeChoice user={user} />;
}

function WelcomeChoice({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const [aim, setAim] = useState<WelcomeAim>('buying');
  const answer = useProfileMutation(() => undefined);
  const go = (path: string) => {
    answer.mutate({ welcomed: true });
    void navigate(path, { replace: true });
  };
  const name = user.firstName || (user.user_name && formatName(user, ''));
  return (
    <AccountCard
      title={name ? `Welcome, ${name}` : 'Welcome'}
      intro="Tell us what you came for, and we’ll set it up. You can do both at any time."
    >
      <RadioGroup
        legend="What brings you to Gable?"
        name="for"
        options={welcomeAims}
        value={aim}
        onValue={setAim}
      />
      <Button onClick={() => go(toWelcomePath(aim, 1))}>Continue</Button>
      <Button variant="quiet" onClick={() => go(paths.home)}>
        Skip this
      </Button>
    </AccountCard>
  );
}

interface StepsProps {
  readonly aim: WelcomeAim;
  /** The number of the step, as the address has it. */
  readonly at: string | null;
  readonly user: User;
}

function WelcomeSteps({ aim, at, user }: StepsProps) {
  const steps = listWelcomeSteps(aim);
  const { step, nth } = findWelcomeStep(steps, at);
  const next = nth < steps.length ? toWelcomePath(aim, nth + 1) : paths.home;
  return (
    <AccountCard
      title={step.title}
      intro={steps.length > 1 && <StepTrail step={nth} titles={steps.map(({ title }) => title)} />}
    >
      {step.is === 'search' && <WelcomeSearch profile={user.buyerProfile} next={next} />}
      {step.is === 'sale' && <WelcomeSale />}
      {(step.is === 'money' || step.is === 'proof') && <ProfileStep is={step.is} user={user} next={next} />}
      <LinkButton to={next} variant="quiet">
        {nth < steps.length ? 'Skip this step' : 'Skip to the home page'}
      </LinkButton>
    </AccountCard>
  );
}

interface ProfileStepProps {
  readonly is: ProfilePart;
  readonly user: User;
  readonly next: string;
}

function ProfileStep({ is, user: { buyerProfile }, next }: ProfileStepProps) {
  const navigate = useNavigate();
  const saveProfile = useSaveProfile();
  return (
    <BuyerProfileForm
      profile={buyerProfile}
      // A profile needs more than the proof: a person who skipped the money gets both.
      parts={is === 'proof' && !buyerProfile ? ['money', 'proof'] : [is]}
      saveLabel="Continue"
      isStep
      save={async (profile) => {
        await saveProfile({ buyerProfile: profile });
        await navigate(next);
      }}
    />
  );
}

const WelcomeVisitor = () => (
  <AccountCard
    title="Welcome to Gable"
    intro="Log in to tell us what you came for. You can look at every home without an account."
  >
    <LinkButton to={`${paths.register}?get-started`}>Sign up</LinkButton>
    <LinkButton to={`${paths.login}?get-started`} variant="secondary">
      Log in
    </LinkButton>
    <LinkButton to={paths.listing} variant="quiet">
      Look at homes first
    </LinkButton>
  </AccountCard>
);
