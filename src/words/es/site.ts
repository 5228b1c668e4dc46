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
    'Escríbalas en cualquier celda, con CHESS y un punto antes del nombre. No se envía nada: calculan dentro de Excel.',
  mayBeOmitted: 'se puede omitir',
  repeats: 'se puede dar varias veces',
  more: 'Cómo pueden ser las tablas, ediciones, ejemplos',
  contents: 'Contenido',
};
