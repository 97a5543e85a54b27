export interface DemoAccount {
  readonly id: string;
  readonly type: 'TRANSACTION' | 'SAVINGS' | 'BUSINESS_TRANSACTION';
  readonly name: string;
  readonly currency: 'GBP' | 'EUR';
  readonly current: number;
  readonly overdraft: number;
}

/** The accounts of everybody at Demo Bank. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'demo-current',
    type: 'TRANSACTION',
    name: 'Current account',
    currency: 'GBP',
    current: 4_120.55,
    overdraft: 1_500,
  },
  {
    id: 'demo-savings',
    type: 'SAVINGS',
    name: 'Savings',
    currency: 'GBP',
    current: 231_400,
    overdraft: 0,
  },
  {
    id: 'demo-joint',
    type: 'SAVINGS',
    name: 'Joint savings',
    currency: 'GBP',
    current: 40_000,
    overdraft: 0,
  },
  {
    id: 'demo-euro',
    type: 'TRANSACTION',
    name: 'Euro account',
    currency: 'EUR',
    current: 18_250.1,
    overdraft: 0,
  },
  {
    id: 'demo-business',
    type: 'BUSINESS_TRANSACTION',
    name: 'Account of a company',
    currency: 'GBP',
    current: 600_000,
    overdraft: 0,
  },
];

export const demoProvider = {
  display_name: 'Demo Bank',
  logo_uri: 'https://demo-bank.example/logo.svg',
  provider_id: 'mock',
};

export function toAccountView({ id, type, name, currency }: DemoAccount, at: Date) {
  const tail = id.length.toString().padStart(8, '1');
  return {
    update_timestamp: at.toISOString(),
    account_id: id,
    account_type: type,
    display_name: name,
    currency,
    account_number: { number: tail, sort_code: '01-21-31', swift_bic: 'DEMOGB21' },
    provider: demoProvider,
  };
}

/** `available` is what could be spent, with the overdraft. */
export function toBalanceView({ currency, current, overdraft }: DemoAccount, at: Date) {
  return {
    currency,
    available: Math.round((current + overdraft) * 100) / 100,
    current,
    overdraft,
    update_timestamp: at.toISOString(),
  };
}
