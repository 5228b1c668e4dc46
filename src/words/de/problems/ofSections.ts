import type { ofSections as english } from '../../en/problems/ofSections';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook with several events. */
export const ofSections: ProblemWordsLike<typeof english> = {
  'bad-section-name': {
    says: '„{value}“ kann nicht der Name einer Turniergruppe sein',
    cure: 'Nehmen Sie höchstens {limit} Zeichen, darunter ein Buchstabe oder eine Ziffer, und keines von [ ] : * ? / \\ (Blattnamen erlauben sie nicht).',
  },
  'section-exists': {
    says: 'es gibt schon eine Turniergruppe „{value}“ oder eine, deren Tabellen dieselben Namen haben',
    cure: 'Wählen Sie einen anderen Namen.',
  },
  'section-without-name': {
    says: '„{value}“ ist das Turnier der Arbeitsmappe selbst und hat als Turniergruppe keinen Namen',
    cure: 'Ändern Sie den Namen des Turniers in seinen Einstellungen.',
  },
  'section-not-deleted': {
    says: '„{value}“ ist das Turnier der Arbeitsmappe selbst und wird nicht gelöscht',
    cure: 'Löschen Sie die anderen Turniergruppen oder beginnen Sie eine neue Arbeitsmappe.',
  },
  'section-has-rounds': {
    says: '„{value}“ hat {rounds} {rounds|Runde|Runden}: Ergebnisse, Listen und Protokoll würden verschwinden',
    cure: 'Sagen Sie --yes, wenn das gemeint ist; die bisherige Arbeitsmappe wird daneben aufbewahrt.',
  },
  'sections-of-workbooks': {
    says: '„{value}“ ist keine Arbeitsmappe: nur eine .xlsx-Datei enthält Turniergruppen',
    cure: 'Nennen Sie die Arbeitsmappe.',
  },
  'section-to-choose': {
    says: 'die Arbeitsmappe enthält mehrere Turniergruppen: {known}',
    cure: 'Sagen Sie mit --section NAME, welche.',
  },
  'unknown-section': {
    says: 'es gibt keine Turniergruppe „{value}“',
    cure: 'Die Turniergruppen sind: {known}.',
  },
  'no-sections': {
    says: '--section „{value}“ wurde angegeben, aber die Datei enthält ein Turnier ohne Gruppen',
    cure: 'Lassen Sie --section weg.',
  },
  'section-has-begun': {
    says: 'Runde {round} von „{value}“ ist gepaart: Spieler werden nur vor Runde 1 zwischen Gruppen verschoben',
    cure: 'Lassen Sie den Spieler in der einen Gruppe zurücktreten und melden Sie ihn in der anderen nach.',
  },
  'player-in-both': {
    says: '„{value}“ ist schon in der Turniergruppe „{section}“',
    cure: 'Nehmen Sie eine der beiden Zeilen heraus oder geben Sie ihnen unterscheidbare Namen.',
  },
  'section-changed-since': {
    says: 'dieser Schritt betrifft auch die Turniergruppe „{value}“, die seither geändert wurde',
    cure: 'Wechseln Sie zu „{value}“ und machen Sie zuerst deren spätere Schritte rückgängig.',
  },
  'section-paired-elsewhere': {
    says: 'Runde {value} wurde nach diesem Schritt außerhalb des Aufgabenbereichs gepaart und würde nicht mit zurückgenommen',
    cure: 'Machen Sie nur rückgängig, was nach dieser Runde kam, und berichtigen Sie frühere Ergebnisse in der Runde selbst.',
  },
  'rows-stay-in-file': {
    says: 'aus „{value}“ müssten Zeilen entfernt werden; in einer Datei lässt sich nichts verschieben, daher wurde nichts geändert',
    cure: 'Tun Sie es in Excel mit dem Aufgabenbereich.',
  },
};
