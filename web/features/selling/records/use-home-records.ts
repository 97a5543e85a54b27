import { useQuery } from '@tanstack/react-query';
import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import { useEditor } from '../editor.tsx';
import { type HomeRecords, homeRecordsQuery } from './api.ts';

/**
 * What the registers say of the home that is edited; `undefined` until they answered, without a whole address, or
 * while `isWanted` is false.
 */
export function useHomeRecords(isWanted: boolean): HomeRecords | undefined {
  const { postcode = '', houseNo = '', address } = useEditor().data;
  const nation = address?.nation;
  const isKnown = isPostcode(postcode) && houseNo.trim() !== '' && nation !== undefined;
  const { data } = useQuery({
    ...homeRecordsQuery({
      postcode: formatPostcode(postcode),
      house_no: houseNo.trim(),
      nation: nation ?? 'england',
      ...(address?.uprn !== undefined && { uprn: address.uprn }),
    }),
    enabled: isWanted && isKnown,
  });
  return isKnown ? data : undefined;
}
