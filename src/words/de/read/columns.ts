import type * as english from '../../en/read/columns';
import type { ReadLike } from '../../like';

export const playerColumns: ReadLike<typeof english.playerColumns> = {
  no: ['Nr.', 'nummer', 'startnummer', 'startnr', 'snr', 'tnr'],
  title: ['Titel'],
  name: ['Name', 'spieler', 'teilnehmer', 'vollständiger name', 'nachname'],
  firstName: ['Vorname'],
  rating: ['Elo', 'wertungszahl', 'wertung', 'elo-zahl', 'twz'],
  fideRating: ['FIDE-Elo', 'fide-wertung'],
  nationalRating: ['Nationale Wertung', 'dwz', 'nwz', 'nationale elo'],
  federation: ['Föd.', 'föderation', 'verband', 'land', 'nation'],
  fideId: ['FIDE-ID', 'fide nr', 'fide-nummer', 'fide-kennz'],
  club: ['Verein', 'mannschaft', 'verein/ort', 'klub'],
  sex: ['Geschlecht', 'geschl', 'm/w'],
  born: ['Geboren', 'geburtsdatum', 'geburtsjahr', 'jahrgang', 'geb'],
  status: ['Status'],
  byes: ['Byes', 'abwesend in', 'freie runden', 'erbetene byes'],
  group: ['Gruppe A/B', 'beschleunigungsgruppe', 'baku-gruppe'],
  fixedTable: ['Tisch', 'fester tisch', 'brett'],
  virtualPoints: ['Virtuelle Punkte'],
};

export const roundColumns: ReadLike<typeof english.roundColumns> = {
  table: ['Tisch', 'brett', 'br'],
  no: ['Nr.', 'nummer'],
  white: ['Weiß', 'weiss', 'weißspieler'],
  rating: ['Elo', 'wertungszahl', 'twz', 'dwz'],
  points: ['Pkt.', 'punkte', 'pkte'],
  result: ['Ergebnis', 'erg', 'resultat'],
  black: ['Schwarz', 'schwarzspieler'],
  float: ['Float', 'floater'],
  home: ['Mannschaft A', 'heim', 'erste mannschaft'],
  away: ['Mannschaft B', 'gast', 'zweite mannschaft'],
  colour: ['Farbe', 'f'],
};

export const teamColumns: ReadLike<typeof english.teamColumns> = {
  no: ['Nr.', 'nummer', 'mnr'],
  name: ['Mannschaft', 'name', 'mannschaften'],
  nickname: ['Kurz', 'kurzname', 'abkürzung'],
  club: ['Verein'],
  captain: ['Mannschaftsführer', 'mf', 'kapitän'],
  strength: ['Stärke', 'elo-schnitt', 'schnitt', 'setzung'],
  status: ['Status'],
  byes: ['Byes', 'abwesend in', 'freie runden'],
  apart: ['Getrennt', 'dürfen nicht gegeneinander'],
};

export const memberColumns: ReadLike<typeof english.memberColumns> = {
  team: ['Mannschaft', 'mannschaftsname'],
  place: ['Brett', 'br', 'brettreihenfolge'],
};

export const lineUpColumns: ReadLike<typeof english.lineUpColumns> = {
  no: teamColumns.no,
  team: ['Mannschaft', 'mannschaftsname'],
  board: ['Brett', 'br'],
  check: ['Prüfung', 'bemerkung'],
};

export const standingsColumns: ReadLike<typeof english.standingsColumns> = {
  rank: ['Platz', 'rang', 'rg'],
  no: playerColumns.no,
  name: playerColumns.name,
  points: ['Pkt.', 'punkte', 'pkte', 'gesamt'],
  average: ['CMA'],
};

export const eventColumns: ReadLike<typeof english.eventColumns> = {
  setting: ['Einstellung'],
  value: ['Wert'],
};

export const tableNames: ReadLike<typeof english.tableNames> = {
  event: ['Turnier'],
  players: ['Spieler', 'Teilnehmer'],
  round: ['Runde'],
  log: ['Protokoll'],
  prizes: ['Preise'],
  teams: ['Mannschaften'],
  lineUp: ['Aufstellung'],
};
