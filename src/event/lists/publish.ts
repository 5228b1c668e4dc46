import type { Reason } from '../../explain/reason';
import { error, type Checked } from '../../model/problems';
import { taskOfPairing } from '../../systems/competition';
import type { Language, Tournament } from '../../model/types';
import { isFinished } from '../../model/tournament';
import { walkCards } from '../../explain/walkCards';
import type { RoundToPair } from '../../model/types';
import { isTeamBook } from '../../model/matches/teamEvent';
import { publishPage, type Published } from '../../publish/page';
import { packTask, pageWords, type PageScript, type WalkData } from '../../publish/walkData';
import { pairedTask } from '../../systems/audit/byRank';
import type { PairingSystem } from '../../systems/system';
import { hasPrizes, prizeRulesOf, prizesOf } from './prizes';
import { MOST_BYTES } from '../../qr';
import { changeSheets } from '../../sheets/write/changePlan';
import { type Plan } from '../../sheets/plan/plan';
import { qrSheet } from '../../sheets/write/lists/qrSheet';
import type { EventSettings } from '../../sheets/settings';
import { systemById } from '../../systems';
import type { Standings } from '../../tiebreaks/standings/standings';
import { teamEventOf } from '../../tiebreaks/teams/fromTournament';
import { teamStandings } from '../../tiebreaks/teams/standings';
import { logLine } from '../log/logLine';
import { logDigest } from '../../sheets/stored/log/logRows';
import type { CheckedEvent } from '../open/openEvent';
import { picturesOf } from '../answers/picture';

/** An event as one page. `withBrackets`: how the last round was paired is drawn too. */
export function eventPage(
  event: CheckedEvent,
  standings: Standings,
  language: Language,
  address: string,
  withBrackets: boolean,
  script: PageScript | null = null,
): string {
  const { tournament, settings } = event;
  const system = systemById(settings.system);
  const { pairedRounds } = tournament;
  const task =
    withBrackets && pairedRounds > 0 ? taskOfPairing(system, tournament, pairedRounds) : null;
  return publishPage({
    tournament,
    standings,
    language,
    firstTable: settings.firstTable,
    system,
    address,
    ...pageFacts(event),
    ...publishedTeams(tournament, settings),
    ...(system && task?.ok ? drawnRound(system, task.value, language, script) : {}),
  });
}

/** What only a workbook knows of its event: its log, and once it is finished who won what. */
export function pageFacts(event: CheckedEvent): Pick<Published, 'digest' | 'prizes'> {
  const { read, settings, tournament } = event;
  const prizes =
    isFinished(tournament) && hasPrizes(event) ? prizesOf(event, prizeRulesOf(event)) : null;
  return {
    ...(settings.profile === 'club' ? {} : { digest: logDigest(read.tables.log) }),
    ...(prizes?.ok ? { prizes: prizes.value } : {}),
  };
}

/** How a round was paired, drawn, and, where there is a script for it, to be tried. */
export function drawnRound(
  system: PairingSystem,
  task: RoundToPair,
  language: Language,
  script: PageScript | null,
): Pick<Published, 'brackets' | 'walk'> {
  const brackets = picturesOf(system, task);
  if (!script || !system.walk || brackets.length === 0) return { brackets };
  const data: WalkData = {
    system: system.id,
    language,
    task: packTask(pairedTask(system, task)),
    cards: walkCards(brackets, language),
    words: pageWords(language),
  };
  return { brackets, walk: { data, script } };
}

/** What the page of an event of teams shows; nothing where players play for themselves. */
export function publishedTeams(
  tournament: Tournament,
  settings: EventSettings,
): Pick<Published, 'teams'> {
  const event = isTeamBook(tournament) ? teamEventOf(tournament) : undefined;
  const { tieBreaks, tieBreakEdition: edition } = settings;
  const list = event && teamStandings(event, { tieBreaks, edition });
  return list?.ok ? { teams: { standings: list.value, settings } } : {};
}

/** A poster with the code of the address, which stays in the settings. */
export function planQr(event: CheckedEvent, address: string): Checked<Plan> {
  const { read, tournament, settings } = event;
  const { language } = settings;
  const place = { kind: 'argument', name: 'address' } as const;
  const sheet = address === '' ? null : qrSheet(address, tournament.info.name, language);
  if (!sheet)
    return { ok: false, problems: [error('address-bad', place, address, { most: MOST_BYTES })] };
  const changed = changeSheets({
    read,
    before: tournament,
    after: tournament,
    settings: { ...settings, address },
    language,
  });
  const title: Reason = { key: 'publish.qr-written', args: { address } };
  const sheets = [...changed, sheet];
  const plan = { title, sheets, activate: sheet.key, log: [logLine(event, title)] };
  return { ok: true, value: plan, warnings: [] };
}
