import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { pdf, createPlainPhoto } from '../../properties/photos.ts';
import { completeDraft } from '../../properties/property-examples.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createHomeCopier, createPhotoCopier } from './home-copies.ts';
import { keepCopier } from './keep-copier.ts';
import { createStaffMember } from './staff.ts';
import { createVisitorClient } from './visitor.ts';

const Form = z.object({ id: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
const Saved = z.object({ id: z.string(), version: z.number() });

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** What each test of the api project has; the longest take a multiple of it. */
export const slowTestMs = 90_000;

// What is copied goes with a reset of the cloud: a photo's files, for one.
const photoCopiers = new WeakMap<object, ReturnType<typeof createPhotoCopier>>();
const homeCopiers = new WeakMap<object, ReturnType<typeof createHomeCopier>>();

// Files that share a cloud must not use each other's addresses.
let homeCount = 0;
/** A house of Oak Road that no other home is. */
export function createPlace() {
  homeCount += 1;
  return { houseNo: String(100 + homeCount), uprn: String(100_000 + homeCount) };
}
let couponCount = 0;

/** The API calls of sellers. */
export function createSellerClient(cloud: TestCloud) {
  const visitorClient = createVisitorClient(cloud);
  const { call } = visitorClient;

  const startUpload = (person: Person, kind: string, contentType: string, bytes: number) =>
    call('POST', '/api/uploads', { token: person.token, body: { kind, contentType, bytes } });

  /** Sends a file with its form; returns S3's response. */
  const postUploadForm = (form: unknown, bytes: Uint8Array, change: Record<string, string> = {}) => {
    const { url, fields } = Form.parse(form);
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...change })) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(bytes)]), 'file');
    return fetch(url, { method: 'POST', body });
  };

  /** Uploads a file and waits until it is processed. */
  const uploadFile = async (
    person: Person,
    bytes: Uint8Array,
    kind = 'photo',
    contentType = 'image/jpeg',
  ) => {
    const { body } = await startUpload(person, kind, contentType, bytes.length);
    const sent = await postUploadForm(body, bytes);
    if (!sent.ok) throw new Error(`S3 answered ${sent.status}: ${await sent.text()}`);
    await cloud.idle();
    return getUpload(person, Form.parse(body).id);
  };
  const getUpload = async (person: Person, id: string) =>
    (await call('GET', `/api/uploads/${id}`, { token: person.token })).body;
  const createUpload = async (...args: Parameters<typeof uploadFile>) =>
    z.object({ id: z.string(), status: z.literal('ready') }).parse(await uploadFile(...args)).id;

  const uploadFirstPhoto = async () => {
    const first = await visitorClient.createMember('Tessa Template');
    return { id: await createUpload(first, await createPlainPhoto()), ownerId: first.id };
  };
  const uploadPlainPhoto = async (person: Person) => {
    if (cloud.isWatched('upload')) return createUpload(person, await createPlainPhoto());
    const copyPhoto = await keepCopier(photoCopiers, cloud.getStart(), async () =>
      createPhotoCopier(cloud, await uploadFirstPhoto()),
    );
    return copyPhoto(person.id);
  };

  // A person's properties share their photo, because encoding takes longer than everything else.
  const photos = new Map<string, Promise<string>>();
  const getPhoto = async (person: Person) => {
    const found = photos.get(person.id) ?? uploadPlainPhoto(person);
    photos.set(person.id, found);
    return found;
  };

  /** An uploaded energy certificate; by default a property names one that the register has. */
  const createEpcCertificate = async (person: Person) => {
    const id = await createUpload(person, pdf, 'epc', 'application/pdf');
    return { ...completeDraft.epcCertificate, image: { id } };
  };

  /** Complete data with a unique address and a plain photo. */
  const createPropertyData = async (person: Person, change: Record<string, unknown> = {}) => {
    const { houseNo, uprn } = createPlace();
    const photoId = await getPhoto(person);
    const { rating, certificateNumber } = completeDraft.epcCertificate;
    return {
      ...completeDraft,
      houseNo,
      address: { ...completeDraft.address, uprn },
      images: [{ id: photoId, alt: 'The front' }],
      epcCertificate: { status: 'found', rating, certificateNumber },
      ...change,
    };
  };

  const submitProperty = async (person: Person, change: Record<string, unknown> = {}) => {
    const data = await createPropertyData(person, change);
    const { status, body } = await call('POST', '/api/properties', { token: person.token, body: { data } });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return Saved.parse(body).id;
  };
  const postPackageChoice = (person: Person, propertyId: string, packageId = 'starter') =>
    call('POST', '/api/property-package', {
      token: person.token,
      body: { propertyId, packageId, startNow: true, terms: true },
    });
  // Created by staff, once for all properties of a file.
  let everything: Promise<string> | undefined;
  const giveEverything = async () => {
    couponCount += 1;
    const code = `GIFT-${couponCount}-${cloud.clock.now()}`;
    const staff = await createStaffMember(cloud);
    const body = { code, type: 'percent', value: 100, mostPerUser: 1_000 };
    const made = await call('POST', '/api/staff/coupons', { token: staff.token, body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return code;
  };
  /** Gives a property a package, or an upgrade, with a coupon of staff's. */
  const grantPackage = async (
    person: Person,
    propertyId: string,
    packageId: 'standard' | 'plus' | 'premium',
  ) => {
    const take = async () => {
      const couponCode = await (everything ??= giveEverything());
      const body = { propertyId, packageId, startNow: true, terms: true, couponCode };
      return call('POST', '/api/property-package', { token: person.token, body });
    };
    let answer = await take();
    if (answer.status === 404) {
      // The cloud was reset to before the coupon was created.
      everything = undefined;
      answer = await take();
    }
    const { status, body: chosen } = answer;
    if (status !== 201) throw new Error(JSON.stringify(chosen));
    await cloud.idle();
    return Saved.parse(chosen).id;
  };
  const submitAndPublish = async (person: Person, change: Record<string, unknown>) => {
    const id = await submitProperty(person, change);
    await postPackageChoice(person, id);
    await cloud.idle();
    return id;
  };
  const publishFirstHome = async () => {
    const { id: ownerId, token } = await visitorClient.createMember('Tessa Template');
    const [houseNo, uprn] = ['77777A', '777777777777'];
    const address = { ...completeDraft.address, uprn };
    const id = await submitAndPublish({ id: ownerId, token }, { houseNo, address });
    return { id, ownerId, houseNo, uprn };
  };
  /** A property on sale; a copy of another where nothing that is awake looks at how one comes on sale. */
  const publishProperty = async (person: Person, change: Record<string, unknown> = {}) => {
    if (Object.keys(change).length > 0 || cloud.isWatched('publishing'))
      return submitAndPublish(person, change);
    const copyHome = await keepCopier(homeCopiers, cloud.getStart(), async () =>
      createHomeCopier(cloud, await publishFirstHome()),
    );
    const id = await copyHome(person.id, createPlace());
    await cloud.idle();
    return id;
  };

  const getPropertyPage = (id: string, person?: Person) =>
    call('GET', `/api/properties/${id}`, { ...(person && { token: person.token }) });
  const callAs = (person: Person, method: string, path: string, body?: unknown) =>
    call(method, path, { token: person.token, ...(body !== undefined && { body }) });
  const setPublished = (person: Person, id: string, published = true) =>
    callAs(person, 'PUT', `/api/property-published/${id}`, { published });

  /** Published events of a name, oldest first. */
  const listEvents = (name: string, about?: string) =>
    cloud
      .events()
      .filter(({ detailType }) => detailType === name)
      .map(({ detail }) => z.object({ data: z.record(z.string(), z.unknown()) }).parse(detail).data)
      .filter((data) => about === undefined || Object.values(data).includes(about));

  const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
  const Bucket = cloud.model.buckets.find(({ notifies }) => notifies)?.name;
  /** Keys of the stored files with a prefix. */
  const listStoredKeys = async (Prefix: string) => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
    return Contents.map(({ Key }) => Key);
  };
  const getStoredFile = async (Key: string) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };

  const putStoredFile = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));

  /** Advances the clock and logs the person in again. */
  const advanceAndLogIn = async <P extends Person & { email: string }>(
    milliseconds: number,
    person: P,
  ): Promise<P> => {
    // A call across the jump would end at another time than it began, which an SDK takes for a wrong clock.
    await cloud.idle();
    cloud.clock.advance(milliseconds);
    return { ...person, token: await visitorClient.renewToken(person) };
  };
  const runDailySchedule = async (feature: 'properties' | 'packages') => {
    await cloud.schedules.run(`${feature}-every-day`);
    await cloud.idle();
  };

  const getFunction = (entry: string) => {
    const found = cloud.model.functions.find((one) => one.entry.endsWith(entry));
    if (!found) throw new Error(`The stacks have no function ${entry}`);
    return found;
  };

  return {
    ...visitorClient,
    getFunction,
    listStoredKeys,
    getStoredFile,
    putStoredFile,
    advanceAndLogIn,
    runDailySchedule,
    startUpload,
    postUploadForm,
    uploadFile,
    createUpload,
    getUpload,
    createEpcCertificate,
    createPropertyData,
    submitProperty,
    postPackageChoice,
    grantPackage,
    publishProperty,
    getPropertyPage,
    callAs,
    setPublished,
    listEvents,
  };
}
