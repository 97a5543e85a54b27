import { useEffect, useState } from 'react';
import { describeOperator } from '../../functions/kernel/operator.ts';
import { describeImpact, getImpact } from '../entities/carbon/impact.ts';
import { configQuery } from '../lib/config.ts';
import { loadQueryClient } from '../lib/query.ts';
import { getSupportEmail } from '../lib/support-email.ts';

/** The operator of the site and the trees funded by its sellers, read once the page is idle. */
export default function FooterLines() {
  const impact = useAsyncLine(loadImpactLine);
  const operator = useAsyncLine(loadOperatorLine);
  const email = useAsyncLine(getSupportEmail);
  if (!impact && !operator && !email) return null;
  return (
    <div className="-mt-4 grid gap-1 text-sm text-muted md:col-span-2">
      {operator && <p>{operator}</p>}
      {email && (
        <p>
          Email:{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      )}
      {impact && <p>{`${impact} by sellers here.`}</p>}
    </div>
  );
}

const loadImpactLine = async (signal: AbortSignal) => describeImpact(await getImpact(signal));
async function loadOperatorLine(): Promise<string | undefined> {
  const { operator } = await (await loadQueryClient()).ensureQueryData(configQuery);
  return operator && describeOperator(operator);
}

/** The result of `read`; `undefined` until it is there, and when it fails. */
function useAsyncLine(read: (signal: AbortSignal) => Promise<string | undefined>): string | undefined {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(setLine, () => undefined);
    return () => leaving.abort();
  }, [read]);
  return line;
}
