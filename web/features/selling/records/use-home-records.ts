import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import type { DraftFormValues } from '../draft-form-values.ts';
import { useEditor } from '../editor.tsx';
import { type HomeRecords, homeRecordsQuery } from './api.ts';

type RecordsQuery = Pick<UseQueryResult<HomeRecords>, 'data' | 'isLoading'>;

/** What the registers say of a home; nothing without a whole address, or while `isWanted` is false. */
export function useRecordsOf(
  { postcode = '', houseNo = '', address }: DraftFormValues,
  isWanted: boolean,
): RecordsQuery {
  const nation = address?.nation;
  const isKnown = isPostcode(postcode) && houseNo.trim() !== '' && nation !== undefined;
  const { data, isLoading } = useQuery({
    ...homeRecordsQuery({
      postcode: formatPostcode(postcode),
      house_no: houseNo.trim(),
      nation: nation ?? 'england',
      ...(address?.uprn !== undefined && { uprn: address.uprn }),
    }),
    enabled: isWanted && isKnown,
  });
  return { data: isKnown ? data : undefined, isLoading };
}

/** What the registers say of the home that is edited. */
export function useHomeRecords(isWanted: boolean): RecordsQuery {
  return useRecordsOf(useEditor().data, isWanted);
}
