import { type FocusEvent, useState } from 'react';
import { listObstacles } from '../../../../functions/properties/domain/publish-obstacles.ts';
import type { DraftSession, SessionState } from '../draft-session.ts';
import type { Editor } from '../editor.tsx';
import { ofStep, type WizardStep, stepAsking } from '../steps.ts';
import { missing, refusals } from '../words/problems.ts';
import { type Problems, said } from '../working.ts';

export interface WizardEditor {
  readonly editor: Editor;
  /** From now on this step shows what it lacks. */
  readonly showAll: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** What a step lacks, by control. */
const lackingIn = ({ data }: SessionState, step: WizardStep): Problems =>
  missing(ofStep(listObstacles(said(data), new Date()), step));

/** Everything that is open in a step: what it lacks, what is not right, and what the server refused. */
export function openIn(state: SessionState, step: WizardStep): Problems {
  const wrong = Object.entries({ ...state.problems, ...refusals(state.save) });
  const own = wrong.filter(([path]) => stepAsking(path) === step);
  return { ...lackingIn(state, step), ...Object.fromEntries(own) };
}

/** The fields' editor over a draft session: errors show once a field was left, or the step was tried. */
export function useWizardEditor(session: DraftSession, state: SessionState, step: WizardStep): WizardEditor {
  // What was left wrong before somebody went to another step still says so when they come back.
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(state.problems)));
  const [isTried, setTried] = useState(false);
  const { draft, data, problems, pictures, save } = state;
  const refused = refusals(save);
  const lacking = isTried ? lackingIn(state, step) : {};
  const errorOf = (path: string) =>
    refused[path] ?? (isTried || touched.has(path) ? problems[path] : undefined) ?? lacking[path];
  return {
    editor: { data, change: session.change, errorOf, pictures, uploads: session.uploads, draftId: draft?.id },
    showAll: () => setTried(true),
    onBlur: ({ target }) => {
      const name = target.getAttribute('name');
      if (name && !touched.has(name)) setTouched(new Set([...touched, name]));
    },
  };
}
