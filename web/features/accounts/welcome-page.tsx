import { useUser } from '../../entities/account/user.ts';
import { formatName } from '../../lib/format.ts';
import { useNavigate, useSearchParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { BuyerProfileForm, type ProfilePart } from './buyer-profile-form.tsx';
import { useSaveProfile } from './save-profile.ts';
import { StepTrail } from './step-trail.tsx';
import { WelcomeSearch } from './welcome-search.tsx';

export const handle: Handle = { head: { title: 'Welcome', noindex: true } };

const titles = ['How you’re buying', 'What helps a seller say yes', 'Where you’re looking'] as const;
const parts: readonly (readonly ProfilePart[])[] = [['money'], ['proof']];

/** /welcome: a buyer profile in three optional steps. */
export function Component() {
  const { isLoggedIn } = useSession();
  const user = useUser();
  const [search] = useSearchParams();
  const step = Math.min(3, Math.max(1, Number(search.get('step')) || 1));
  if (!isLoggedIn) return <WelcomeVisitor />;
  if (!user) return <SkeletonLines lines={5} />;
  const name = user.user_name ? `, ${formatName(user, '')}` : '';
  return (
    <AccountCard
      title={step === 1 ? `Welcome${name}` : (titles[step - 1] ?? '')}
      intro={<StepTrail step={step} titles={titles} />}
    >
      <WelcomeStep key={step} step={step} user={user} />
    </AccountCard>
  );
}

function WelcomeStep({
  step,
  user,
}: {
  readonly step: number;
  readonly user: NonNullable<ReturnType<typeof useUser>>;
}) {
  const navigate = useNavigate();
  const saveProfile = useSaveProfile();
  // A profile needs more than the proof: a person who skipped the first step gets both.
  const profileParts = step === 2 && !user.buyerProfile ? parts.flat() : parts[step - 1];
  if (!profileParts) return <WelcomeSearch profile={user.buyerProfile} />;
  const next = `${paths.welcome}?step=${step + 1}`;
  return (
    <>
      <BuyerProfileForm
        profile={user.buyerProfile}
        parts={profileParts}
        saveLabel="Continue"
        isStep
        save={async (buyerProfile) => {
          await saveProfile({ buyerProfile });
          await navigate(next);
        }}
      />
      <LinkButton to={next} variant="quiet">
        Skip this step
      </LinkButton>
    </>
  );
}

const WelcomeVisitor = () => (
  <AccountCard
    title="Welcome to Gable"
    intro="Log in to tell sellers how you’re buying. You can look at every home without an account."
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
