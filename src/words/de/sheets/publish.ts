import type { publish as english } from '../../en/sheets/publish';
import type { WordsLike } from '../../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Inhalt',
  'publish.help.output': 'die zu schreibende Seite, eine einzige eigenständige .html-Datei',
  'publish.help.brackets':
    'auch, wie die letzte Runde gepaart wurde: ein Bild jeder Paarungsgruppe',
  'publish.qr-label': 'QR-Code der Adresse dieser Seite',
  'publish.qr-sheet': 'QR-Code',
  'publish.qr-written': 'Plakat mit QR-Code geschrieben: {address}',
  'publish.title': 'Veröffentlichen',
  'publish.intro':
    'Eine einzige eigenständige Seite: Paarungen, Rangliste, Tabelle, Karten und warum so gepaart wurde. Legen Sie sie auf einen beliebigen Webserver oder verschicken Sie sie.',
  'publish.address': 'Webadresse der Seite (für den QR-Code)',
  'publish.brackets': 'Mit der Zeichnung der letzten Paarung',
  'publish.make': 'Seite erstellen',
  'publish.qr': 'QR-Code als Plakat',
  'publish.size':
    '{size} kB. Speichern Sie sie, oder kopieren Sie sie in eine Datei, die auf .html endet.',
  'publish.help.address': 'Adresse der Seite, als QR-Code darauf gedruckt',
};
