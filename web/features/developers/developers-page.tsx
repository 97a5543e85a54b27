import {
  clientCredentialsStart,
  developersText,
  quickStartAnswer,
  quickStarts,
} from '../../../functions/reach/site-pages/domain/texts/developers-text.ts';
import { formatCounted } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Code, CodeSample } from './code-sample.tsx';

const { title, intro, keys, start, scopes, rules, organisations, client, webhooks, events, changes } =
  developersText;

/** /developers: how a person's own program calls the API and hears of events. */
export function Component() {
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-10">
      <div className="grid gap-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-muted">{intro}</p>
        <LinkButton to={paths.apiKeys} className="justify-self-start max-sm:w-full">
          {keys}
        </LinkButton>
      </div>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">{start.title}</h2>
        <p>{start.text}</p>
        {quickStarts.map(({ name, code }) => (
          <CodeSample key={name} name={name} code={code} />
        ))}
        <div className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold">{start.answer}</h3>
          <Code code={JSON.stringify(quickStartAnswer, null, 2)} />
        </div>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{scopes.title}</h2>
        <p>{scopes.text}</p>
        <Scopes scopes={scopes.list} />
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{rules.title}</h2>
        <Points points={rules.points} />
      </section>
      <OrganisationKeysPart />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">{client.title}</h2>
        <p>
          {client.text}{' '}
          <a href="/openapi.json" className="link">
            {client.document}
          </a>
        </p>
        {client.generators.map(({ name, code }) => (
          <CodeSample key={name} name={name} code={code} />
        ))}
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{webhooks.title}</h2>
        <p>{webhooks.text}</p>
        <Points points={webhooks.points} />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">{events.title}</h2>
        <p>{events.text}</p>
        {events.subjects.map((subject) => (
          <details key={subject.title} className="border-b border-line">
            <summary className="flex min-h-11 items-center gap-x-2 font-semibold">
              {subject.title}
              <span className="font-normal text-muted">{formatCounted(subject.events.length, 'event')}</span>
            </summary>
            <ul className="grid grid-cols-1 gap-3 pb-4">
              {subject.events.map(({ name, what, example }) => (
                <li key={name} className="grid grid-cols-1">
                  <p className="font-mono text-sm font-semibold wrap-anywhere">{name}</p>
                  <p>{what}</p>
                  <details>
                    <summary className="flex min-h-11 items-center text-sm underline underline-offset-3">
                      Example
                    </summary>
                    <Code code={JSON.stringify(example, null, 2)} />
                  </details>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl">{changes.title}</h2>
        <dl className="grid gap-2">
          {changes.list.map(({ day, what }) => (
            <div key={day}>
              <dt className="font-semibold">{day}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function OrganisationKeysPart() {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 id="organisations" className="text-xl">
        {organisations.title}
      </h2>
      <p>
        {organisations.text}{' '}
        <Link to={paths.organisations} className="link">
          {organisations.link}
        </Link>
      </p>
      <p>{organisations.start}</p>
      <Code code={clientCredentialsStart} />
      <Scopes scopes={organisations.scopes} />
      <Points points={organisations.points} />
    </section>
  );
}

interface ScopesProps {
  readonly scopes: readonly { readonly name: string; readonly what: string }[];
}

function Scopes({ scopes }: ScopesProps) {
  return (
    <dl className="grid gap-2">
      {scopes.map(({ name, what }) => (
        <div key={name}>
          <dt className="font-mono text-sm font-semibold">{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
