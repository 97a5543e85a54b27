import { describe, expect, test } from 'vitest';
import { AppError } from '../../functions/kernel/errors.ts';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import {
  pauseProperty,
  publishProperty,
  relistProperty,
} from '../../functions/listings/properties/domain/publish-property.ts';
import { submitProperty } from '../../functions/listings/properties/domain/submit-property.ts';
import {
  activePackage,
  publishContext,
  createProperty,
  ids,
  listEventNames,
  noon,
  createPicture,
  completeDraft,
} from './property-examples.ts';

const packageless = { ...publishContext, active: undefined, offered: [{ id: 'starter' }] };
const refusal = (run: () => unknown): AppError => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was not refused');
};

describe('publishing', () => {
  const waiting = createProperty({ status: 'pending_payment', firstListedAt: undefined, newAt: undefined });

  test('puts a submitted property on sale with its package', () => {
    const decision = publishProperty(waiting, 'owner', publishContext, noon);
    expect(decision?.property).toMatchObject({ status: 'live', package: activePackage, version: 4 });
  });

  test('leaves a property on sale unchanged', () => {
    expect(publishProperty(createProperty(), 'owner', publishContext, noon)).toBeUndefined();
  });

  test('lists the packages when there is no active one', () => {
    const { code, extras } = refusal(() => publishProperty(waiting, 'owner', packageless, noon));
    expect(code).toBe('payment_required');
    expect(extras.more).toEqual({ packages: [{ id: 'starter' }] });
  });

  test('rejects an unfinished property with every obstacle', () => {
    const { extras } = refusal(() =>
      publishProperty(
        createProperty({ ...waiting, images: [], ownerDeclaration: false }),
        'owner',
        publishContext,
        noon,
      ),
    );
    expect(extras.errors).toMatchObject({
      images: [expect.any(String)],
      ownerDeclaration: [expect.any(String)],
    });
  });

  test('holds an address for review that another seller has on sale', () => {
    const address = {
      propertyId: ids.property,
      ownerId: ids.other,
      claims: ['ls63hn/14'],
      proof: 'none',
      holderProof: 'none',
    } as const;
    const review = {
      ...publishContext.review,
      findings: { ...publishContext.review.findings, address: { ...address, claims: [] } },
    };
    const decision = publishProperty(
      waiting,
      'owner',
      { ...publishContext, holder: 'another', review },
      noon,
    );
    expect(decision?.property).toMatchObject({
      status: 'under_review',
      review: { reasons: ['address'], from: 'pending_payment', holdsAddress: false },
    });
    expect(listEventNames(decision?.events ?? [])).toEqual(['property.status_changed.v1']);
  });

  test('rejects the same address twice from one owner', () => {
    expect(
      refusal(() => publishProperty(waiting, 'owner', { ...publishContext, holder: 'same-owner' }, noon))
        .code,
    ).toBe('conflict');
  });

  test('submits a returned property and puts it on sale in one step', () => {
    const decision = publishProperty(createProperty({ status: 'draft' }), 'owner', publishContext, noon);
    expect(decision?.property).toMatchObject({ status: 'live', version: 4 });
    expect(decision?.entries).toHaveLength(2);
  });

  test.each([
    'under_review',
    'under_offer',
    'sold_stc',
    'exchanged',
    'completed',
    'withdrawn',
    'expired',
    'removed',
  ])('is rejected in %s', (status) => {
    const error = refusal(() => publishProperty(createProperty({ status }), 'owner', publishContext, noon));
    expect(error).toMatchObject({ code: 'conflict', extras: { state: status } });
  });
});

describe('relisting', () => {
  test('is free after a fall-through', () => {
    expect(
      relistProperty(createProperty({ status: 'fallen_through' }), packageless, noon)?.property.status,
    ).toBe('live');
  });
  test.each(['withdrawn', 'expired'])('needs package days when the property was %s', (status) => {
    expect(refusal(() => relistProperty(createProperty({ status }), packageless, noon)).code).toBe(
      'payment_required',
    );
    expect(relistProperty(createProperty({ status }), publishContext, noon)?.property.status).toBe('live');
  });
  test('leaves a property on sale unchanged and is rejected for one that never left the market', () => {
    expect(relistProperty(createProperty(), publishContext, noon)).toBeUndefined();
    expect(
      refusal(() => relistProperty(createProperty({ status: 'paused' }), publishContext, noon)).code,
    ).toBe('conflict');
  });
});

test('pauses a property once', () => {
  expect(pauseProperty(createProperty(), {}, noon)?.property.status).toBe('paused');
  expect(pauseProperty(createProperty({ status: 'paused' }), {}, noon)).toBeUndefined();
  expect(refusal(() => pauseProperty(createProperty({ status: 'under_offer' }), {}, noon)).code).toBe(
    'conflict',
  );
});

describe('submitting', () => {
  const pictures = { pictures: [createPicture(ids.photo)] };
  const by = { id: ids.property, code: '4KQ7', ownerId: ids.owner } as const;

  test('creates a property that awaits its package', () => {
    const { property, events } = submitProperty(DraftData.parse(completeDraft), pictures, by, noon);
    expect(property).toMatchObject({ status: 'pending_payment', version: 1, price: 325_000 });
    expect(property.firstListedAt).toBeUndefined();
    expect(listEventNames(events)).toEqual(['property.submitted.v1']);
  });

  test('needs the owner’s declaration', () => {
    const data = DraftData.parse({ ...completeDraft, ownerDeclaration: false });
    expect(refusal(() => submitProperty(data, pictures, by, noon)).extras.errors).toHaveProperty(
      'ownerDeclaration',
    );
  });

  test('needs no key facts without council tax', () => {
    const address = {
      ...completeDraft.address,
      nation: 'northern_ireland',
      latitude: 54.573,
      longitude: -5.943,
    };
    const data = DraftData.parse({ ...completeDraft, address, postcode: 'BT9 6AA', keyFacts: undefined });
    expect(submitProperty(data, pictures, by, noon).property.keyFacts).toEqual({});
  });
});
