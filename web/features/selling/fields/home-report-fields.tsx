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
        { value: 'ready', label: 'It is ready', hint: 'Not older than 12 weeks when marketing begins' },
        { value: 'exempt', label: 'It doesn’t need one', hint: 'Like a new home or a conversion' },
      ]}
    />
  );
}
