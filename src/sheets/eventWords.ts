import { plainHeader, type ColumnWords } from './headers';
import type { Phrase } from '../explain/phrasebook';

/** The rows of the table Event, in the order in which we write them. */
export const EVENT_ROWS = {
  name: [
    { en: 'Name', fr: 'Nom', pt: 'Nome' },
    'event',
    'tournament',
    'tournoi',
    'prova',
    'torneio',
  ],
  place: [{ en: 'Place', fr: 'Lieu', pt: 'Local' }, 'city', 'ville', 'cidade'],
  federation: [{ en: 'Federation', fr: 'Fédération', pt: 'Federação' }],
  start: [
    { en: 'Start', fr: 'Début', pt: 'Início' },
    'from',
    'start date',
    'date de debut',
    'data de inicio',
  ],
  end: [{ en: 'End', fr: 'Fin', pt: 'Fim' }, 'to', 'end date', 'date de fin', 'data de fim'],
  arbiter: [
    { en: 'Chief arbiter', fr: 'Arbitre principal', pt: 'Árbitro principal' },
    'arbiter',
    'arbitre',
    'arbitro',
  ],
  deputies: [
    { en: 'Deputy arbiters', fr: 'Arbitres adjoints', pt: 'Árbitros adjuntos' },
    'deputies',
  ],
  timeControl: [{ en: 'Time control', fr: 'Cadence', pt: 'Ritmo de jogo' }],
  rounds: [
    { en: 'Rounds', fr: 'Rondes', pt: 'Rondas' },
    'number of rounds',
    'nombre de rondes',
    'numero de rondas',
  ],
  roundDates: [{ en: 'Round dates', fr: 'Dates des rondes', pt: 'Datas das rondas' }],
  system: [
    { en: 'Pairing system', fr: 'Système d’appariement', pt: 'Sistema de emparceiramento' },
    'system',
    'systeme',
    'sistema',
    'pairing',
    'appariement',
    'emparceiramento',
  ],
  initialColour: [
    { en: 'Initial colour', fr: 'Couleur initiale', pt: 'Cor inicial' },
    'initial color',
    'first colour',
    'colour drawn',
    'couleur tiree au sort',
    'cor sorteada',
  ],
  seed: [{ en: 'Drawing of lots', fr: 'Tirage au sort', pt: 'Sorteio' }, 'seed', 'lots'],
  tieBreaks: [{ en: 'Tie-breaks', fr: 'Départages', pt: 'Desempates' }, 'tiebreaks', 'tie breaks'],
  tieBreakEdition: [
    { en: 'Tie-break edition', fr: 'Édition des départages', pt: 'Edição dos desempates' },
    'edition',
  ],
  winPoints: [{ en: 'Points for a win', fr: 'Points du gain', pt: 'Pontos por vitória' }],
  drawPoints: [{ en: 'Points for a draw', fr: 'Points de la nulle', pt: 'Pontos por empate' }],
  lossPoints: [{ en: 'Points for a loss', fr: 'Points de la défaite', pt: 'Pontos por derrota' }],
  byePoints: [
    { en: 'Points for the bye', fr: 'Points de l’exempt', pt: 'Pontos do isento' },
    'bye points',
    'points for a pairing allocated bye',
    'bye',
    'exempt',
    'isento',
  ],
  zeroPoints: [
    { en: 'Points for an absence', fr: 'Points d’une absence', pt: 'Pontos por ausência' },
  ],
  forfeitLossPoints: [
    {
      en: 'Points for a forfeit loss',
      fr: 'Points d’un forfait',
      pt: 'Pontos por falta de comparência',
    },
  ],
  firstTable: [
    { en: 'First table', fr: 'Première table', pt: 'Primeira mesa' },
    'first table number',
    'first board',
    'numero de la premiere table',
  ],
  forbidden: [
    { en: 'Kept apart', fr: 'Ne se rencontrent pas', pt: 'Não se defrontam' },
    'forbidden pairs',
    'forbidden',
  ],
  language: [{ en: 'Language', fr: 'Langue', pt: 'Língua' }, 'idioma'],
} satisfies ColumnWords;
export type EventRow = keyof typeof EVENT_ROWS;

export const COLOUR_WORDS: Readonly<Record<'white' | 'black', readonly [Phrase, ...string[]]>> = {
  white: [{ en: 'White', fr: 'Blancs', pt: 'Brancas' }, 'w', 'b', 'blanc', 'branco', 'white1'],
  black: [
    { en: 'Black', fr: 'Noirs', pt: 'Pretas' },
    'n',
    'p',
    'noir',
    'preto',
    'negras',
    'black1',
  ],
};

export const STATUS_WORDS: Readonly<
  Record<'active' | 'withdrawn', readonly [Phrase, ...string[]]>
> = {
  active: [
    { en: 'Active', fr: 'Présent', pt: 'Presente' },
    'ok',
    'actif',
    'ativo',
    'present',
    'presente',
    'in',
    'yes',
    'oui',
    'sim',
    'a',
  ],
  withdrawn: [
    { en: 'Withdrawn', fr: 'Retiré', pt: 'Desistiu' },
    'out',
    'w/d',
    'wd',
    'withdrew',
    'retire',
    'retiree',
    'abandon',
    'abandonne',
    'forfait general',
    'desistente',
    'desistencia',
    'eliminado',
    'quit',
    'no',
    'non',
    'nao',
    'retired',
  ],
};

/** Which of several words a cell says, in any language; null: none of them. */
export function wordOf<Key extends string>(
  words: Readonly<Record<Key, readonly [Phrase, ...string[]]>>,
  text: string,
): Key | null {
  const plain = plainHeader(text);
  for (const key of Object.keys(words) as Key[]) {
    const [phrase, ...others] = words[key];
    const spellings = [key, phrase.en, phrase.fr, phrase.pt, ...others];
    if (spellings.some((spelling) => plainHeader(spelling) === plain)) return key;
  }
  return null;
}
