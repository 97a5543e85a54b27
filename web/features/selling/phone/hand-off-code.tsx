import { lazy } from 'react';
import type { Draft } from '../../../entities/own-home/api.ts';
import { paths } from '../../../site/paths.ts';

const QrCode = lazy(() => import('../../../ui/qr-code.tsx'));

const toAddress = (draftId: Draft['id']): string =>
  `${window.location.origin}${paths.mobileScreen}?${new URLSearchParams({ draft: draftId })}`;

/** A QR code for a phone's camera, and its URL to type. It loads code, for which what shows it waits. */
export function HandOffCode({ draftId }: { readonly draftId: Draft['id'] }) {
  return (
    <div className="grid justify-items-center gap-3">
      <QrCode text={toAddress(draftId)} label="Code that opens this draft on a phone" />
      <p className="text-center text-sm text-muted">
        Or open this address on the phone:
        <span className="mt-1 block break-all text-ink select-all">{toAddress(draftId)}</span>
      </p>
    </div>
  );
}
