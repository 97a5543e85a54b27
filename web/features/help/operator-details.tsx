import { useQuery } from '@tanstack/react-query';
import { describeOperator } from '../../../functions/kernel/operator.ts';
import { operatorTitle } from '../../../functions/reach/site-pages/domain/texts/contact-text.ts';
import { configQuery } from '../../lib/config.ts';
import { settingsQuery } from '../../lib/settings.ts';

/** The operator's name and contact details, as far as the stage has them. */
export function OperatorDetails() {
  const operator = useQuery(configQuery).data?.operator;
  const supportEmail = useQuery(settingsQuery).data?.supportEmail;
  const words = operator && describeOperator(operator);
  const supportPhone = operator?.supportPhone;
  if (!words && !supportEmail && !supportPhone) return null;
  return (
    <section className="grid max-w-prose gap-2" aria-labelledby="operator">
      <h2 id="operator" className="text-xl">
        {operatorTitle}
      </h2>
      {words && <p>{words}</p>}
      {supportEmail && (
        <p>
          Email:{' '}
          <a className="link break-all" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      )}
      {supportPhone && (
        <p>
          Phone:{' '}
          <a className="link" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>
            {supportPhone}
          </a>
        </p>
      )}
    </section>
  );
}
