import { useState } from 'react';
import type { Sale } from '../../../entities/sale/api.ts';
import { useOffline } from '../../../lib/connection.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { SaleSignForm } from '../signing/sale-sign-form.tsx';
import type { AgreementVersion } from './api.ts';
import { NameSteps } from './name-steps.tsx';

interface Props {
  readonly sale: Sale;
  readonly agreement: AgreementVersion;
  /** It is signed, and the form goes. */
  readonly onDone: () => void;
}

/** What the reader does until both have signed an agreement. */
export function SignAgreement({ sale, agreement: { signing, version }, onDone }: Props) {
  const [step, setStep] = useState<'read' | 'sign' | 'signed'>('read');
  const opener = useReturnedFocus(step === 'sign');
  const isOffline = useOffline();
  // From the signature on; the sale says so, too, once it is read again.
  if (signing === 'signed' || step === 'signed')
    return <p className="max-w-prose text-muted">You’ve signed. We’ve told the other side.</p>;
  if (signing === 'names')
    return (
      <p className="max-w-prose">
        The agreement has no name that’s your own. <NameSteps /> Then decline it and propose the same terms
        again.
      </p>
    );
  if (signing === 'preparing')
    return <p className="max-w-prose text-muted">You can sign it as soon as its PDF is ready.</p>;
  if (step === 'sign')
    return (
      <SaleSignForm
        paper="reservation"
        offerId={sale.offerId}
        version={version}
        onClose={() => setStep('read')}
        onSigned={() => {
          setStep('signed');
          onDone();
        }}
      />
    );
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p className="max-w-prose">
        Read the PDF first: it’s what you sign. Signing binds you once the other side has signed, too.
      </p>
      <Button ref={opener} disabled={isOffline} onClick={() => setStep('sign')}>
        Sign it
      </Button>
    </div>
  );
}
