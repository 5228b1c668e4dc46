import { fill, sayReason } from '../../explain/phrasebook';
import type { Language, PlayerNo, Tournament } from '../../model/types';
import { say as sayOnSheet } from '../../sheets/plan/say';
import type { PairingSystem } from '../../systems/system';
import type { Standings } from '../../tiebreaks/standings/standings';
import type { AppealFacts } from './appealFacts';

/** What the log of a workbook says, and what follows from it. */
export interface AppealLog {
  readonly lines: readonly {
    readonly line: number;
    readonly time: string;
    readonly action: string;
    readonly detail: string;
    readonly digest: string;
  }[];
  /** What `verify` says, the first thing that does not fit in front. */
  readonly verified: readonly string[];
}

export interface Appeal {
  readonly facts: AppealFacts;
  readonly system: PairingSystem;
  /** As the standings count it. */
  readonly counted: Tournament;
  /** Absent: the places of the two are not in question. */
  readonly standings?: Standings;
  /** Null: the file keeps no log. */
  readonly log: AppealLog | null;
  readonly language: Language;
}

/** "3 Alder, Ada". */
export const named =
  ({ players }: Tournament) =>
  (no: PlayerNo): string =>
    `${no} ${players.find((player) => player.no === no)?.name ?? ''}`.trim();

export const titleOf = ({ facts, language }: Appeal): string =>
  sayReason(
    language,
    {
      key: 'appeal.title',
      args: { round: facts.task.round, players: { players: facts.players } },
    },
    { player: named(facts.task.tournament) },
  );

/** A page that is torn off still says where it belongs. */
export const footerOf = (appeal: Appeal): string =>
  `${titleOf(appeal).replaceAll('&', '&&')} · ${sayOnSheet(appeal.language, 'sheet.page')} &P / &N`;

/** The event, and by which edition it was paired. */
export const subtitleOf = ({ facts, system, language }: Appeal): string =>
  [facts.task.tournament.info.name, fill(language, system.name)].filter(Boolean).join(' · ');
