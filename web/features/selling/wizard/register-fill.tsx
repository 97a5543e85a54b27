import { useEffect, useRef, useState } from 'react';
import type { DraftSession, SessionState } from '../draft-session.ts';
import type { HomeRecords } from '../records/api.ts';
import { fillFromRegister } from '../records/register-values.ts';
import { useRecordsOf } from '../records/use-home-records.ts';

interface Props {
  readonly session: DraftSession;
  readonly state: SessionState;
}

/** Fills the draft from the register of certificates once its address was chosen on this page. */
export default function RegisterFill({ session, state: { data } }: Props) {
  const uprn = data.address?.uprn;
  const [opened, setOpened] = useState({ session, uprn });
  if (opened.session !== session) setOpened({ session, uprn });
  const filled = useRef<HomeRecords>(undefined);
  // An address that is typed has no UPRN; its certificate is offered in the last step.
  const isChosen = uprn !== undefined && uprn !== opened.uprn;
  const records = useRecordsOf(data, isChosen).data;
  useEffect(() => {
    if (!isChosen || !records || records === filled.current) return;
    const earlier = filled.current?.energy.certificate;
    filled.current = records;
    session.change(fillFromRegister(session.state().data, earlier, records.energy.certificate));
  }, [session, isChosen, records]);
  return null;
}
