import { canSay, sayReason } from '../../explain/phrasebook';
import type { Reason } from '../../explain/reason';
import type { Language } from '../../model/types';
import { actionTitled, titleOfAction } from './actionTitles';
import { makeHeading, readHeading, type SnapshotHeading, type Titled } from '../stored/snapshot';

/** A snapshot's heading as the workbook keeps it. */
export const storedHeading = (heading: SnapshotHeading, language: Language): string =>
  makeHeading(heading, {
    action: actionTitled(heading.title.key),
    said: canSay(heading.title) ? sayReason(language, heading.title) : '',
  });

/** The heading of a snapshot, its title in phrases of today. */
export function headingIn(json: string): SnapshotHeading {
  const { action, said, title, ...heading } = readHeading(json);
  return { ...heading, title: titleNow({ action, said, title }) };
}

/** As today's phrases say it, else in the words of the time, else by the word that the file has. */
function titleNow({ action, said, title: { key, args } }: Titled): Reason {
  const now = { key: (action ? titleOfAction(action) : key) as Reason['key'], args };
  return canSay(now) ? now : { key: 'pane.history-said', args: { what: said || key } };
}
