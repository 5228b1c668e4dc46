import type { WordsLike } from '../like';
import type { site as english } from '../en/site';

export const site: WordsLike<typeof english> = {
  home: 'Obtener Pairsheet',
  guide: 'Guía',
  functions: 'Funciones',
  support: 'Ayuda',
  administrators: 'Administradores',
  privacy: 'Privacidad',
  workbench: 'Banco de trabajo',
  functionsTitle: 'Las funciones de Pairsheet',
  functionsIntro:
    'Escríbalas en cualquier celda, con CHESS y un punto delante del nombre. No se envía nada a ningún sitio: calculan en Excel.',
  mayBeOmitted: 'opcional',
  repeats: 'puede darse varias veces',
  more: 'Forma de las tablas, ediciones, ejemplos',
  contents: 'Contenido',
};
