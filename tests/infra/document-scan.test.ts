import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { synthesize } from '../../infra/app.ts';
import { eicar } from '../../infra/local-cloud/aws/guardduty/index.ts';
import { listStackSources, getAssembly } from '../../infra/local/build/assembly-cache.ts';
import { bundleIntoOne } from '../../infra/local/build/shared-bundle-cache.ts';
import { stageNames, getStage } from '../../infra/stages.ts';
import { pdf, createPhoto } from '../properties/photos.ts';
import { getStageStacks } from '../support/assembly.ts';
import { createBuyerCheckClient } from '../support/clients/buyer-checks.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { chooseTestThread } from '../support/shared-thread.ts';
import { openCloud } from '../support/test-cloud.ts';

vi.setConfig({ testTimeout: slowTestMs, hookTimeout: slowTestMs });

/** Whether results of scans wait, as they do for some seconds on AWS. */
let held = false;
const cloud = await openCloud({
  assembly: await bundleIntoOne(
    await getAssembly('document-scan', listStackSources, async (directory) =>
      synthesize({ ...getStage('dev'), documentScan: true }, { directory }),
    ),
  ),
  chooseThread: chooseTestThread,
  isResting: (functionId) => held && functionId.startsWith('ScanResults'),
});
afterAll(() => cloud.close());
const client = createBuyerCheckClient(cloud);
const {
  createMember,
  callAs,
  postCheck,
  firstTimeEvidence,
  uploadFile,
  startUpload,
  postUploadForm,
  getUpload,
  listStoredKeys,
  getStoredFile,
  putStoredFile,
  advanceAndLogIn,
  runDailySchedule,
} = client;

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember();
});

const Plan = z.object({ S3Bucket: z.object({ ObjectPrefixes: z.array(z.string()) }) });
const Resource = z.object({ Properties: z.object({ ProtectedResource: Plan.optional() }).optional() });
const Template = z.object({ Resources: z.record(z.string(), Resource) });

let files = 0;
/** A PDF of its own, with a part to scan. */
const newPdf = (part = '') => {
  files += 1;
  return Buffer.from(pdf.toString().replace('%%EOF', `% ${files} ${part}\n%%EOF`));
};
const send = (bytes: Buffer, kind = 'document') => uploadFile(seller, bytes, kind, 'application/pdf');
const Sent = z.object({ id: z.string() });
const sentHeld = async (bytes: Buffer, kind = 'document') => {
  held = true;
  const { id } = Sent.parse(await send(bytes, kind));
  held = false;
  return id;
};

const Scanned = z
  .object({ s3ObjectDetails: z.looseObject({ objectKey: z.string(), eTag: z.string() }) })
  .loose();
const scansOf = (id: string) =>
  cloud
    .events()
    .filter(({ source }) => source === 'aws.guardduty')
    .map(({ detail }) => Scanned.parse(detail))
    .filter(({ s3ObjectDetails }) => s3ObjectDetails.objectKey === `documents/${id}`);
/** Delivers the result of a scan, with another status or for other bytes. */
const report = async (id: string, { status, eTag }: { status?: string; eTag?: string } = {}) => {
  const [scan] = scansOf(id);
  if (!scan) throw new Error(`${id} was not scanned`);
  const { s3ObjectDetails } = scan;
  await cloud.invoke(client.getFunction('functions/listings/properties/subscribers/on-scan-result.ts').id, {
    detail: {
      ...scan,
      s3ObjectDetails: { ...s3ObjectDetails, ...(eTag !== undefined && { eTag }) },
      ...(status !== undefined && { scanResultDetails: { scanResultStatus: status, threats: null } }),
    },
  });
};

describe('a document', () => {
  test('is available to others only after a scan without threats', async () => {
    const id = await sentHeld(newPdf());
    expect(await getUpload(seller, id)).toMatchObject({ status: 'uploading' });
    const use = () =>
      postCheck(seller, {
        ...firstTimeEvidence,
        position: 'sold_subject_to_contract',
        agent: 'Hill & Co',
        reference: 'HC-4411',
        document: { id, name: 'Memorandum.pdf' },
      });
    expect(await use()).toMatchObject({
      status: 422,
      body: { errors: { document: ['This file is still being checked. Try again in a moment.'] } },
    });
    await report(id);
    expect(await getUpload(seller, id)).toMatchObject({ status: 'ready', contentType: 'application/pdf' });
    expect((await use()).status).toBe(201);
  });

  test('is refused and deleted when it has malware', async () => {
    const refused = await send(newPdf(eicar));
    expect(refused).toMatchObject({
      status: 'refused',
      refusal: 'threat_found',
      reason: expect.stringContaining('Malware was found'),
    });
    expect(await listStoredKeys(`documents/${Sent.parse(refused).id}`)).toEqual([]);
  });

  test('is refused when it cannot be scanned', async () => {
    expect(await send(newPdf('/Encrypt'))).toMatchObject({ status: 'refused', refusal: 'not_scannable' });
  });

  test.each(['FAILED', 'ACCESS_DENIED'])('is refused after a scan with the status %s', async (status) => {
    const id = await sentHeld(newPdf());
    await report(id, { status });
    expect(await getUpload(seller, id)).toMatchObject({ status: 'refused', refusal: 'scan_failed' });
    expect(await listStoredKeys(`documents/${id}`)).toEqual([]);
  });

  test('keeps its outcome when a result comes again, and ignores one for other bytes', async () => {
    const id = await sentHeld(newPdf());
    const eTag = createHash('md5').update('other').digest('hex');
    await report(id, { eTag });
    await report(id, { eTag, status: 'THREATS_FOUND' });
    expect(await getUpload(seller, id)).toMatchObject({ status: 'uploading' });
    await report(id);
    await report(id, { status: 'THREATS_FOUND' });
    expect(await getUpload(seller, id)).toMatchObject({ status: 'ready' });
    expect(await listStoredKeys(`documents/${id}`)).toHaveLength(1);
  });

  test('is not replaced by another file of its form while it waits', async () => {
    const clean = newPdf();
    const other = Buffer.from(clean.toString().replace('\n% ', '\n%_'));
    const { body } = await startUpload(seller, 'document', 'application/pdf', clean.length);
    const { id } = Sent.parse(body);
    held = true;
    for (const bytes of [clean, other]) {
      expect((await postUploadForm(body, bytes)).ok).toBe(true);
      await cloud.idle();
    }
    held = false;
    expect((await getStoredFile(`documents/${id}`)).equals(clean)).toBe(true);
    expect(await listStoredKeys(`uploads/${id}`)).toEqual([]);
    await report(id);
    expect(await getUpload(seller, id)).toMatchObject({ status: 'ready' });
  });

  test('of a call with JSON waits for its scan, too', async () => {
    const uri = `data:application/pdf;base64,${newPdf(eicar).toString('base64')}`;
    const reply = await callAs(seller, 'POST', '/api/base64', { image: uri, kind: 'document' });
    expect(reply).toMatchObject({ status: 201, body: { status: 'uploading' } });
    await cloud.idle();
    expect(await getUpload(seller, Sent.parse(reply.body).id)).toMatchObject({ refusal: 'threat_found' });
  });
});

describe('the PDF of a floor plan', () => {
  test('is published after its scan, and stored once', async () => {
    const before = await listStoredKeys('media/');
    const bytes = newPdf();
    const id = await sentHeld(bytes, 'floor_plan');
    expect(await listStoredKeys('media/')).toEqual(before);
    await report(id);
    const { url } = z.object({ url: z.string() }).parse(await getUpload(seller, id));
    expect((await getStoredFile(url.slice(1))).equals(bytes)).toBe(true);
    expect(await listStoredKeys(`documents/${id}`)).toEqual([]);
  });

  test('is never published when it has malware', async () => {
    const before = await listStoredKeys('media/');
    expect(await send(newPdf(eicar), 'floor_plan')).toMatchObject({ refusal: 'threat_found' });
    expect(await listStoredKeys('media/')).toEqual(before);
  });
});

test('does not scan photos, of which nothing is kept but a new picture', async () => {
  const ready = await uploadFile(seller, await createPhoto());
  expect(ready).toMatchObject({ status: 'ready' });
  expect(scansOf(Sent.parse(ready).id)).toEqual([]);
});

test('refuses a document whose scan never ends, and deletes it', async () => {
  const id = await sentHeld(newPdf());
  await putStoredFile('documents/other', 'kept');
  seller = await advanceAndLogIn(2 * dayMs, seller);
  await runDailySchedule('properties');
  expect(await getUpload(seller, id)).toMatchObject({ status: 'refused', refusal: 'scan_failed' });
  expect(await listStoredKeys('documents/')).not.toContain(`documents/${id}`);
});

test.each(stageNames)(
  'protects documents, and only these, in stage %s if it is switched on',
  async (stage) => {
    const { stacks } = await getStageStacks(stage);
    const plans = stacks.flatMap(({ template }) => Object.values(Template.parse(template).Resources));
    const prefixes = plans.flatMap(
      ({ Properties }) => Properties?.ProtectedResource?.S3Bucket.ObjectPrefixes,
    );
    expect(prefixes.filter((prefix) => prefix !== undefined)).toEqual(
      getStage(stage).documentScan ? ['documents/'] : [],
    );
  },
);
