import type { Solicitor } from '../../../entities/sale/api.ts';
import { toPhoneHref } from '../../../lib/phone.ts';
import { EmailText } from '../../../ui/email-text.tsx';

/** A firm as it appears in the memorandum. */
export function SolicitorFirm({
  title,
  solicitor,
}: {
  readonly title: string;
  readonly solicitor: Solicitor;
}) {
  const { firm, contact, email, phone, address, sraOrClcNo, reference } = solicitor;
  const rows = [
    ['Contact', contact],
    ['Address', address],
    ['Regulator’s number', sraOrClcNo],
    ['Reference', reference],
  ] as const;
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <p className="font-semibold">{firm}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(
          ([label, text]) =>
            text !== undefined && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div className="contents">
          <dt className="text-muted">Email</dt>
          <dd>
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              <EmailText email={email} />
            </a>
          </dd>
        </div>
        <div className="contents">
          <dt className="text-muted">Phone</dt>
          <dd>
            <a href={toPhoneHref(phone)} className="link">
              {phone}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
