import type { sections as english } from '../../en/pane/sections';
import type { WordsLike } from '../../like';

/** Words of the pane: several events in one workbook. */
export const sections: WordsLike<typeof english> = {
  'pane.view-sections': 'Turniergruppen',
  'pane.section': 'Turniergruppe',
  'pane.sections-intro':
    'Mehrere Turniere in einer Arbeitsmappe, jedes mit eigenen Blättern, Einstellungen, eigenem Protokoll und Rückgängig.',
  'pane.section-shown': 'geöffnet',
  'pane.section-show': 'Zu {name} wechseln',
  'pane.section-add': 'Turniergruppe hinzufügen',
  'pane.section-name': 'Name',
  'pane.section-name-hint':
    'Kurz, etwa B oder U14: ihre Blätter beginnen damit. Ihre Einstellungen beginnen wie die von „{like}“.',
  'pane.section-added': 'Turniergruppe hinzugefügt: {name}',
  'pane.section-added-next':
    'Tragen Sie ihre Spieler in ihr Blatt ein oder verschieben Sie sie aus einer anderen Gruppe hierher.',
  'pane.section-rename': 'Umbenennen',
  'pane.section-new-name': 'Neuer Name',
  'pane.section-renamed': 'Turniergruppe „{from}“ in „{to}“ umbenannt',
  'pane.section-renamed-next':
    'Vorhandene Blätter behalten ihren Namen; benennen Sie sie nach Wunsch um, gefunden werden sie über ihre Tabellen.',
  'pane.section-up': '{name} nach oben',
  'pane.section-down': '{name} nach unten',
  'pane.sections-ordered': 'Reihenfolge der Turniergruppen: {sections}',
  'pane.section-delete': 'Löschen',
  'pane.section-delete-question': 'Turniergruppe „{name}“ mit allen ihren Blättern löschen?',
  'pane.section-delete-what':
    '{players} Spieler, {rounds} {rounds|Runde|Runden}: Ergebnisse, Listen und Protokoll verschwinden. Der Verlauf bringt sie zurück.',
  'pane.section-delete-again': 'Die schon gespielte Turniergruppe „{name}“ behalten?',
  'pane.section-keep': 'Behalten',
  'pane.section-deleted':
    'Turniergruppe „{name}“ gelöscht ({players} Spieler, {rounds} {rounds|Runde|Runden})',
  'pane.section-deleted-next': 'Der Verlauf bringt sie zurück, in der geöffneten Gruppe.',
  'pane.section-move': 'Spieler verschieben',
  'pane.section-move-hint': 'Aus „{from}“, vor Runde 1 beider Gruppen.',
  'pane.section-move-to': 'In die Gruppe',
  'pane.section-move-who': 'Nach Nummer oder Name suchen',
  'pane.section-move-go': '{count} Spieler verschieben',
  'pane.section-move-late':
    'Runde 1 von „{from}“ ist gepaart: niemand kann mehr verschoben werden. Lassen Sie den Spieler hier zurücktreten und melden Sie ihn in der anderen Gruppe nach.',
  'pane.section-moved-out': '{count} Spieler nach „{to}“ verschoben',
  'pane.section-moved-in': '{count} Spieler aus „{from}“ übernommen',
  'pane.section-who': '{names}',
  'pane.section-parted':
    '{count} {count|Gruppe|Gruppen} von Spielern, die nicht gegeneinander dürfen, geändert',
  'pane.sections-lists': 'Listen über alle Gruppen',
  'pane.write-check-in-all': 'Anwesenheit',
  'pane.write-by-name-all': 'Paarungen nach Namen',
  'pane.written-check-in-all': 'Anwesenheitsliste aller Gruppen geschrieben',
  'pane.written-by-name-all': 'Paarungen aller Gruppen nach Namen geschrieben',
  'pane.sections-silent': 'Nicht in der Liste, weil es noch nichts zu zeigen gibt: {sections}',
  'pane.sections-unready': 'Zuerst zu berichtigen: {sections}',
  'pane.section-gone': 'Die Turniergruppe „{name}“ ist nicht mehr in der Arbeitsmappe.',
};
