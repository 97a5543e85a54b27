import { useQuery } from '@tanstack/react-query';
import { describeOperator } from '../../../functions/kernel/operator.ts';
import { configQuery } from '../../lib/config.ts';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import { settingsQuery } from '../../lib/settings.ts';

/** The loader of pages with these details, which do not wait for them. */
export function loadOperatorDetails({ context }: LoaderFunctionArgs): null {
  const queries = context.get(queryContext);
  void queries.prefetchQuery(configQuery);
  void queries.prefetchQuery(settingsQuery);
  return null;
}

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
        Who runs Gable
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
