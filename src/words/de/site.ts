import type { WordsLike } from '../like';
import type { site as english } from '../en/site';

export const site: WordsLike<typeof english> = {
  home: 'Pairsheet holen',
  guide: 'Anleitung',
  functions: 'Funktionen',
  support: 'Hilfe',
  administrators: 'Administratoren',
  privacy: 'Datenschutz',
  workbench: 'Werkbank',
  functionsTitle: 'Die Funktionen von Pairsheet',
  functionsIntro:
    'Geben Sie sie in eine beliebige Zelle ein, mit CHESS und einem Punkt vor dem Namen. Nichts wird irgendwohin geschickt: sie rechnen in Excel.',
  mayBeOmitted: 'darf fehlen',
  repeats: 'darf mehrmals angegeben werden',
  more: 'Wie Tabellen aussehen dürfen, Fassungen, Beispiele',
  contents: 'Inhalt',
};
