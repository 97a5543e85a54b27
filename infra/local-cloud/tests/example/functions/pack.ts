import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const queues = new SQSClient();

/** Packs an order that was taken: a parcel waits in the queue. */
export async function handler(event: { readonly detail: { readonly id: string } }) {
  const MessageBody = JSON.stringify({ id: event.detail.id, packedAt: new Date().toISOString() });
  await queues.send(new SendMessageCommand({ QueueUrl: process.env['PARCELS'], MessageBody }));
}
