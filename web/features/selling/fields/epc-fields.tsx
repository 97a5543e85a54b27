import { keepPartsOfStatus } from '../../../../functions/listings/properties/domain/epc-parts.ts';
import { canOrderEpc } from '../../../../functions/listings/properties/domain/field-obstacles.ts';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DraftEpc } from '../draft-form-values.ts';
import { useEditor } from '../editor.tsx';
import { EnergyRecord } from '../records/energy-record.tsx';
import { describeRegister } from '../records/energy-record.tsx';
import { useHomeRecords } from '../records/use-home-records.ts';
import { DocumentField } from './document-field.tsx';
import { energyScores, energyWays } from './labels.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { SourceLine } from './source-line.tsx';

const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

function useEpc(): [DraftEpc | undefined, (part: Partial<DraftEpc>) => void] {
  const { data, change } = useEditor();
  const epc = data.epcCertificate;
  return [
    epc,
    (part) => change({ epcCertificate: keepPartsOfStatus({ status: 'uploaded', ...epc, ...part }) }),
  ];
}

/** The energy certificate, in any form that the seller has. */
export function EpcFields() {
  const { data, errorOf } = useEditor();
  const [epc, set] = useEpc();
  const isOrderEnough = canOrderEpc(data.address?.nation);
  return (
    <div className="grid gap-6">
      <EnergyRecord />
      <RadioGroup
        legend="Energy performance certificate (EPC)"
        hint={`A home must have one${isOrderEnough ? ', or one on order,' : ''} before it goes on sale. It’s valid for ten years.`}
        name="epcCertificate.status"
        columns={2}
        options={energyWays.filter(
          ({ value }) => value !== 'ordered' || isOrderEnough || epc?.status === value,
        )}
        value={epc?.status}
        onValue={(status) => set({ status })}
        error={errorOf('epcCertificate')}
      />
      {epc?.status === 'uploaded' && (
        <DocumentField
          kind="epc"
          name="epcCertificate.image"
          what="certificate"
          id={epc.image?.id}
          onRemove={() => set({ image: undefined })}
        />
      )}
      {(epc?.status === 'found' || epc?.status === 'uploaded') && (
        <>
          <CertificateNumberField isOptional={epc.status === 'uploaded'} />
          <EpcRatings />
          <SourceLine field="epcCertificate" />
        </>
      )}
      {epc?.status === 'ordered' && (
        <Field
          label="Ordered on"
          hint="It must arrive within 28 days."
          error={errorOf('epcCertificate.orderedOn')}
          className="max-w-60"
        >
          <TextInput
            type="date"
            name="epcCertificate.orderedOn"
            value={epc.orderedOn ?? ''}
            onChange={({ target }) => set({ orderedOn: target.value || undefined })}
          />
        </Field>
      )}
      {epc?.status === 'exempt' && (
        <Field label="Why it doesn’t need one" error={errorOf('epcCertificate.exemptReason')}>
          <TextInput
            name="epcCertificate.exemptReason"
            maxLength={200}
            value={epc.exemptReason ?? ''}
            onChange={({ target }) => set({ exemptReason: target.value || undefined })}
          />
        </Field>
      )}
    </div>
  );
}

/** `1234-5678-9012-3456-7890`, with hyphens inserted while typing. */
const formatGrouped = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 20)
    .replaceAll(/(\d{4})(?=\d)/g, '$1-');

/** England, Wales and Northern Ireland share a register; Scotland has its own. */
const ukRegister = { href: 'https://www.gov.uk/find-energy-certificate', label: 'Find it at GOV.UK' };
const scottishRegister = {
  href: 'https://www.scottishepcregister.org.uk/',
  label: 'Find it in the Scottish EPC register',
};

function CertificateNumberField({ isOptional }: { readonly isOptional: boolean }) {
  const { data, errorOf } = useEditor();
  const [epc, set] = useEpc();
  const name = 'epcCertificate.certificateNumber';
  const energy = useHomeRecords(epc?.certificateNumber !== undefined).data?.energy;
  const isFromRegister =
    epc?.certificateNumber !== undefined && energy?.certificate?.certificateNumber === epc.certificateNumber;
  const register = data.address?.nation === 'scotland' ? scottishRegister : ukRegister;
  return (
    <div className="grid gap-2">
      <Field
        label="Certificate number"
        hint={isFromRegister ? describeRegister(energy?.isDemo) : '20 digits'}
        optional={isOptional}
        error={errorOf(name)}
      >
        <TextInput
          name={name}
          inputMode="numeric"
          autoComplete="off"
          className="tabular"
          value={epc?.certificateNumber ?? ''}
          onChange={({ target }) => set({ certificateNumber: formatGrouped(target.value) || undefined })}
        />
      </Field>
      <NewTabLink href={register.href}>{register.label}</NewTabLink>
    </div>
  );
}

function EpcRatings() {
  const { errorOf } = useEditor();
  const [epc, set] = useEpc();
  return (
    <Fieldset legend="What it says" optional hint="Buyers see it as coloured bands.">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
        {energyScores.flatMap(({ kind, rating, names }) => [
          <Field key={rating} label={names[0]} error={errorOf(`epcCertificate.${rating}`)}>
            <Select
              name={`epcCertificate.${rating}`}
              placeholder="Choose"
              options={ratings.map((value) => ({ value, label: value }))}
              value={epc?.[rating] ?? ''}
              onChange={({ target }) => set({ [rating]: ratings.find((value) => value === target.value) })}
            />
          </Field>,
          <Field key={kind} label={names[1]} error={errorOf(`epcCertificate.${kind}`)}>
            <TextInput
              name={`epcCertificate.${kind}`}
              inputMode="numeric"
              className="tabular"
              value={epc?.[kind] ?? ''}
              onChange={({ target }) => {
                const digits = target.value.replaceAll(/\D/g, '').slice(0, 3);
                set({ [kind]: digits === '' ? undefined : Number(digits) });
              }}
            />
          </Field>,
        ])}
      </div>
    </Fieldset>
  );
}
