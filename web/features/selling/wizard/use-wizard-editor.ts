import { type FocusEvent, useEffect, useState } from 'react';
import { listFieldObstacles } from '../../../../functions/listings/properties/domain/field-obstacles.ts';
import type { Draft } from '../../../entities/own-home/api.ts';
import type { Obstacle } from '../api.ts';
import { type Problems, type DraftFormValues, toSavableData } from '../draft-form-values.ts';
import type { DraftSession, SessionState } from '../draft-session.ts';
import type { Editor } from '../editor.tsx';
import { isSameValue } from '../rebase.ts';
import { filterByStep, type WizardStep, findStepOfField } from '../steps.ts';
import { toObstacleProblems, toRefusals } from '../words/problems.ts';
import { findForbiddenTexts } from './text-check.ts';

export interface WizardEditor {
  readonly editor: Editor;
  /** Shows all missing fields of this step from now on. */
  readonly showAll: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** All problems of this step, by control. */
  readonly open: Problems;
  /** The same of the session's present state, with its texts read. */
  readonly findOpen: () => Promise<Problems>;
}

/** The missing fields and forbidden texts of a step, by control. */
function findMissing(
  { data, draft }: SessionState,
  step: WizardStep,
  forbidden: readonly Obstacle[],
): Problems {
  const now = toSavableData(data);
  const obstacles = [
    ...listFieldObstacles(now, new Date()),
    ...forbidden,
    ...listLocationObstacles(data, draft),
  ];
  return toObstacleProblems(filterByStep(obstacles, step));
}

/** The server's findings about the postcode's place, whose table is not here, until the address changes. */
const listLocationObstacles = (data: DraftFormValues, draft: Draft | undefined): readonly Obstacle[] =>
  draft && isSameValue([data.postcode, data.address], [draft.data.postcode, draft.data.address])
    ? draft.obstacles.filter(({ code }) => code.startsWith('location_'))
    : [];

/** All problems of a step: missing fields, invalid values, and the server's errors. */
function findStepProblems(state: SessionState, step: WizardStep, forbidden: readonly Obstacle[]): Problems {
  const wrong = Object.entries({ ...state.problems, ...toRefusals(state.save) });
  const own = wrong.filter(([path]) => findStepOfField(path) === step);
  return { ...findMissing(state, step, forbidden), ...Object.fromEntries(own) };
}

/**
 * The fields' editor on a draft session: errors are shown once a field was left, or the step was tried.
 * `doubts` are questions that the step has to have answered.
 */
export function useWizardEditor(
  session: DraftSession,
  state: SessionState,
  step: WizardStep,
  doubts: Problems = {},
): WizardEditor {
  // Invalid values from an earlier visit of the step show their errors at once.
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(state.problems)));
  const [isTried, setTried] = useState(false);
  const { draft, data, problems, pictures, save } = state;
  const [forbidden, setForbidden] = useForbiddenTexts(data);
  const refused = toRefusals(save);
  const lacking = isTried ? { ...findMissing(state, step, forbidden), ...doubts } : {};
  const errorOf = (path: string) =>
    refused[path] ?? (isTried || touched.has(path) ? problems[path] : undefined) ?? lacking[path];
  return {
    editor: {
      data,
      change: session.change,
      errorOf,
      pictures,
      uploads: session.uploads,
      draftId: draft?.id,
      source: draft?.source,
    },
    showAll: () => setTried(true),
    onBlur: ({ target }) => {
      const name = target.getAttribute('name');
      if (name && !touched.has(name)) setTouched(new Set([...touched, name]));
    },
    open: findStepProblems(state, step, forbidden),
    findOpen: async () => {
      const now = session.state();
      const found = await findForbiddenTexts(toSavableData(now.data));
      setForbidden(found);
      return findStepProblems(now, step, found);
    },
  };
}

/** The forbidden passages in the draft's texts, those of the state before until the new ones are read. */
function useForbiddenTexts(data: DraftFormValues) {
  const kept = useState<readonly Obstacle[]>([]);
  const [, setForbidden] = kept;
  useEffect(() => {
    let isCurrent = true;
    void findForbiddenTexts(toSavableData(data)).then((found) => isCurrent && setForbidden(found));
    return () => {
      isCurrent = false;
    };
  }, [data, setForbidden]);
  return kept;
}
