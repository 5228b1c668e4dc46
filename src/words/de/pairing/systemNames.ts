import type { systemNames as english } from '../../en/pairing/systemNames';
import type { WordsLike } from '../../like';

export const systemNames: WordsLike<typeof english> = {
  'system.round-robin.name': 'Rundenturnier (Berger-Tabellen, C.05)',
  'system.round-robin.summary':
    'jeder gegen jeden nach Nummern, ein- oder zweimal; im doppelten sind die letzten zwei Runden des ersten Durchgangs getauscht, wie empfohlen',
  'system.round-robin-straight.name': 'Rundenturnier ohne Rundentausch (Berger-Tabellen, C.05)',
  'system.round-robin-straight.summary':
    'wie Rundenturnier, aber das doppelte wiederholt die Tabellen unverändert mit vertauschten Farben',
  'system.team-round-robin.name': 'Mannschafts-Rundenturnier (Berger-Tabellen, C.05)',
  'system.team-round-robin.summary':
    'jede Mannschaft gegen jede nach Nummern, ein- oder zweimal; die zuerst genannte spielt zu Hause, mit Weiß an Brett 1',
  'system.scheveningen.name': 'Scheveninger System (zwei Mannschaften)',
  'system.scheveningen.summary':
    'jeder Spieler der einen Mannschaft gegen jeden der anderen, ein- oder zweimal, an 2 bis 10 Brettern',
  'system.molter.name': 'Molter (Mannschaften, Brett für Brett)',
  'system.molter.summary':
    'in jeder Runde trifft ein Spieler auf eine andere Mannschaft als seine Mannschaftskollegen; niemand setzt bei ungerader Mannschaftszahl aus',
};
