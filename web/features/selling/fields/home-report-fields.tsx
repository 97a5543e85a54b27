import { ProofField } from '../../../entities/offer/proof-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useEditor } from '../editor.tsx';

/** The surveyor's report that a sale in Scotland requires, and who gets it. */
export function HomeReportFields() {
  const { data, change, errorOf } = useEditor();
  if (data.address?.nation !== 'scotland') return null;
  return (
    <div className="grid gap-6">
      <RadioGroup
        legend="Home Report"
        hint="In Scotland a home needs one before it goes on sale, and whoever asks gets it within nine days."
        name="homeReport"
        columns={2}
        value={data.homeReport}
        onValue={(homeReport) => change({ homeReport })}
        error={errorOf('homeReport')}
        options={[
          { value: 'ready', label: 'It’s ready', hint: 'No more than 12 weeks old when you start marketing' },
          {
            value: 'exempt',
            label: 'It doesn’t need one',
            hint: 'For example, a home that’s newly built or newly converted and not yet lived in',
          },
        ]}
      />
      {data.homeReport === 'ready' && (
        <>
          <ProofField
            label="The Home Report"
            hint="As a PDF, up to 15 MB. It isn’t shown on the page: only those who ask for it get a link, and you see who and when."
            value={toWholeFile(data.homeReportFile)}
            onValue={(homeReportFile) => change({ homeReportFile })}
            error={errorOf('homeReportFile')}
          />
          <RadioGroup
            legend="Who gets it"
            name="homeReportHandOut"
            columns={2}
            value={data.homeReportHandOut ?? 'at_once'}
            onValue={(homeReportHandOut) => change({ homeReportHandOut })}
            error={errorOf('homeReportHandOut')}
            options={[
              { value: 'at_once', label: 'Every member who asks, at once', hint: 'What most sellers want' },
              {
                value: 'ask_first',
                label: 'Ask me first',
                hint: 'You have at least eight days to answer; without an answer we hand it out',
              },
            ]}
          />
        </>
      )}
    </div>
  );
}

type EditorFile = NonNullable<ReturnType<typeof useEditor>['data']['homeReportFile']>;

const toWholeFile = (file: EditorFile | undefined) =>
  file?.id !== undefined && file.name !== undefined ? { id: file.id, name: file.name } : undefined;
