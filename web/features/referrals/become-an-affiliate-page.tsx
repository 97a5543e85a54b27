import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AffiliateForm } from './affiliate-form.tsx';

const gains = [
  {
    title: 'A code to share',
    text: 'Every account has one, with a link that counts how many people signed up through it. You see numbers, never names.',
  },
  {
    title: 'Terms of your own',
    text: 'What you earn, for what and when is agreed with you in writing before you start.',
  },
  {
    title: 'Someone to ask',
    text: 'Someone on our team reads what you write and answers you.',
  },
] as const;

/** /become-an-affiliate: the benefits of affiliates, and the application. */
export function Component() {
  const [sent, setSent] = useState<{ readonly id: string; readonly email: string }>();
  if (sent) return <SentApplication {...sent} />;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="grid content-start gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-2xl sm:text-3xl">Become an affiliate</h1>
          <p className="text-lg text-muted">
            For people others listen to: local guides, removal firms, mortgage brokers, writers. Tell us who
            you are, and we’ll write back within ten working days.
          </p>
        </div>
        <section className="grid gap-4" aria-labelledby="affiliateGains">
          <h2 id="affiliateGains" className="text-xl">
            What you get
          </h2>
          <ul className="grid gap-4">
            {gains.map(({ title, text }) => (
              <li key={title} className="border-l-3 border-action pl-4">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <p className="max-w-prose text-muted">
          What we ask: say openly that you’re paid when you recommend us, as the law requires, and promise
          nothing that Gable doesn’t.
        </p>
      </div>
      <AffiliateForm onSent={setSent} />
    </div>
  );
}

const SentApplication = ({ id, email }: { readonly id: string; readonly email: string }) => (
  <EmptyState
    heading="h1"
    icon={MailCheck}
    title="We have your application"
    actions={<LinkButton to={paths.home}>Back to the home page</LinkButton>}
  >
    We sent a note to {email}, and will write to you within ten working days. Your number is{' '}
    <span className="tabular">{id}</span>.
  </EmptyState>
);
