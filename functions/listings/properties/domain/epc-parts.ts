interface StatedEpc {
  readonly status: 'uploaded' | 'found' | 'exempt' | 'ordered';
}

const noCertificate = {
  image: undefined,
  rating: undefined,
  score: undefined,
  potentialRating: undefined,
  potentialScore: undefined,
  certificateNumber: undefined,
};

/** What belongs to the status: without a certificate there is no rating, whichever was filled in before. */
export function keepPartsOfStatus<Stated extends StatedEpc>(epc: Stated): Stated {
  const { status } = epc;
  return {
    ...epc,
    ...((status === 'exempt' || status === 'ordered') && noCertificate),
    ...(status !== 'exempt' && { exemptReason: undefined }),
    ...(status !== 'ordered' && { orderedOn: undefined }),
  };
}
