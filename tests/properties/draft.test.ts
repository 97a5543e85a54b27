import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listChangedFields,
  listImages,
  applyDraftChange,
} from '../../functions/listings/properties/domain/draft-fields.ts';
import { toDraftView } from '../../functions/listings/properties/domain/draft-view.ts';
import { createPropertyDraft, changeDraft } from '../../functions/listings/properties/domain/draft.ts';
import type { Image } from '../../functions/listings/properties/domain/image.ts';
import { DraftChange, DraftData } from '../../functions/listings/properties/domain/listing.ts';
import { getNoonAfter, ids, listEventNames, noon, completeDraft } from './property-examples.ts';

const data = DraftData.parse(completeDraft);
const { draft } = createPropertyDraft(
  { id: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1F', ownerId: ids.owner, data },
  noon,
);

describe('a change of a draft', () => {
  test('replaces fields, removes those that are null, and leaves the rest', () => {
    const merged = applyDraftChange(data, DraftChange.parse({ price: 310_000, tenure: null }));
    const { tenure: _, ...rest } = data;
    expect(merged).toEqual({ ...rest, price: 310_000 });
  });

  const certificate = {
    image: { id: ids.epc },
    rating: 'B',
    score: 86,
    potentialRating: 'A',
    potentialScore: 94,
    certificateNumber: '1234-5678-9012-3456-7890',
  };
  const rest = { exemptReason: 'A listed building.', orderedOn: '2026-11-20' };
  test.each([
    ['uploaded', certificate],
    ['found', certificate],
    ['ordered', { orderedOn: rest.orderedOn }],
    ['exempt', { exemptReason: rest.exemptReason }],
  ])('keeps of an energy certificate that is %s what belongs to it', (status, kept) => {
    const change = DraftChange.parse({ epcCertificate: { status, ...certificate, ...rest } });
    expect(applyDraftChange(data, change).epcCertificate).toEqual({ status, ...kept });
  });

  test('has the same effect when it is applied twice', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(completeDraft)), (fields) => {
        const change = DraftChange.parse(Object.fromEntries(fields.map((field) => [field, null])));
        const once = applyDraftChange(data, change);
        expect(applyDraftChange(once, change)).toEqual(once);
        expect(Object.keys(once).filter((field) => fields.includes(field))).toEqual([]);
        expect(listChangedFields(data, once).toSorted()).toEqual(fields.toSorted());
      }),
    );
  });

  test('no longer names an advert as the source of a field that it changes', () => {
    const source = { advertId: 'adv_01K9ZX3Q6T4C8V0R2M5N7P9B1F', site: 'example.co.uk' } as const;
    const begun = { ...draft, source: { ...source, fields: ['price' as const, 'tenure' as const] } };
    const change = DraftChange.parse({ price: 310_000, tenure: data.tenure });
    expect(changeDraft(begun, change, noon)?.draft.source).toEqual({ ...source, fields: ['tenure'] });
    const row = { format: 'blm', reference: 'OAK14' } as const;
    expect(changeDraft({ ...draft, source: row }, change, noon)?.draft.source).toEqual(row);
  });

  test('increments the version, keeps the creation time and names its fields', () => {
    const time = getNoonAfter(1);
    const revised = changeDraft(draft, DraftChange.parse({ price: 310_000 }), time);
    expect(revised?.draft).toMatchObject({
      version: 2,
      createdAt: noon.toISOString(),
      updatedAt: time.toISOString(),
    });
    expect(listEventNames(revised?.events ?? [])).toEqual(['draft.updated.v1']);
    expect(revised?.events[0]?.detail['fields']).toEqual(['price']);
  });

  test('is undefined when nothing changes', () => {
    expect(changeDraft(draft, DraftChange.parse({ price: data.price }), getNoonAfter(1))).toBeUndefined();
  });
});

test('lists the images of a listing once each, with the kind that their field requires', () => {
  const twice = DraftData.parse({
    ...completeDraft,
    images: [{ id: ids.photo }, { id: ids.photo, alt: 'Front' }],
  });
  expect([...listImages(twice)]).toEqual([
    [ids.photo, { kind: 'photo', field: 'images' }],
    [ids.epc, { kind: 'epc', field: 'epcCertificate.image' }],
  ]);
});

test('shows a draft with its step, its obstacles and its pictures that are ready', () => {
  const uploading: Image = {
    id: ids.photo,
    ownerId: ids.owner,
    kind: 'photo',
    status: 'uploading',
    createdAt: noon.toISOString(),
  };
  const ready: Image = { ...uploading, status: 'ready', url: '/media/a/640.webp', width: 9, height: 6 };
  const shown = (image: Image) => toDraftView(draft, new Map([[image.id, image]]), noon);
  expect(shown(ready)).toMatchObject({ step: 6, obstacles: [], pictures: [{ id: ids.photo, width: 9 }] });
  expect(shown(uploading).pictures).toEqual([]);
});
