import { useState } from 'react';
import { keepHomeToSave } from '../../entities/favourite/saved-homes.ts';
import type { SavableHome } from '../../entities/favourite/use-save-toggle.ts';
import { useZodForm } from '../../lib/form.ts';
import { useLocation } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { emailedHomes } from './api.ts';

interface Props {
  readonly home: SavableHome;
  readonly onLogIn: () => void;
  readonly onClose: () => void;
}

/** For a visitor who pressed a heart: log in, or have what happens to the home emailed. */
export function SaveHomeDialog({ home, onLogIn, onClose }: Props) {
  const { pathname, search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <CheckEmail email={sentTo} onClose={onClose} />;
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <Dialog open title="Save this home" onClose={onClose}>
      <div className="grid gap-5">
        <div className="grid gap-3">
          <p className="text-muted">{`Log in to save ${home.title}. You’ll find it under Saved on any device, with your own notes.`}</p>
          <Button wide onClick={onLogIn}>
            Log in
          </Button>
          <p className="text-center text-muted">
            New to Gable?{' '}
            <Link
              to={`${paths.register}?${next}`}
              className="link font-semibold"
              onClick={() => {
                keepHomeToSave(home);
                onClose();
              }}
            >
              Sign up
            </Link>
          </p>
        </div>
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or without an account
        </p>
        <EmailForm home={home} onSent={setSentTo} />
      </div>
    </Dialog>
  );
}

const labels = { email: 'Your email', website: 'Website' };
const loadSchema = async () => (await import('./schemas.ts')).VisitorsHome;

interface FormProps {
  readonly home: SavableHome;
  readonly onSent: (email: string) => void;
}

function EmailForm({ home, onSent }: FormProps) {
  const form = useZodForm(loadSchema, {
    initial: { email: '', website: '' },
    labels,
    save: async ({ email, website }) => {
      await emailedHomes.emailHome({ body: { propertyId: home.id, email, website } });
      onSent(email);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} />
      <p className="text-muted">
        We’ll email you the home, and what happens to it: a new price, an offer accepted, back on sale, sold.
      </p>
      <Field
        label={labels.email}
        hint="We’ll send a link to confirm it. Every email has a link to stop them."
        error={form.errorOf('email')}
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      </Field>
      <div hidden>
        <Field label={labels.website}>
          <TextInput tabIndex={-1} autoComplete="off" {...form.text('website')} />
        </Field>
      </div>
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        Email me this home
      </Button>
    </form>
  );
}

interface CheckProps {
  readonly email: string;
  readonly onClose: () => void;
}

const CheckEmail = ({ email, onClose }: CheckProps) => (
  <Dialog open title="Check your email" onClose={onClose}>
    <div className="grid gap-5" aria-live="polite">
      <p>
        If you haven’t confirmed this home yet, a link is on its way to{' '}
        <strong className="wrap-anywhere">{email}</strong>. It works for seven days: open it to hear what
        happens to the home. Nothing there? Look in your junk folder, and confirm the homes you saved before.
      </p>
      <Button className="justify-self-start" onClick={onClose}>
        Back to the homes
      </Button>
    </div>
  </Dialog>
);
