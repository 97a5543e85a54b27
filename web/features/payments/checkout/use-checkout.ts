import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  homePackageQuery,
  type OwnPackage,
  packages,
  payments,
  invalidatePayments,
} from '../../../entities/payment/api.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';

export type PaymentMethod = 'card' | 'wallet';
export interface Order {
  readonly packageId: OwnPackage['packageId'];
  readonly couponCode: string | undefined;
  readonly donationPence: number;
  readonly startNow: boolean;
  /** The total that the page shows; a different one is shown before anything is paid. */
  readonly totalPence: number;
}
interface PaymentAttempt {
  readonly order: Order;
  readonly method: PaymentMethod | undefined;
}

/**
 * A price that is about to expire is quoted again, since another tab or an inaccurate clock can interfere.
 */
const spareMs = 5_000;
export function isPriceHeld({ quotedUntil }: OwnPackage): boolean {
  return Date.parse(quotedUntil) > Date.now() + spareMs;
}

/** Pays for an order: holds its price, begins the payment, and redirects to the provider. */
export function useCheckout(home: PropertyPage, quote: OwnPackage | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // When the person returns from the provider, the browser can restore this page from its cache.
    const shown = () => setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const hold = async ({ packageId, couponCode, startNow }: Order): Promise<OwnPackage> => {
    const held = await packages.choosePackage({
      body: { propertyId: home.id, packageId, startNow, terms: true, ...(couponCode && { couponCode }) },
    });
    if (held.status === 'pending_payment')
      queries.setQueryData(
        homePackageQuery(home.id).queryKey,
        (known) => known && { ...known, pending: held },
      );
    return held;
  };
  const holding = useMutation({ mutationFn: hold, onError: () => invalidatePayments(queries, home.id) });
  const paying = useMutation({
    mutationFn: async ({ order, method }: PaymentAttempt) => {
      setChanged(false);
      const held = quote && isPriceHeld(quote) ? quote : await hold(order);
      if (held.status === 'active') return openConfirmation(home.id);
      if (held.totalPence !== order.totalPence || method === undefined) return setChanged(true);
      const to = await createPaymentUrl(held, order.donationPence, method);
      if (to.startsWith('/')) return navigate(to);
      setLeaving(true);
      window.location.assign(to);
    },
    onError: async (error) => {
      await invalidatePayments(queries, home.id);
      // Already paid in another tab, or pending: the page of that payment shows its state.
      const known =
        error instanceof ApiError && error.status === 409 ? error.problem['paymentId'] : undefined;
      if (typeof known === 'string') await navigate(paths.payment(known));
    },
  });
  const openConfirmation = async (id: PropertyPage['id']) => {
    await invalidatePayments(queries, id);
    await navigate(`${paths.congratulations}?${new URLSearchParams({ home: id })}`);
  };
  const method: PaymentMethod | 'none' | undefined =
    paying.isPending || isLeaving ? (paying.variables?.method ?? 'none') : undefined;
  return {
    pay: (order: Order, method?: PaymentMethod) => paying.mutate({ order, method }),
    again: (order: Order) => holding.mutate(order),
    /** The payment method in progress; `none` for a free package. */
    method,
    isHolding: holding.isPending,
    error: paying.error ?? holding.error,
    /** Whether the price differs from the one on the page. */
    isChanged,
  };
}

/** The URL at which the person pays. */
async function createPaymentUrl(
  { id }: OwnPackage,
  donationPence: number,
  method: PaymentMethod,
): Promise<string> {
  const body = { propertyPackageId: id, donationPence };
  if (method === 'card') return (await payments.payByCard({ body })).url;
  const { approveUrl, paymentId } = await payments.payByWallet({ body });
  return approveUrl ?? paths.payment(paymentId);
}
