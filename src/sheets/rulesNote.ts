import { rulesLeft } from '../model/rules/rulesLeft';
import type { Language, Tournament } from '../model/types';
import { say } from './plan/say';

/** For the title lines of a sheet: that the event is not played by the rules announced; else empty. */
export function rulesNote(tournament: Tournament, language: Language): string {
  const round = rulesLeft(tournament);
  return round === null ? '' : say(language, 'sheet.rules-left', { round });
}
