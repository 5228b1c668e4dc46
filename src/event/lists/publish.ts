import type { Reason } from '../../explain/reason';
import { error, type Checked } from '../../model/problems';
import { taskOf } from '../../systems/competition';
import type { Language } from '../../model/types';
import { publishPage } from '../../publish/page';
import { MOST_BYTES } from '../../qr';
import { changeSheets } from '../../sheets/write/changePlan';
import { type Plan } from '../../sheets/plan/plan';
import { qrSheet } from '../../sheets/write/lists/qrSheet';
import { systemById } from '../../systems';
import type { Standings } from '../../tiebreaks/standings';
import { logLine } from '../log/logLine';
import { logDigest } from '../../sheets/stored/logRows';
import type { CheckedEvent } from '../open/openEvent';
import { picturesOf } from '../answers/picture';

/** An event as one page. `withBrackets`: how the last round was paired is drawn too. */
export function eventPage(
  { tournament, settings, read }: CheckedEvent,
  standings: Standings,
  language: Language,
  address: string,
  withBrackets: boolean,
): string {
  const system = systemById(settings.system);
  const { pairedRounds } = tournament;
  const task = withBrackets && pairedRounds > 0 ? taskOf(system, tournament, pairedRounds) : null;
  return publishPage({
    tournament,
    standings,
    language,
    firstTable: settings.firstTable,
    system,
    address,
    digest: logDigest(read.tables.log),
    ...(system && task?.ok ? { brackets: picturesOf(system, task.value) } : {}),
  });
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
