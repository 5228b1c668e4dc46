import type * as english from '../../en/read/settings';
import type { ReadLike } from '../../like';

export const eventRows: ReadLike<typeof english.eventRows> = {
  name: ['Name', 'turnier'],
  place: ['Ort', 'spielort', 'stadt'],
  federation: ['Föderation', 'verband'],
  start: ['Beginn', 'von', 'anfang'],
  end: ['Ende', 'bis'],
  arbiter: ['Hauptschiedsrichter', 'schiedsrichter'],
  deputies: ['Weitere Schiedsrichter', 'stellvertreter', 'stellvertretende schiedsrichter'],
  timeControl: ['Bedenkzeit'],
  rounds: ['Runden', 'zahl der runden', 'rundenzahl'],
  roundDates: ['Termine der Runden', 'rundentermine'],
  system: ['Paarungssystem', 'system'],
  systemParameters: ['Regeln des Systems'],
  initialColour: ['Anfangsfarbe', 'geloste farbe'],
  seed: ['Los', 'auslosung'],
  acceleration: ['Beschleunigung'],
  tieBreaks: ['Feinwertungen', 'feinwertung'],
  tieBreakEdition: ['Fassung der Feinwertungen'],
  winPoints: ['Punkte für einen Sieg'],
  drawPoints: ['Punkte für ein Remis'],
  lossPoints: ['Punkte für eine Niederlage'],
  byePoints: ['Punkte für spielfrei', 'spielfrei'],
  zeroPoints: ['Punkte für eine Abwesenheit'],
  forfeitLossPoints: ['Punkte für eine kampflose Niederlage'],
  firstTable: ['Erster Tisch'],
  boards: ['Bretter', 'bretter je wettkampf'],
  matchPoints: ['Mannschaftspunkte', 'punkte je wettkampf'],
  teamScores: ['Farben und Wertungen'],
  teamBye: ['Punkte der spielfreien Mannschaft'],
  forbidden: ['Dürfen nicht gegeneinander'],
  address: ['Webadresse', 'veröffentlicht unter'],
  ratingList: ['Wertungsliste', 'wertungszahlen aus'],
  ratingMethod: ['Setzliste nach', 'wertungsmethode', 'verwendete wertung'],
  keepApart: ['Dürfen nicht gegeneinander: gleiche Spalte'],
  avoid: ['Sollen nicht gegeneinander: gleiche Spalte'],
  paper: ['Papier', 'papierformat'],
  prizeRules: ['Regeln der Preise'],
  playOff: ['Stichkampf', 'stichkämpfe'],
  lots: ['Losentscheid', 'los bei gleichstand'],
  tieBreakLists: ['Eigene Listen von Feinwertungen'],
  profile: ['Art des Turniers', 'profil'],
  language: ['Sprache'],
  section: ['Turniergruppe', 'gruppe'],
  sectionOrder: ['Reihenfolge der Turniergruppe'],
};

export const colours: ReadLike<typeof english.colours> = {
  white: ['Weiß', 'weiss'],
  black: ['Schwarz', 's'],
};

export const statuses: ReadLike<typeof english.statuses> = {
  active: ['Aktiv', 'dabei', 'ja'],
  withdrawn: ['Zurückgetreten', 'rücktritt', 'ausgeschieden', 'nein'],
  expelled: ['Ausgeschlossen', 'disqualifiziert'],
};

export const accelerations: ReadLike<typeof english.accelerations> = {
  baku: ['Baku', 'baku-beschleunigung'],
  haley: ['Haley'],
  'haley-soft': ['Haley gemildert'],
  progressive: ['Progressiv'],
  none: ['Keine', 'nein', 'ohne'],
};

export const prices: ReadLike<typeof english.prices> = {
  order: ['reihenfolge'],
  floats: ['floats'],
  colours: ['farben'],
  any: ['alles'],
};

export const profiles: ReadLike<typeof english.profiles> = {
  club: ['Vereinsabend', 'verein'],
  rated: ['Gewertetes Turnier', 'gewertet'],
};
