import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  cachePack,
  type PackAnswer,
  packQuery,
  salePacks,
  type SalePack,
} from '../../entities/sale-pack/api.ts';

/** Milliseconds after typing at which an answer is saved. */
const pauseMs = 800;
type Changes = Record<string, PackAnswer | null>;

export interface SaveAnswers {
  readonly change: (key: string, answer: PackAnswer | null) => void;
  readonly isSaving: boolean;
  readonly error: Error | null;
  /** Retries the failed save. */
  readonly retry: () => void;
}

/** Takes answers of a file over, after those that are being saved. */
export function useTakeOver({ propertyId }: Pick<SalePack, 'propertyId'>) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `sale-pack-${propertyId}` },
    mutationFn: (answers: Changes) => {
      const version = queries.getQueryData(packQuery({ propertyId }).queryKey)?.version ?? 0;
      return salePacks.saveSalePack({ params: { propertyId }, body: { answers, version } });
    },
    onSuccess: (pack) => cachePack(queries, pack),
  });
}

/** Saves answers shortly after typing, one save at a time, each with the version of the earlier one. */
export function useSaveAnswers({ propertyId }: Pick<SalePack, 'propertyId'>): SaveAnswers {
  const queries = useQueryClient();
  const waiting = useRef<Changes>({});
  const timer = useRef<number>(undefined);
  const { mutate, isPending, error } = useMutation({
    scope: { id: `sale-pack-${propertyId}` },
    mutationFn: async () => {
      const answers = waiting.current;
      waiting.current = {};
      if (Object.keys(answers).length === 0) return undefined;
      const version = queries.getQueryData(packQuery({ propertyId }).queryKey)?.version ?? 0;
      try {
        return await salePacks.saveSalePack({ params: { propertyId }, body: { answers, version } });
      } catch (failure) {
        // Newer input wins.
        waiting.current = { ...answers, ...waiting.current };
        throw failure;
      }
    },
    onSuccess: (pack) => pack && cachePack(queries, pack),
  });
  const leave = useEffectEvent(() => {
    if (Object.keys(waiting.current).length > 0) mutate();
  });
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      leave();
    },
    [],
  );
  const send = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => mutate(), pauseMs);
  };
  return {
    change: (key, answer) => {
      waiting.current[key] = answer;
      send();
    },
    isSaving: isPending,
    error,
    retry: () => mutate(),
  };
}
