import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useFacts } from '../editor.tsx';
import * as lists from '../words/options.ts';
import { chosenWords, FactGroup } from './fact-group.tsx';
import { SeveralQuestion, WordsQuestion, YesNoQuestion } from './fact-questions.tsx';
import { Outward } from './outward.tsx';
import { TaxGroup } from './tax-group.tsx';

/** What a buyer must not be left without, a group at a time. */
export const KeyFactFields = () => (
  <div className="grid grid-cols-1 gap-3">
    <div>
      <h2 className="text-xl">Key facts</h2>
      <p className="max-w-prose text-muted">
        What a buyer needs to decide, and has a right to know. Say what you know now; you can add to it later.
      </p>
    </div>
    <div className="divide-y divide-line border-y border-line">
      <TaxGroup />
      <SupplyGroup />
      <SignalGroup />
      <OutsideGroup />
      <AccessGroup />
      <RightsGroup />
      <RiskGroup />
      <BuildingGroup />
    </div>
  </div>
);

function SupplyGroup() {
  const [facts, set] = useFacts();
  const { heating, electricity, water, sewerage } = facts;
  return (
    <FactGroup
      title="Heating and supplies"
      said={chosenWords([lists.heating, heating], [lists.electricity, electricity], [lists.water, water])}
    >
      <SeveralQuestion
        name="heating"
        legend="Heating"
        options={lists.heating}
        exclusive="none"
        value={heating}
        onValue={(chosen) => set({ heating: chosen })}
      />
      <SeveralQuestion
        name="electricity"
        legend="Electricity"
        options={lists.electricity}
        exclusive="none"
        value={electricity}
        onValue={(chosen) => set({ electricity: chosen })}
      />
      <SeveralQuestion
        name="water"
        legend="Water"
        options={lists.water}
        exclusive="none"
        value={water}
        onValue={(chosen) => set({ water: chosen })}
      />
      <SeveralQuestion
        name="sewerage"
        legend="Sewerage"
        options={lists.sewerage}
        exclusive="none"
        value={sewerage}
        onValue={(chosen) => set({ sewerage: chosen })}
      />
    </FactGroup>
  );
}

function SignalGroup() {
  const [{ broadband, mobile }, set] = useFacts();
  return (
    <FactGroup
      title="Broadband and mobile signal"
      said={chosenWords([lists.broadband, broadband], [lists.mobile, mobile && [mobile]])}
    >
      <SeveralQuestion
        name="broadband"
        legend="Broadband at the home"
        options={lists.broadband}
        value={broadband}
        onValue={(chosen) => set({ broadband: chosen })}
      />
      <RadioGroup
        legend="Mobile signal indoors"
        name="keyFacts.mobile"
        columns={2}
        options={lists.mobile}
        value={mobile}
        onValue={(chosen) => set({ mobile: chosen })}
      />
      <Outward href="https://checker.ofcom.org.uk/">Look both up at Ofcom</Outward>
    </FactGroup>
  );
}

function OutsideGroup() {
  const [{ parking, outside }, set] = useFacts();
  return (
    <FactGroup
      title="Parking and outside"
      said={chosenWords([lists.parking, parking], [lists.outside, outside])}
    >
      <SeveralQuestion
        name="parking"
        legend="Parking"
        options={lists.parking}
        exclusive="none"
        value={parking}
        onValue={(chosen) => set({ parking: chosen })}
      />
      <SeveralQuestion
        name="outside"
        legend="Outside space"
        options={lists.outside}
        exclusive="none"
        value={outside}
        onValue={(chosen) => set({ outside: chosen })}
      />
    </FactGroup>
  );
}

function AccessGroup() {
  const [{ accessibility }, set] = useFacts();
  return (
    <FactGroup title="Accessibility" said={chosenWords([lists.accessibility, accessibility])}>
      <SeveralQuestion
        name="accessibility"
        legend="What makes it easier to get about"
        options={lists.accessibility}
        value={accessibility}
        onValue={(chosen) => set({ accessibility: chosen })}
      />
    </FactGroup>
  );
}

function RightsGroup() {
  const [{ restrictions, rights }, set] = useFacts();
  return (
    <FactGroup
      title="Rights and restrictions"
      said={chosenWords([lists.restrictions, restrictions], [lists.rights, rights])}
    >
      <SeveralQuestion
        name="restrictions"
        legend="Restrictions on the home"
        hint="They stand in the title register or the lease."
        options={lists.restrictions}
        value={restrictions}
        onValue={(chosen) => set({ restrictions: chosen })}
      />
      <SeveralQuestion
        name="rights"
        legend="Rights of others, or over others’ land"
        options={lists.rights}
        value={rights}
        onValue={(chosen) => set({ rights: chosen })}
      />
    </FactGroup>
  );
}

function RiskGroup() {
  const [facts, set] = useFacts();
  const { floodedInFiveYears, floodSources, miningArea, coastalErosion } = facts;
  const said = [
    floodedInFiveYears !== undefined && (floodedInFiveYears ? 'Flooded lately' : 'Not flooded'),
    miningArea && 'Mining area',
    coastalErosion && 'Coastal erosion',
  ].filter(Boolean);
  return (
    <FactGroup title="Flooding, coast and mining" said={said.join(', ')}>
      <YesNoQuestion name="floodedInFiveYears" legend="Has it flooded in the last five years?" />
      {floodedInFiveYears && (
        <SeveralQuestion
          name="floodSources"
          legend="Where the water came from"
          options={lists.floodSources}
          value={floodSources}
          onValue={(chosen) => set({ floodSources: chosen })}
        />
      )}
      <YesNoQuestion name="floodDefences" legend="Are there flood defences?" />
      <Outward href="https://www.gov.uk/check-long-term-flood-risk">Check the flood risk at GOV.UK</Outward>
      <YesNoQuestion name="coastalErosion" legend="Is there a risk of coastal erosion?" />
      <YesNoQuestion name="miningArea" legend="Is it in a mining area?" hint="Coal, tin, salt or other" />
    </FactGroup>
  );
}

function BuildingGroup() {
  const [facts, set] = useFacts();
  const { construction, buildingSafety, planning } = facts;
  const said = [
    chosenWords([lists.construction, construction && [construction]]),
    buildingSafety && 'Building safety',
    planning && 'Planning',
  ].filter(Boolean);
  return (
    <FactGroup title="Construction, safety and planning" said={said.join(', ')}>
      <RadioGroup
        legend="How it is built"
        name="keyFacts.construction"
        columns={2}
        options={lists.construction}
        value={construction}
        onValue={(chosen) => set({ construction: chosen })}
      />
      <WordsQuestion
        name="buildingSafety"
        label="Building safety"
        hint="Cladding, asbestos, works that are planned or were asked for"
        most={500}
      />
      <WordsQuestion
        name="planning"
        label="Planning"
        hint="Permissions for this home, and what you know of plans near it"
        most={500}
      />
    </FactGroup>
  );
}
