import { generate } from 'lean-qr';
import type { SheetArea, BrochureSheet } from './brochure-sheet.ts';

/** The quiet zone around the code, in modules. */
const quietModules = 4;

/** The code of an address, which fills an area that is a square. */
export function drawQrCode(sheet: BrochureSheet, address: string, area: SheetArea): void {
  const { document } = sheet;
  const { x, y, width } = area;
  const code = generate(address);
  const module = width / (code.size + 2 * quietModules);
  const places = Array.from({ length: code.size }, (_, place) => place);
  sheet.figure(`QR code that opens ${address}`, area, () => {
    document.rect(x, y, width, width).fill('#fff');
    for (const row of places)
      for (const column of places)
        if (code.get(column, row))
          document.rect(
            x + (column + quietModules) * module,
            y + (row + quietModules) * module,
            module,
            module,
          );
    document.fill('#000');
  });
}
