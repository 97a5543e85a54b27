import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { useRef, useState } from 'react';
import { legalWordingOf } from '../../../../functions/deals/sales/domain/legal-wording.ts';
import { capitaliseFirst } from '../../../../functions/kernel/text.ts';
import type { Sale, SaleSide } from '../../../entities/sale/api.ts';
import { findLastSignature } from '../../../entities/sale/late-paper.ts';
import { useOffline } from '../../../lib/connection.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useReturnedFocus } from '../../../lib/use-returned-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaperFile } from '../papers/paper-file.tsx';
import { SalePart } from '../sale-part.tsx';
import { nameSide, otherSideOf } from '../sides.ts';
import { ProviderPart } from './provider-part.tsx';
import { SaleSignForm } from './sale-sign-form.tsx';

type Signing = NonNullable<Sale['signing']>;
interface Props {
  readonly sale: Sale;
  readonly signing: Signing;
}

/** The signatures on the memorandum: whose turn it is, and the signed PDF. */
export default function SigningPart({ sale, signing }: Props) {
  const { signed, ended, state } = signing;
  const lines = useRef<HTMLUListElement>(null);
  const isOver = state === 'closed';
  const [completedAt] = findLastSignature(signing);
  if (isOver && signed.length === 0 && (sale.byLink || ended.length === 0)) return null;
  return (
    <SalePart id="signing" title="Signatures">
      <div className="grid gap-4">
        {!isOver && signed.length < 2 && <Meaning sale={sale} signing={signing} />}
        {ended.length > 0 && <EndedNotice sale={sale} signing={signing} />}
        <ul ref={lines} tabIndex={-1} className="grid gap-2 outline-none">
          {listSides(sale).map((side) => (
            <SideLine key={side} side={side} sale={sale} signing={signing} />
          ))}
        </ul>
        {completedAt !== undefined ? (
          <>
            <SignedPaper signing={signing} signedAt={completedAt} />
            {signing.provider && !sale.byLink && (
              <ProviderPart sale={sale} provider={signing.provider} hasSigned />
            )}
          </>
        ) : (
          <NextPart
            sale={sale}
            signing={signing}
            onSigned={() => {
              lines.current?.focus({ preventScroll: true });
              lines.current?.scrollIntoView({ block: 'center' });
            }}
          />
        )}
      </div>
    </SalePart>
  );
}

function Meaning({ sale: { nation }, signing: { provider } }: Props) {
  const how = provider ? 'at Documenso, a service for signatures' : 'electronically';
  return (
    <p className="max-w-prose text-muted">
      {nation === 'scotland'
        ? `If you like, you can both sign the note of agreed terms ${how}, to show that you agree with what it says. It isn’t part of any contract: the missives are for your solicitors. The sale goes on either way.`
        : `If you like, you can both sign the memorandum ${how}, to show that you agree with what it says. It isn’t a contract and binds neither of you. The sale goes on either way.`}
    </p>
  );
}

/** The reader first. */
const listSides = ({ side }: Sale): readonly SaleSide[] => [side, otherSideOf(side)];

function SideLine({ side, sale, signing }: Props & { readonly side: SaleSide }) {
  const signature = signing.signed.find((one) => one.side === side);
  const who = capitaliseFirst(nameSide(side, sale));
  const waiting = signing.state === 'closed' ? CircleDashed : Hourglass;
  const lacks = who === 'You' ? 'haven’t' : 'hasn’t';
  return (
    <li className="flex items-start gap-3">
      <Icon
        as={signature ? CircleCheck : waiting}
        size={20}
        className={signature ? 'mt-0.5 text-action' : 'mt-0.5 text-muted'}
      />
      <span className="min-w-0">
        {signature
          ? `${who} signed as ${signature.name} on ${formatMoment(signature.at)}.`
          : `${who} ${lacks} signed${signing.state === 'closed' ? '' : ' yet'}.`}
      </span>
    </li>
  );
}

function EndedNotice({ sale, signing: { ended } }: Props) {
  const who = listSides(sale)
    .filter((side) => ended.some((one) => one.side === side))
    .map((side) => nameSide(side, sale));
  const { document } = legalWordingOf(sale.nation);
  return (
    <Notice kind="warning" title="Earlier signatures no longer count">
      <p>
        {`Version ${sale.memorandum?.version} of the ${document.toLowerCase()} replaced the one that ${who.join(' and ')} signed.`}
      </p>
    </Notice>
  );
}

const SignedPaper = ({
  signing: { pdfUrl, provider },
  signedAt,
}: Pick<Props, 'signing'> & { readonly signedAt: string }) => {
  const isOffline = useOffline();
  return (
    <>
      <Notice kind="good" title="One person of each side has signed">
        <p>
          {provider
            ? 'Documenso seals the signed PDF and makes a certificate of who signed, when and how, which we keep as evidence and show to nobody.'
            : 'The signed PDF has a page with who signed, when and how, and the file that was signed as an attachment.'}
        </p>
      </Notice>
      {!isOffline && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <PaperFile url={pdfUrl} label="Signed PDF" file="signed PDF" madeAt={signedAt} />
        </div>
      )}
    </>
  );
};

interface NextProps extends Props {
  /** The form is gone then, and what it said stands in the lines above. */
  readonly onSigned: () => void;
}

/** What the reader can do, or waits for, until both have signed. */
function NextPart({ sale, signing, onSigned }: NextProps) {
  if (sale.byLink) return null;
  switch (signing.state) {
    case 'closed':
      return (
        <p className="max-w-prose text-muted">
          {sale.status === 'fallen_through'
            ? 'The sale fell through, so the paper can’t be signed any more.'
            : 'The sale is binding now, so there’s nothing left to sign here.'}
        </p>
      );
    case 'names':
      return (
        <p className="max-w-prose">
          The paper doesn’t have your full name yet. Add it to your details above and issue a new version;
          then you can sign it.
        </p>
      );
    case 'preparing':
      return <p className="max-w-prose text-muted">You can sign it as soon as its PDF is ready.</p>;
    case 'signed':
      if (signing.provider) return <ProviderPart sale={sale} provider={signing.provider} hasSigned />;
      return (
        <p className="max-w-prose text-muted">
          {`We’ve told the ${otherSideOf(sale.side)}. Nothing else waits for their signature.`}
        </p>
      );
    case 'open':
      if (signing.provider) return <ProviderPart sale={sale} provider={signing.provider} hasSigned={false} />;
      return <OpenPart sale={sale} onSigned={onSigned} />;
  }
}

function OpenPart({ sale, onSigned }: Omit<NextProps, 'signing'>) {
  const [step, setStep] = useState<'read' | 'sign' | 'signed'>('read');
  const opener = useReturnedFocus(step === 'sign');
  const isOffline = useOffline();
  // Until the sale says so, too.
  if (step === 'signed') return <p className="max-w-prose text-muted">We’ve kept your signature.</p>;
  if (step === 'sign')
    return (
      <SaleSignForm
        paper="memorandum"
        offerId={sale.offerId}
        version={sale.memorandum?.version ?? 1}
        onClose={() => setStep('read')}
        onSigned={() => {
          setStep('signed');
          onSigned();
        }}
      />
    );
  if (isOffline)
    return <p className="max-w-prose text-muted">You need a connection to read the paper and sign it.</p>;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <p>Read it first: you sign what’s in the PDF above.</p>
      <Button ref={opener} variant="secondary" onClick={() => setStep('sign')}>
        Sign it
      </Button>
    </div>
  );
}
