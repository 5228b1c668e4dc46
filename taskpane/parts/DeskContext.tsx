import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { labels } from '../../src/event/players';
import { fill, sayProblem, sayReason } from '../../src/explain/phrasebook';
import type { Reason, ReasonArg } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import type { Player, PlayerNo } from '../../src/model/types';
import { clearNames } from '../../src/sheets/namesakes';
import type { Desk } from '../desk/desk';
import type { DeskState } from '../desk/types';
import { wordsOf, type WordKey } from '../../src/words';

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A view outside the pane');
  return desk;
}

export function useDeskState(): DeskState {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.getState);
}

export interface Words {
  say(key: WordKey, args?: Readonly<Record<string, ReasonArg>>): string;
  sayReason(reason: Reason): string;
  sayProblem(problem: Problem): { readonly sentence: string; readonly cure: string };
  /** "12 Alder, Ann" */
  player(no: PlayerNo): string;
  /** Without the number: namesakes with club and rating. */
  name(no: PlayerNo): string;
  /** Names one after the other, as the language sets them apart. */
  list(words: readonly string[]): string;
}

/** Sentences in the pane's language, players with their names. */
export function useWords(): Words {
  const { language, event, proposal } = useDeskState();
  const after = proposal?.namesAfter ? proposal.after.players : null;
  return useMemo(() => {
    const players =
      after ?? event?.read.raw.players.map(({ no, name }) => ({ no: no.value, name })) ?? [];
    const names = namesOf(after ?? event?.tournament?.players ?? [], players);
    const player = labels(players);
    const { typeset, listMark } = wordsOf(language);
    return {
      player,
      name: (no) => names.get(no) ?? String(no),
      list: (words) => words.join(listMark),
      say: (key, args) => typeset(fill(language, key, args, { player })),
      sayReason: (reason) => typeset(sayReason(language, reason, { player })),
      sayProblem: (problem) => {
        const { sentence, cure } = sayProblem(language, problem);
        return { sentence: typeset(sentence), cure: typeset(cure) };
      },
    };
  }, [language, event, after]);
}

/** Those of a checked event tell namesakes apart; of others the names are all that is known. */
function namesOf(
  checked: readonly Player[],
  read: readonly { readonly no: PlayerNo; readonly name: string }[],
): ReadonlyMap<PlayerNo, string> {
  const clear = clearNames(checked);
  return new Map([
    ...read.map(({ no, name }) => [no, name] as const),
    ...checked.map((player) => [player.no, clear(player)] as const),
  ]);
}
