import type { ofChoices as english } from '../../en/problems/ofChoices';
import type { ProblemWordsLike } from '../../like';

/** Problems of which edition is meant. */
export const ofChoices: ProblemWordsLike<typeof english> = {
  'system-contradicts': {
    says: '--system sagt {value}, die Arbeitsmappe sagt {own}',
    cure: 'Lassen Sie --system weg oder ändern Sie die Einstellung im Blatt des Turniers: ein Turnier behält das System, mit dem es begann.',
  },
  'system-not-ours': {
    says: 'die Datei nennt ein Paarungssystem, das hier nicht bekannt ist: {value}',
    cure: 'Sagen Sie mit --system, welches gemeint ist. Bekannt: {known}.',
  },
  'teams-without-system': {
    says: 'hier spielen Mannschaften gegeneinander ({value}), und die Datei sagt nicht, nach welchem System sie gepaart wurden',
    cure: 'Sagen Sie mit --system, nach welchem. Für Mannschaften bekannt: {known}.',
  },
};
