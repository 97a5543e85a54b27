import { type Answers, createUserAnswer } from '../app.tsx';

interface MemberLists {
  readonly homes?: readonly unknown[];
  readonly buying?: readonly unknown[];
  readonly found?: readonly unknown[];
}

/** The answers of the calls of a member's home page; the newest homes are the test's own. */
export function createMemberHomeAnswers({ homes = [], buying = [], found = [] }: MemberLists = {}): Answers {
  const toList = (name: string, items: readonly unknown[]) => ({
    body: { [name]: items, total: items.length, page: 1, per_page: 48 },
  });
  return {
    'GET /api/user': createUserAnswer(),
    'GET /api/properties': toList('properties', homes),
    'GET /api/property-draft': toList('drafts', []),
    'GET /api/my-buying': toList('buying', buying),
    'GET /api/new-homes': {
      body: { homes: found, total: found.length, page: 1, per_page: 24, gone: 0, searches: [] },
    },
    'GET /api/package': { body: { packages: [] } },
  };
}
