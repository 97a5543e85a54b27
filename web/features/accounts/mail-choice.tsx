import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { notificationRoutes } from '../../../functions/reach/notifications/contract.ts';
import { describeError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { toast } from '../../lib/toast.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { mailTopics } from './labels.ts';

type Routes = Pick<typeof notificationRoutes, 'mailChoice' | 'changeMailChoice'>;
const api = createClient<Routes>({
  mailChoice: 'GET /api/notification-preferences',
  changeMailChoice: 'PUT /api/notification-preferences',
});
type Choice = Result<Routes['mailChoice']>;

const choiceQuery = queryOptions({
  queryKey: ['mail-choice'],
  queryFn: ({ signal }) => api.mailChoice({ signal }),
});

/** The topics of sales and purchases that are mailed; each choice is saved at once. */
export function MailChoice() {
  const queries = useQueryClient();
  const query = useQuery(choiceQuery);
  const change = useMutation({
    mutationFn: (body: Partial<Choice>) => api.changeMailChoice({ body }),
    onMutate: (body) => {
      const before = queries.getQueryData(choiceQuery.queryKey);
      if (before) queries.setQueryData(choiceQuery.queryKey, { ...before, ...body });
      return { before };
    },
    onError: (problem, _body, context) => {
      queries.setQueryData(choiceQuery.queryKey, context?.before);
      toast.failure(describeError(problem));
    },
    onSuccess: (chosen) => queries.setQueryData(choiceQuery.queryKey, chosen),
  });
  return (
    // The choices take their place before they are known, so that nothing below them moves.
    <QuerySection query={query} what="load your email preferences" skeleton={<TopicList />}>
      {(choice) => <TopicList choice={choice} onChoose={change.mutate} />}
    </QuerySection>
  );
}

interface TopicsProps {
  /** Undefined until it is known. */
  readonly choice?: Choice;
  readonly onChoose?: (choice: Partial<Choice>) => void;
}

const TopicList = ({ choice, onChoose }: TopicsProps) => (
  <Fieldset
    legend="About your homes, sales and purchases"
    hint="You’ll also see everything under the bell, whatever you choose here. We always send emails about your account, your money and what’s agreed in a sale."
  >
    {mailTopics.map(({ name, label, hint }) => (
      <Checkbox
        key={name}
        name={name}
        label={label}
        hint={hint}
        disabled={!choice}
        checked={choice?.[name] ?? false}
        onChange={(event) => onChoose?.({ [name]: event.target.checked })}
      />
    ))}
  </Fieldset>
);
