import type { Sheet } from './sheet.ts';

export type PictureKind = 'facade' | 'room' | 'garden' | 'view' | 'plan' | 'epc' | 'cover';

export interface Picture {
  readonly name: string;
  readonly kind: PictureKind;
  /** Alternative text: what a person would say is to be seen. */
  readonly alt: string;
  readonly draw: () => Sheet;
}
