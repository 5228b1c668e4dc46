import type { validations as english } from '../../en/sheets/validation';
import type { WordsLike } from '../../like';

export const validations: WordsLike<typeof english> = {
  'validation.result-title': 'Ergebnis',
  'validation.result':
    'Geben Sie 1-0, ½-½ oder 0-1 ein; 1-0F, 0-1F oder 0-0F für kampflos; adj für eine Hängepartie; 0-0, ½-0 oder 0-½ für eine Strafe. 1, 0, =, 1/2, 0,5, +- und remis gehen auch. Rot: kein Ergebnis.',
  'validation.team-result':
    'Am Brett eines Wettkampfs, von links gesehen: 1-0, wenn der linke Spieler gewonnen hat. ½-½, 0-1; 1-0F, 0-1F oder 0-0F für kampflos; adj für eine Hängepartie.',
  'validation.team-status': 'Leer, oder Zurückgetreten für eine Mannschaft, die nicht mehr spielt.',
  'validation.status-title': 'Status',
  'validation.status': 'Leer, oder Zurückgetreten für einen Spieler, der nicht mehr spielt.',
};
