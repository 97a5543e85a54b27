import { Download } from 'lucide-react';
import { byteOrderMark, type CsvRow, writeCsv } from '../lib/csv.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** Without its ending. */
  readonly file: string;
  /** What is in the file, for who doesn't see what it stands beside. */
  readonly of: string;
  /** The headings first. */
  readonly rows: () => readonly CsvRow[];
}

/** Saves what the page shows as a table for spreadsheets. */
export function CsvButton({ file, of, rows }: Props) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`CSV of ${of}`}
      onClick={() => saveFile(`${file}.csv`, byteOrderMark + writeCsv(rows()))}
    >
      <Icon as={Download} />
      CSV
    </Button>
  );
}
