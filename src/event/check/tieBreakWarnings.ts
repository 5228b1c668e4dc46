import type { Reason } from '../../explain/reason';
import type { Tournament } from '../../model/types';
import type { EventSettings } from '../../sheets/settings';
import { systemById, trfCodeOf } from '../../systems';
import { editionById, findTieBreak } from '../../tiebreaks/editions';
import { Field } from '../../tiebreaks/field';
import { saysNotFinal } from '../../tiebreaks/openGames';

/**
 * What the articles have against the list, told while it is being chosen. That a round is not
 * finished is nothing against a list.
 */
export function tieBreakWarnings(tournament: Tournament, settings: EventSettings): Reason[] {
  const edition = editionById(settings.tieBreakEdition);
  const system = systemById(settings.system);
  if (!edition) return [];
  const entries = settings.tieBreaks.flatMap((code) => findTieBreak(edition, code) ?? []);
  const systemCode = tournament.systemCode ?? (system ? trfCodeOf(system) : undefined);
  return edition
    .warnings(new Field({ ...tournament, systemCode }), entries)
    .filter((warning) => !saysNotFinal(warning));
}
