import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';

/** The surveyor's report that a sale in Scotland requires. */
export function HomeReportFields() {
  const { data, change, errorOf } = useEditor();
  if (data.address?.nation !== 'scotland') return null;
  return (
    <RadioGroup
      legend="Home Report"
      hint="In Scotland a home needs one before it goes on sale. Buyers may ask you for it."
      name="homeReport"
      columns={2}
      value={data.homeReport}
      onValue={(homeReport) => change({ homeReport })}
      error={errorOf('homeReport')}
      options={[
        { value: 'ready', label: 'It’s ready', hint: 'No more than 12 weeks old when you start marketing' },
        { value: 'exempt', label: 'It doesn’t need one', hint: 'For example, a new home or a conversion' },
      ]}
    />
  );
}
