import type { Reason } from '../../explain/reason';
import type { Language } from '../../model/types';
import { roundIn } from '../../model/rounds/round';
import { byNameSheet } from '../../sheets/write/lists/wallSheet';
import { type Plan, type SheetPlan } from '../../sheets/plan/plan';
import { allSectionsSheet, type SectionList } from '../../sheets/write/lists/allSections';
import { checkInSheet } from '../../sheets/write/lists/checkInSheet';
import { say, type SheetPhrase } from '../../sheets/plan/say';
import { logLine } from '../log/logLine';
import type { CheckedEvent } from '../open/openEvent';
import type { Side } from '../byHand/movePlayers';

/** Lists that put all sections together. */
export const COMMON_LISTS = ['check-in-all', 'by-name-all'] as const;
export type CommonList = (typeof COMMON_LISTS)[number];

const WORDS: Readonly<
  Record<CommonList, { name: SheetPhrase; title: SheetPhrase; written: Reason['key'] }>
> = {
  'check-in-all': {
    name: 'sheet.check-in-all',
    title: 'sheet.check-in-all-title',
    written: 'pane.written-check-in-all',
  },
  'by-name-all': {
    name: 'sheet.by-name-all',
    title: 'sheet.by-name-all-title',
    written: 'pane.written-by-name-all',
  },
};

/** The list as a plan of the section `owner`, and which sections have nothing to say in it yet. */
export function planCommonList(
  sections: readonly Side[],
  owner: CheckedEvent,
  which: CommonList,
): { readonly plan: Plan; readonly silent: readonly string[] } {
  const { language } = owner.settings;
  const lists = sections.flatMap(({ label, event }): SectionList[] => {
    const sheet = listOf(event, which, language);
    const round = event.tournament.pairedRounds;
    const note = which === 'by-name-all' ? { note: say(language, 'sheet.round', { round }) } : {};
    return sheet ? [{ label, sheet, ...note }] : [];
  });
  const sheet = allSectionsSheet(lists, {
    key: which,
    name: say(language, WORDS[which].name),
    title: say(language, WORDS[which].title),
    eventName: owner.tournament.info.name,
    language,
  });
  const title: Reason = { key: WORDS[which].written };
  const silent = sections.map(({ label }) => label);
  return {
    plan: { title, sheets: [sheet], activate: sheet.key, log: [logLine(owner, title)] },
    silent: silent.filter((label) => !lists.some((list) => list.label === label)),
  };
}

/** null: nobody is in the list. */
function listOf(
  { tournament, settings }: CheckedEvent,
  which: CommonList,
  language: Language,
): SheetPlan | null {
  const { players, pairedRounds } = tournament;
  if (players.length === 0) return null;
  if (which === 'check-in-all') return checkInSheet(tournament, language);
  if (pairedRounds === 0) return null;
  return byNameSheet(tournament, roundIn(tournament, pairedRounds), settings, language);
}
