import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Dois árbitros num livro. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Zwei Schiedsrichter',
  'shared.what':
    'Mehrere Schiedsrichter können diese Arbeitsmappe gleichzeitig offen haben. Einer leitet: Paarungen, Listen, Spieler und Rückgängig. Die anderen geben Ergebnisse ein, jeder an seinem Gerät.',
  'shared.your-name': 'Ihr Name, wie ihn die anderen sehen',
  'shared.name': 'Geben Sie Ihren Namen an',
  'shared.save-name': 'Namen speichern',
  'shared.share': 'Mit anderen Schiedsrichtern teilen',
  'shared.stop': 'Teilen beenden',
  'shared.take-over': 'Übernehmen',
  'shared.taking': 'Wird übernommen …',
  'shared.you': 'Sie haben die Leitung.',
  'shared.other': '{name} hat die Leitung. Hier geben Sie Ergebnisse ein.',
  'shared.away': '{name} hatte die Leitung bis {time}. Hier geben Sie Ergebnisse ein.',
  'shared.nobody': 'Niemand hat die Leitung. Hier geben Sie Ergebnisse ein.',
  'shared.arbiters': 'Schiedsrichter: {names}',
  'shared.somebody': 'ein anderer Schiedsrichter',
  'shared.begun': 'Mit anderen Schiedsrichtern geteilt',
  'shared.ended': 'Teilen beendet',
  'shared.taken': '{name} hat von {before} übernommen',
  'shared.not-in-charge':
    '{name} hat die Leitung, daher wurde nichts geschrieben. Übernehmen Sie zuerst, wenn das Ihre Aufgabe ist.',
  'shared.taken-by': '{name} hat übernommen. Hier geben Sie ab jetzt Ergebnisse ein.',
  'shared.result': 'Tisch {table}: {result}, eingegeben von {name}',
  'shared.result-earlier': 'Runde {round}, Tisch {table}: {result}, eingegeben von {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Tisch {table}: inzwischen wurde {there} eingegeben, daher wurde {result} nicht geschrieben. Geben Sie es noch einmal ein, wenn es stimmt.',
  'shared.no-network':
    'Es gibt kein Netz: die anderen würden nicht erfahren, dass Sie übernehmen. Ergebnisse können eingegeben werden.',
  'shared.lost':
    'Runde {round}, Tisch {table}: Ihr {result} steht nicht mehr da, das Blatt hat {there}. Sehen Sie auf dem Ergebniszettel nach und geben Sie es noch einmal ein.',
  'shared.lost-to':
    'Runde {round}, Tisch {table}: Ihr {result} steht jetzt an Tisch {other}, wo es niemand eingegeben hat; Tisch {table} hat {there}. Sehen Sie auf beiden Ergebniszetteln nach.',
  'shared.twice':
    'Runde {round}, Tisch {table}: Ihr {result} steht auch an Tisch {other}, wo es niemand eingegeben hat. Sehen Sie auf beiden Ergebniszetteln nach.',
  'shared.lost-of':
    'Runde {round}, Tisch {table}: {result}, eingegeben von {name}, steht nicht da; das Blatt hat {there}. Sehen Sie auf dem Ergebniszettel nach.',
  'shared.lost-of-to':
    'Runde {round}, Tisch {table}: {result}, eingegeben von {name}, steht jetzt an Tisch {other}, wo es niemand eingegeben hat; Tisch {table} hat {there}. Sehen Sie auf beiden Ergebniszetteln nach.',
  'shared.clear': '{result} an Tisch {other} löschen',
  'shared.move': '{result} an Tisch {table} verschieben',
  'shared.again': '{result} an Tisch {table} noch einmal eingeben',
  'shared.gone':
    'Tisch {table}: {result} wurde nicht geschrieben, weil die Partie nicht mehr im Blatt steht.',
  'shared.correction':
    'Ein Ergebnis einer früheren Runde berichtigt der leitende Schiedsrichter ({name}).',
  'shared.seen':
    'Jemand anderes ändert diese Arbeitsmappe. Teilen Sie sie, damit niemand den anderen überschreibt.',
};
