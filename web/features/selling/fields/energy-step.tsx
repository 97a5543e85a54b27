import { EpcFields } from './epc-fields.tsx';
import { HomeReportFields } from './home-report-fields.tsx';

/** The documents of the sixth step. */
export default function EnergyStep() {
  return (
    <div className="grid gap-9">
      <EpcFields />
      <HomeReportFields />
    </div>
  );
}
