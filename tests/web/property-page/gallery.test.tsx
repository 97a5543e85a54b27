import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ids, createPicture } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const path = `/property-details/${ids.property}`;

const photos = [
  { ...createPicture(ids.photo), alt: 'The kitchen' },
  { ...createPicture(ids.epc), alt: 'The garden' },
];

async function openGallery(pictures: readonly object[] = photos) {
  const site = await openSite('/how-it-works', {
    [calls.home]: {
      body: {
        ...body,
        isOwner: false,
        owner: undefined,
        pictures,
      },
    },
  });
  await site.router.navigate(path);
  await site.screen.getByRole('button', { name: 'The kitchen' }).first().click();
  const dialog = site.screen.getByRole('dialog', { name: 'Photos of 14 Oak Road, Leeds' });
  await expect.element(dialog).toBeVisible();
  return { ...site, dialog };
}

describe('the links on the photos', () => {
  test('open the floor plan after the photos, and the video on its own site', async () => {
    const { screen } = await openSite(path, {
      [calls.home]: {
        body: {
          ...body,
          isOwner: false,
          owner: undefined,
          pictures: [{ ...createPicture(ids.photo), alt: 'The kitchen' }],
          floorPlanPicture: createPicture(ids.epc),
          videoUrl: 'https://vimeo.com/123456789',
        },
      },
    });
    const video = screen.getByRole('link', { name: 'Video on Vimeo (opens in a new tab)' });
    await expect.element(video).toHaveAttribute('href', 'https://vimeo.com/123456789');
    await expect.element(video).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(screen.getByRole('link', { name: /360° tour/ })).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    await screen.getByRole('button', { name: 'Floor plan', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Photos of 14 Oak Road, Leeds' });
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('button', { name: 'The kitchen' })).toHaveFocus();
    // Of one photo there is no grid.
    await expect.element(screen.getByRole('button', { name: /^All/ })).not.toBeInTheDocument();
  });
});

/** The place on the screen of the first photo that the viewer shows. */
const watchFirstPhoto = () =>
  new Promise<DOMRect>((resolve) => {
    const watch = new MutationObserver(() => {
      const photo = document.querySelector('.photo-viewer img');
      if (!photo) return;
      watch.disconnect();
      resolve(photo.getBoundingClientRect());
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

describe('the photos in full size', () => {
  test('begin with the pressed photo, where the carousel then has it', async () => {
    const first = watchFirstPhoto();
    const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>')}`;
    const { dialog } = await openGallery(photos.map((photo) => ({ ...photo, url, variants: undefined })));
    await expect.element(dialog.getByText('1 / 2')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.photo-viewer-stage > div > img')).toHaveLength(0);
    const { x, y, width, height } = await first;
    const slide = document.querySelector('.yarl__slide_current img')?.getBoundingClientRect();
    for (const [was, is] of [
      [x, slide?.x],
      [y, slide?.y],
      [width, slide?.width],
      [height, slide?.height],
    ])
      expect(is).toBeCloseTo(was ?? 0, 0);
  });

  test('have a counter, captions and thumbnails', async () => {
    const { dialog } = await openGallery();
    await expect.element(dialog.getByText('1 / 2')).toBeVisible();
    await expect.element(dialog.getByText('The kitchen')).toBeVisible();
    const thumbnails = dialog.getByRole('list', { name: 'Thumbnails' });
    await expect.element(thumbnails.getByRole('button', { name: 'Show photo 1: The kitchen' })).toBeVisible();
    await thumbnails.getByRole('button', { name: 'Show photo 2: The garden' }).click();
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    await expect.element(dialog.getByRole('group', { name: '2 of 2' })).toBeVisible();
  });

  test('open without the strip of photos being rendered again', async () => {
    const site = await openSite(path, {
      [calls.home]: { body: { ...body, isOwner: false, owner: undefined, pictures: photos } },
    });
    const tile = site.screen.getByRole('button', { name: 'The kitchen' });
    await expect.element(tile).toBeVisible();
    const photo = tile.element();
    /** What React rendered last, which another rendering replaces. */
    const readRendered = (): unknown =>
      Object.entries(photo).find(([name]) => name.startsWith('__reactProps'))?.[1];
    const rendered = readRendered();
    expect(rendered).toBeDefined();
    await site.screen.getByText('All 2 photos', { exact: true }).click();
    await expect.element(site.screen.getByRole('dialog', { name: /^Photos of/ })).toBeVisible();
    expect(readRendered()).toBe(rendered);
  });

  test('can be seen side by side, and the home on the map', async () => {
    const { screen, dialog } = await openGallery();
    await dialog.getByRole('button', { name: 'All photos' }).click();
    await dialog.getByRole('button', { name: 'The garden' }).click();
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Map' }).click();
    await expect
      .element(dialog.getByRole('application', { name: 'Map around 14 Oak Road, Leeds' }))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'One by one' }).click();
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByText('All 2 photos', { exact: true }).click();
    await expect.element(dialog.getByRole('button', { name: 'The kitchen' })).toBeVisible();
    await expect.element(dialog.getByText('2 / 2')).not.toBeInTheDocument();
  });

  test('lead to a viewing, whose sheet takes their place', async () => {
    const { screen, dialog, place } = await openGallery();
    await dialog.getByRole('button', { name: 'Book a viewing' }).click();
    await expect.element(screen.getByRole('dialog', { name: /viewing/i })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(place()).toBe(path);
  });

  test('show that a photo is missing once', async () => {
    const { dialog } = await openGallery();
    await expect.element(dialog.getByText('1 / 2')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.yarl__slide_error').length).toBeGreaterThan(0);
    await expect.poll(() => document.querySelector('.photo-viewer-stage > div > img')).toBeNull();
  });

  test('close by Back and leave the page open', async () => {
    const { dialog, place, router } = await openGallery();
    await dialog.getByRole('button', { name: 'Show photo 2: The garden' }).click();
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    expect(router.state.location.state).toEqual({ layer: true });
    await router.navigate(-1);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(place()).toBe(path);
  });

  test('leave no entry behind when they are closed by their button', async () => {
    const { screen, dialog, place, router } = await openGallery();
    await expect.poll(() => router.state.location.state).toEqual({ layer: true });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'The kitchen' })).toHaveFocus();
    await router.navigate(-1);
    await expect.poll(place).toBe('/how-it-works');
  });

  test('fit a phone, however many they are', async () => {
    await page.viewport(390, 844);
    const many = Array.from({ length: 12 }, (_, nth) => ({ ...photos[0], id: `${ids.photo}${nth}` }));
    const { dialog } = await openGallery(many);
    await expect.element(dialog.getByRole('list', { name: 'Thumbnails' })).toBeVisible();
    const book = dialog.getByRole('button', { name: 'Book a viewing' }).element();
    expect(book.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });
});
