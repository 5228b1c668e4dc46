import type { teams as english } from '../../en/pane/teams';
import type { WordsLike } from '../../like';

export const teams: WordsLike<typeof english> = {
  'pane.team-changes-intro':
    'Änderungen an Runde {round}. Der Grund kommt ins Protokoll. Ein Wettkampf mit Ergebnissen behält seine Mannschaften.',
  'pane.teams-exchange': 'Zwei Mannschaften tauschen',
  'pane.teams-exchanged': 'Runde {round}: {a} und {b} getauscht',
  'pane.match-turn': 'Farben eines Wettkampfs tauschen',
  'pane.match-turned': 'Runde {round}: Farben getauscht, {match}',
  'pane.match-forfeit': 'Ganzer Wettkampf kampflos',
  'pane.match-forfeited': 'Runde {round}: {match} kampflos ({result})',
  'pane.match': 'Wettkampf',
  'pane.match-result': 'Gewertet wird',
  'pane.first-wins': 'Die erste Mannschaft gewinnt',
  'pane.second-wins': 'Die zweite Mannschaft gewinnt',
  'pane.both-lose': 'Keine Mannschaft ist angetreten',
  'pane.change-reason': 'Grund',
  'pane.change-write': 'Änderung speichern',
  'pane.change-against': 'Gegen die Regeln:',
  'pane.team-late': 'Eine Mannschaft nachmelden',
  'pane.team-late-hint':
    'Vor oder während des Turniers; sie erhält die nächste Nummer und nichts für versäumte Runden.',
  'pane.team-name': 'Mannschaft',
  'pane.team-captain': 'Mannschaftsführer',
  'pane.team-players': 'Spieler in der Reihenfolge der Bretter',
  'pane.team-players-hint': 'Einer je Zeile, die Wertungszahl zuletzt: Anna Esche 1850',
  'pane.team-enter': 'Mannschaft melden',
  'pane.team-entered': '{team} gemeldet',
  'pane.member-move': 'Spieler umsetzen',
  'pane.member-move-hint':
    'In eine andere Mannschaft vor der ersten Partie, oder an einen anderen Platz der Brettfolge. Nach Runde 1 mit Grund.',
  'pane.member-team': 'In Mannschaft',
  'pane.member-place': 'Platz',
  'pane.member-write': 'Umsetzen',
  'pane.member-moved': '{name}: von {from} zu {to}, Platz {place}',
  'pane.member-placed': '{name}: Platz {place} von {to}',
};
