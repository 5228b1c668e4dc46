/** What surrounds the pages; the pages themselves are the Markdown files of each language. */
import type { Language } from '../src/model/types';

interface SiteWords {
  readonly home: string;
  readonly guide: string;
  readonly functions: string;
  readonly support: string;
  readonly administrators: string;
  readonly privacy: string;
  readonly workbench: string;
  readonly functionsTitle: string;
  readonly functionsIntro: string;
  readonly mayBeOmitted: string;
  readonly repeats: string;
  readonly more: string;
  readonly contents: string;
}

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = {
  en: {
    home: 'Get Pairsheet',
    guide: 'Guide',
    functions: 'Functions',
    support: 'Support',
    administrators: 'Administrators',
    privacy: 'Privacy',
    workbench: 'Workbench',
    functionsTitle: 'The functions of Pairsheet',
    functionsIntro:
      'Type them in any cell, with CHESS and a full stop before the name. Nothing is sent anywhere: they calculate in Excel.',
    mayBeOmitted: 'may be left out',
    repeats: 'may be given several times',
    more: 'What tables may look like, editions, examples',
    contents: 'Contents',
  },
  fr: {
    home: 'Obtenir Pairsheet',
    guide: 'Guide',
    functions: 'Fonctions',
    support: 'Aide',
    administrators: 'Administrateurs',
    privacy: 'Confidentialité',
    workbench: 'Atelier',
    functionsTitle: 'Les fonctions de Pairsheet',
    functionsIntro:
      'Tapez-les dans n’importe quelle cellule, avec CHESS et un point devant le nom. Rien n’est envoyé : elles calculent dans Excel.',
    mayBeOmitted: 'facultatif',
    repeats: 'peut être donné plusieurs fois',
    more: 'Forme des tableaux, éditions, exemples',
    contents: 'Sommaire',
  },
  pt: {
    home: 'Obter o Pairsheet',
    guide: 'Guia',
    functions: 'Funções',
    support: 'Ajuda',
    administrators: 'Administradores',
    privacy: 'Privacidade',
    workbench: 'Oficina',
    functionsTitle: 'As funções do Pairsheet',
    functionsIntro:
      'Escreva-as em qualquer célula, com CHESS e um ponto antes do nome. Nada é enviado: calculam dentro do Excel.',
    mayBeOmitted: 'facultativo',
    repeats: 'pode ser dado várias vezes',
    more: 'Forma das tabelas, edições, exemplos',
    contents: 'Índice',
  },
};
