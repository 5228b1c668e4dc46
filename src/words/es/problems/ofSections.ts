import type { ofSections as english } from '../../en/problems/ofSections';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook with several events. */
export const ofSections: ProblemWordsLike<typeof english> = {
  'bad-section-name': {
    says: '«{value}» no puede ser el nombre de una sección',
    cure: 'Use como máximo {limit} caracteres con alguna letra o cifra, y ninguno de [ ] : * ? / \\ (los nombres de hoja no los admiten).',
  },
  'section-exists': {
    says: 'ya hay una sección «{value}», o una cuyas tablas tienen los mismos nombres',
    cure: 'Elija otro nombre.',
  },
  'section-without-name': {
    says: '«{value}» es el torneo del propio libro y no tiene nombre como sección',
    cure: 'Cambie el nombre del torneo en sus ajustes.',
  },
  'section-not-deleted': {
    says: '«{value}» es el torneo del propio libro y no se elimina',
    cure: 'Elimine las otras secciones, o empiece un libro nuevo.',
  },
  'section-has-rounds': {
    says: '«{value}» tiene {rounds} {rounds|ronda|rondas}: desaparecerían sus resultados, listas y registro',
    cure: 'Diga --yes si es lo que quiere; el libro como estaba se guarda al lado.',
  },
  'sections-of-workbooks': {
    says: '«{value}» no es un libro: solo un .xlsx contiene secciones',
    cure: 'Indique el libro.',
  },
  'section-to-choose': {
    says: 'el libro contiene varias secciones: {known}',
    cure: 'Diga cuál con --section NOMBRE.',
  },
  'unknown-section': {
    says: 'no hay sección «{value}»',
    cure: 'Las secciones son: {known}.',
  },
  'no-sections': {
    says: 'se dio --section «{value}», pero el archivo contiene un torneo sin secciones',
    cure: 'Omita --section.',
  },
  'section-has-begun': {
    says: 'la ronda {round} de «{value}» está emparejada: los jugadores solo se mueven entre secciones antes de la ronda 1',
    cure: 'Retire al jugador en una sección e inscríbalo tardíamente en la otra.',
  },
  'player-in-both': {
    says: '«{value}» ya está en la sección «{section}»',
    cure: 'Quite una de las dos filas, o deles nombres que las distingan.',
  },
  'section-changed-since': {
    says: 'este paso afecta también a la sección «{value}», que cambió desde entonces',
    cure: 'Pase a «{value}» y deshaga primero sus pasos posteriores.',
  },
  'section-paired-elsewhere': {
    says: 'la ronda {value} se emparejó fuera del panel después de este paso y no se desharía con él',
    cure: 'Deshaga solo lo posterior a esa ronda y corrija los resultados anteriores en la propia ronda.',
  },
  'rows-stay-in-file': {
    says: 'habría que quitar filas de «{value}»; en un archivo no se puede mover nada, así que no se cambió nada',
    cure: 'Hágalo en Excel con el panel.',
  },
};
