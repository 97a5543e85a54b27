import { DescriptionFields } from './description-fields.tsx';
import { KeyFactFields } from './key-fact-fields.tsx';

/** The third step: the description and the facts. */
export default function DescriptionStep() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <DescriptionFields />
      <KeyFactFields />
    </div>
  );
}
