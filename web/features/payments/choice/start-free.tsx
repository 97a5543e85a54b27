import { useMutation, useQueryClient } from '@tanstack/react-query';
import { packages, invalidatePayments } from '../../../entities/payment/api.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { publishPaidHome } from '../../../entities/property/publish-home.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';

/** Chooses the free package and puts the property on sale, with one press. */
export function StartFree({ home }: { readonly home: PropertyPage }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const starting = useMutation({
    mutationFn: async () => {
      await chooseFreePackage(home.id);
      return publishPaidHome(home);
    },
    onSuccess: async () => {
      void invalidatePayments(queries, home.id);
      await navigate(`${paths.congratulations}?${new URLSearchParams({ home: home.id })}`);
    },
    onError: () => invalidatePayments(queries, home.id),
  });
  return (
    <>
      <FailureNotice error={starting.error} />
      <Button variant="secondary" wide busy={starting.isPending} onClick={() => starting.mutate()}>
        {starting.isPending ? 'Going on sale' : 'Start for free'}
      </Button>
      <p className="text-sm text-muted">
        By starting you accept the{' '}
        <Link to={paths.terms} target="_blank" className="link">
          terms for sellers
        </Link>
        .
      </p>
    </>
  );
}

/** A package chosen before, in another tab or by a request whose response was lost, counts as chosen. */
async function chooseFreePackage(propertyId: PropertyPage['id']): Promise<void> {
  const body = { propertyId, packageId: 'starter', startNow: true, terms: true } as const;
  try {
    await packages.choosePackage({ body });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const { current } = await packages.homePackage({ params: { propertyId } });
    if (!current) throw error;
  }
}
