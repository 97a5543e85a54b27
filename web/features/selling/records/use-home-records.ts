import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import type { DraftFormValues } from '../draft-form-values.ts';
import { useEditor } from '../editor.tsx';
import { type HomeRecords, homeRecordsQuery, type RecordedHome } from './api.ts';

type RecordsQuery = Pick<UseQueryResult<HomeRecords>, 'data' | 'isLoading'>;

/** What the registers find a home by; undefined without a whole address. */
function toRecordedHome({ postcode = '', houseNo = '', address }: DraftFormValues): RecordedHome | undefined {
  const nation = address?.nation;
  if (!isPostcode(postcode) || houseNo.trim() === '' || nation === undefined) return undefined;
  return {
    postcode: formatPostcode(postcode),
    house_no: houseNo.trim(),
    nation,
    ...(address?.uprn !== undefined && { uprn: address.uprn }),
  };
}

/** Whether the registers find the same home by two addresses. */
export function isSameHome(data: DraftFormValues, other: DraftFormValues): boolean {
  const [uprn, otherUprn] = [data.address?.uprn, other.address?.uprn];
  if (uprn !== undefined && otherUprn !== undefined) return uprn === otherUprn;
  const [home, otherHome] = [toRecordedHome(data), toRecordedHome(other)];
  return (
    home?.postcode === otherHome?.postcode &&
    home?.house_no === otherHome?.house_no &&
    home?.nation === otherHome?.nation
  );
}

/** What the registers say of a home; nothing without a whole address, or while `isWanted` is false. */
export function useRecordsOf(data: DraftFormValues, isWanted: boolean): RecordsQuery {
  const home = toRecordedHome(data);
  const query = useQuery({
    ...homeRecordsQuery(home ?? { postcode: '', house_no: '', nation: 'england' }),
    enabled: isWanted && home !== undefined,
  });
  return { data: home && query.data, isLoading: query.isLoading };
}

/** What the registers say of the home that is edited. */
export function useHomeRecords(isWanted: boolean): RecordsQuery {
  return useRecordsOf(useEditor().data, isWanted);
}
