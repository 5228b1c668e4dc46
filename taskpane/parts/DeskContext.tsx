import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { OpenEvent } from '../../src/event/open/openEvent';
import { pairedPlayers } from '../../src/event/open/paired';
import { labels } from '../../src/event/open/players';
import { fill, sayProblem, sayReason } from '../../src/explain/phrasebook';
import type { Reason, ReasonArg } from '../../src/explain/reason';
import type { Problem } from '../../src/model/problems';
import type { Player, PlayerNo } from '../../src/model/types';
import { isTeamBook } from '../../src/model/matches/teamEvent';
import { clearNames } from '../../src/sheets/names/namesakes';
import type { Desk } from '../store/desk';
import type { DeskState } from '../store/types';
import { wordsOf, type WordKey } from '../../src/words';

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A view outside the pane');
  return desk;
}

/** The named parts of the state; whoever asks is drawn again only when one of them changes. */
export function useDeskState<Part extends keyof DeskState>(
  ...parts: readonly Part[]
): Pick<DeskState, Part> {
  const desk = useDesk();
  const names = parts.join();
  const read = useMemo(() => stateReader(desk, names.split(',') as Part[]), [desk, names]);
  return useSyncExternalStore(desk.subscribe, read);
}

function stateReader<Part extends keyof DeskState>(
  desk: Desk,
  parts: readonly Part[],
): () => Pick<DeskState, Part> {
  let last = desk.getState();
  return () => {
    const now = desk.getState();
    if (parts.some((part) => now[part] !== last[part])) last = now;
    return last;
  };
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
export const useWords = (): Words => useWordsAmong(null);

/** The same of those who are paired: in an event of teams a number is that of a team. */
export function usePairedWords(): Words {
  const { event } = useDeskState('event');
  const paired = useMemo(
    () => (event?.tournament && isTeamBook(event.tournament) ? pairedPlayers(event) : null),
    [event],
  );
  return useWordsAmong(paired);
}

function useWordsAmong(paired: readonly Player[] | null): Words {
  const { language, event, proposal } = useDeskState('language', 'event', 'proposal');
  const after = paired ?? (proposal?.namesAfter ? proposal.after.players : null);
  return useMemo(() => {
    const { player, name } = after ? namesAmong(after, after) : namesIn(event);
    const { typeset, listMark } = wordsOf(language);
    return {
      player,
      name,
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

type Names = Pick<Words, 'player' | 'name'>;

/** Those of a checked event tell namesakes apart; of others the names are all that is known. */
function namesAmong(
  read: readonly { readonly no: PlayerNo; readonly name: string }[],
  checked: readonly Player[],
): Names {
  const clear = clearNames(checked);
  const names = new Map([
    ...read.map(({ no, name }) => [no, name] as const),
    ...checked.map((player) => [player.no, clear(player)] as const),
  ]);
  return { player: labels(read), name: (no) => names.get(no) ?? String(no) };
}

/** Every part of the pane asks for the same ones. */
const namesOf = new WeakMap<OpenEvent, Names>();

function namesIn(event: OpenEvent | null): Names {
  if (!event) return namesAmong([], []);
  const read = () => event.read.raw.players.map(({ no, name }) => ({ no: no.value, name }));
  const names = namesOf.get(event) ?? namesAmong(read(), event.tournament?.players ?? []);
  namesOf.set(event, names);
  return names;
}
