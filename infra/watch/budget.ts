import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * The monthly budget of a stage: its team gets a mail at 80 % of it, and when the month is forecast to exceed it. It
 * counts what has the tag `stage`, which an account activates once as a tag for cost allocation.
 */
export function addBudget(scope: Construct, { name, monthlyBudget, alarmEmail }: Stage): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail ?? '' }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `gable-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    ...(alarmEmail !== undefined && {
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    }),
  });
}
