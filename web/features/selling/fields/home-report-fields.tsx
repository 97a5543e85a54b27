import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';
import * as words from './words.ts';

/** The surveyor's report that a sale in Scotland requires. */
export function HomeReportFields() {
  const { data, change, errorOf } = useEditor();
  if (data.address?.nation !== 'scotland') return null;
  return (
    <RadioGroup
      legend={words.homeReport}
      hint={words.inScotlandAHomeNeeds}
      name="homeReport"
      columns={2}
      value={data.homeReport}
      onValue={(homeReport) => change({ homeReport })}
      error={errorOf('homeReport')}
      options={[
        { value: 'ready', label: words.itsReady, hint: words.noMoreThan12Weeks },
        { value: 'exempt', label: words.itDoesntNeedOne, hint: words.forExampleANewHome },
      ]}
    />
  );
}
