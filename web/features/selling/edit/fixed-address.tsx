import { formatFirstLine } from '../../../../functions/listings/properties/domain/address.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from '../editor.tsx';
import { AddressVisibility } from '../fields/address-shown.tsx';

/** The address of a property on sale, which cannot be changed. */
export function FixedAddress() {
  const { houseNo, address, postcode } = useEditor().data;
  return (
    <div className="grid gap-6">
      <Notice
        title={`${formatFirstLine(houseNo ?? '', address?.line1 ?? '')}, ${address?.town ?? ''}, ${postcode ?? ''}`}
      >
        You can’t change the address of a home on sale. To correct it, withdraw the home first.
      </Notice>
      <AddressVisibility />
    </div>
  );
}
