import { useState } from 'react';
import type { Sale } from '../../../entities/sale/api.ts';
import { useOffline } from '../../../lib/connection.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { SignForm } from '../signing/sign-form.tsx';
import type { AgreementVersion } from './api.ts';

interface Props {
  readonly sale: Sale;
  readonly agreement: AgreementVersion;
}

/** What the reader does until both have signed an agreement. */
export function SignAgreement({ sale, agreement: { signing, version } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnedFocus(isOpen);
  const isOffline = useOffline();
  if (signing === 'signed')
    return <p className="max-w-prose text-muted">You’ve signed. We’ve told the other side.</p>;
  if (signing === 'names')
    return (
      <p className="max-w-prose">
        The agreement has no name that’s your own. Set your first and last name in your{' '}
        <Link to={paths.profile}>account</Link>, give the same name in <Link to="#details">your details</Link>
        , then decline it and propose the same terms again.
      </p>
    );
  if (signing === 'preparing')
    return <p className="max-w-prose text-muted">You can sign it as soon as its PDF is ready.</p>;
  if (isOpen)
    return (
      <SignForm
        paper="reservation"
        offerId={sale.offerId}
        version={version}
        onClose={() => setOpen(false)}
        onSigned={() => setOpen(false)}
      />
    );
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="max-w-prose">
        Read the PDF first: it’s what you sign. Signing binds you once the other side has signed, too.
      </p>
      <Button ref={opener} disabled={isOffline} onClick={() => setOpen(true)}>
        Sign it
      </Button>
    </div>
  );
}
