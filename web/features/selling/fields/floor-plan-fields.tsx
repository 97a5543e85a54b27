import { useEditor } from '../editor.tsx';
import { DocumentField } from './document-field.tsx';
import { TourFields } from './tour-fields.tsx';
import * as words from './words.ts';

/** The floor plan, a video and a tour, all of them optional. */
export function FloorPlanFields() {
  const { data, change } = useEditor();
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{words.buyersLookForItRight}</p>
        <DocumentField
          kind="floor_plan"
          name="floorPlan"
          what={words.floorPlan}
          id={data.floorPlan?.id}
          onRemove={() => change({ floorPlan: undefined })}
        />
      </div>
      <TourFields />
    </div>
  );
}
