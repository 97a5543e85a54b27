import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Problems } from '../draft-form-values.ts';
import { useEditSection } from '../edit/use-edit-section.ts';
import { type Editor, EditorProvider } from '../editor.tsx';
import { AskingPriceFields } from '../fields/number-fields.tsx';
import { PriceConfirmation } from '../fields/price-confirmation.tsx';
import { hasAcceptedOffer } from '../listings/home-action.ts';
import { loadPriceProblems } from '../records/price-doubt.ts';

interface Props {
  readonly home: PropertyPage;
  readonly onClose: () => void;
}

const form = 'new-price';

/** A new asking price, with what buyers will see of it below the field. */
export default function PriceDialog({ home, onClose }: Props) {
  const queries = useQueryClient();
  const section = useEditSection(home);
  const { editor, changed, refusal, isStale } = section;
  const fields = useRef<HTMLFormElement>(null);
  const [doubts, setDoubts] = useState<Problems>({});
  const [isLoading, setLoading] = useState(false);
  const isBusy = isLoading || section.isBusy;
  const findDoubts = async (): Promise<Problems> => {
    // A price that buyers see already isn't asked about again.
    if (editor.data.price === home.price) return {};
    setLoading(true);
    const problems = await loadPriceProblems(queries, editor.data);
    setLoading(false);
    return problems;
  };
  const save = async () => {
    const problems = await findDoubts();
    setDoubts(problems);
    if (Object.keys(problems).length > 0)
      return fields.current?.querySelector<HTMLElement>('[name=confirmedPrice]')?.focus();
    if (await section.save()) onClose();
  };
  const shown: Editor = {
    ...editor,
    change: (change) => {
      setDoubts({});
      editor.change(change);
    },
    errorOf: (path) => doubts[path] ?? editor.errorOf(path),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change the price"
      actions={
        <>
          <Button type="submit" form={form} busy={isBusy} disabled={changed.size === 0}>
            Save the new price
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <EditorProvider value={shown}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields */}
        <form
          ref={fields}
          id={form}
          noValidate
          onBlur={section.onBlur}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void save();
          }}
          className="grid gap-4"
        >
          {refusal !== undefined && refusal !== '' && (
            <Notice kind="error" title="This wasn’t saved" alert>
              {refusal}
            </Notice>
          )}
          {isStale && (
            <Notice kind="warning" title="This home was changed somewhere else" alert>
              We’ve loaded the latest version. Save again to apply your price.
            </Notice>
          )}
          {hasAcceptedOffer(home.status) && (
            <Notice kind="warning">
              An offer is accepted. We’ll point out the new asking price to the buyer; the price you agreed
              stays.
            </Notice>
          )}
          <AskingPriceFields />
          <PriceConfirmation />
        </form>
      </EditorProvider>
    </Dialog>
  );
}
