import { expect, test } from 'vitest';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTemplates, listByType } from './templates.ts';

test.each(stageNames)('has a monthly budget in %s, which mails the address of its alarms', async (stage) => {
  const { alarmEmail, monthlyBudget } = getStage(stage);
  const budgets = listByType(await getTemplates(stage), 'AWS::Budgets::Budget');
  expect(budgets).toHaveLength(1);
  expect(budgets[0]?.Properties).toMatchObject({
    Budget: {
      BudgetLimit: { Amount: monthlyBudget, Unit: 'USD' },
      CostFilters: { TagKeyValue: [`user:stage$${stage}`] },
    },
  });
  const text = JSON.stringify(budgets[0]?.Properties['NotificationsWithSubscribers'] ?? '');
  expect(text.includes('FORECASTED')).toBe(alarmEmail !== undefined);
  expect(text.includes(String(alarmEmail))).toBe(alarmEmail !== undefined);
});

// Lite has neither passkeys nor access tokens that a trigger changes; Plus only adds risk scores, which nothing reads.
test.each(stageNames)('pays for the Cognito plan that %s needs', async (stage) => {
  const [pool] = listByType(await getTemplates(stage), 'AWS::Cognito::UserPool');
  expect(pool?.Properties).toMatchObject({
    UserPoolTier: 'ESSENTIALS',
    Policies: { SignInPolicy: { AllowedFirstAuthFactors: expect.arrayContaining(['WEB_AUTHN']) } },
    LambdaConfig: { PreTokenGenerationConfig: { LambdaVersion: 'V2_0' } },
  });
  expect(pool?.Properties).not.toHaveProperty('UserPoolAddOns');
});
