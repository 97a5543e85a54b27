import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor, useFacts } from '../editor.tsx';
import { TaxRecord } from '../records/tax-record.tsx';
import { describeBandSource, listCouncilTaxBands } from '../words/options.ts';
import { FactGroup } from './fact-group.tsx';
import { SourceLine } from './source-line.tsx';
import { describeYearlySum } from './yearly-sum.ts';

/** Council tax, or domestic rates in Northern Ireland. */
export function TaxGroup() {
  const nation = useEditor().data.address?.nation;
  return nation === 'northern_ireland' ? <DomesticRates /> : <CouncilTax />;
}

const unknown = { value: 'unknown', label: 'I don’t know the band' };

function CouncilTax() {
  const { data, errorOf } = useEditor();
  const [facts, set] = useFacts();
  const band = facts.councilTaxBand;
  const bands = [...listCouncilTaxBands(data.address?.nation), unknown];
  const summary = band === undefined ? '' : band === 'unknown' ? 'Band not known' : `Band ${band}`;
  return (
    <FactGroup title="Council tax" summary={summary} isNeeded>
      <TaxRecord />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Band"
          hint={describeBandSource(data.address?.nation)}
          error={errorOf('keyFacts.councilTaxBand')}
        >
          <Select
            name="keyFacts.councilTaxBand"
            placeholder="Choose"
            options={bands}
            value={band ?? ''}
            onChange={({ target }) => set({ councilTaxBand: parseBand(target.value) })}
          />
        </Field>
        {band !== 'unknown' && (
          <YearlyField
            label="What you pay per year"
            name="councilTaxPence"
            pence={facts.councilTaxPence}
            onPence={(councilTaxPence) => set({ councilTaxPence })}
          />
        )}
      </div>
      <SourceLine field="councilTaxBand" />
      {band === 'unknown' && (
        <Field
          label="Why it isn’t known"
          hint="For example: newly built and not valued yet"
          error={errorOf('keyFacts.councilTaxReason')}
        >
          <TextInput
            name="keyFacts.councilTaxReason"
            maxLength={200}
            value={facts.councilTaxReason ?? ''}
            onChange={({ target }) => set({ councilTaxReason: target.value || undefined })}
          />
        </Field>
      )}
    </FactGroup>
  );
}

const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'unknown'] as const;
const parseBand = (text: string) => codes.find((code) => code === text);

function DomesticRates() {
  const [{ domesticRatesPence: pence }, set] = useFacts();
  return (
    <FactGroup title="Domestic rates" summary={pence === undefined ? '' : 'Given'}>
      <YearlyField
        label="Rates per year"
        name="domesticRatesPence"
        pence={pence}
        onPence={(domesticRatesPence) => set({ domesticRatesPence })}
      />
    </FactGroup>
  );
}

interface YearlyProps {
  readonly label: string;
  readonly name: 'councilTaxPence' | 'domesticRatesPence';
  readonly pence: number | undefined;
  readonly onPence: (pence: number | undefined) => void;
}
const YearlyField = ({ label, name, pence, onPence }: YearlyProps) => {
  const { errorOf } = useEditor();
  return (
    <Field label={label} optional error={describeYearlySum(pence) ?? errorOf(`keyFacts.${name}`)}>
      <MoneyInput places="pence" name={`keyFacts.${name}`} value={pence} onValue={onPence} />
    </Field>
  );
};
