import { useEffect, useState } from 'react';
import type { DraftFormValues } from '../draft-form-values.ts';
import type { DraftSession, SessionState } from '../draft-session.ts';
import { fillFromRegister } from '../records/register-values.ts';
import { isSameHome, useRecordsOf } from '../records/use-home-records.ts';

interface Props {
  readonly session: DraftSession;
  readonly state: SessionState;
}

/** Whose certificate the draft may hold. */
interface Source {
  readonly session: DraftSession;
  readonly certificateNumber: string | undefined;
  readonly home: DraftFormValues | undefined;
}

/**
 * Fills the draft from the register of certificates once its address was chosen on this page, and takes back what
 * another address had filled, even before this page was opened.
 */
export default function RegisterFill({ session, state: { data } }: Props) {
  const certificateNumber = data.epcCertificate?.certificateNumber;
  const uprn = data.address?.uprn;
  const [source, setSource] = useState(() => openSource(session, data));
  if (source.session !== session) setSource(openSource(session, data));
  else if (certificateNumber !== source.certificateNumber)
    setSource({ session, certificateNumber, home: certificateNumber === undefined ? source.home : data });
  // An address that is typed has no UPRN; its certificate is offered in the last step.
  const isChosen = uprn !== undefined;
  const isChanged = source.home ? !isSameHome(source.home, data) : isChosen;
  const former = useRecordsOf(source.home ?? {}, isChanged);
  const found = useRecordsOf(data, isChanged && isChosen);
  const isReady = isChanged && !former.isLoading && !found.isLoading;
  const [earlier, certificate] = [former.data?.energy.certificate, found.data?.energy.certificate];
  useEffect(() => {
    if (!isReady) return;
    session.change(fillFromRegister(session.state().data, earlier, isChosen ? certificate : undefined));
    const now = session.state().data;
    // oxlint-disable-next-line react/set-state-in-effect -- the draft, outside React, was just filled
    setSource({
      session,
      certificateNumber: now.epcCertificate?.certificateNumber,
      home: isChosen ? now : undefined,
    });
  }, [session, isReady, isChosen, earlier, certificate]);
  return null;
}

function openSource(session: DraftSession, data: DraftFormValues): Source {
  const certificateNumber = data.epcCertificate?.certificateNumber;
  const isFilled = certificateNumber !== undefined || data.address?.uprn !== undefined;
  return { session, certificateNumber, home: isFilled ? data : undefined };
}
