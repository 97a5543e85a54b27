import { EpcFields } from './epc-fields.tsx';
import { HomeReportFields } from './home-report-fields.tsx';

/** The sixth step's papers. */
export default function EnergyStep() {
  return (
    <div className="grid gap-9">
      <EpcFields />
      <HomeReportFields />
    </div>
  );
}
