import { plainWord } from '../tidy';

/** Columns of a crosstable that we look at; all others are left alone. */
export type CrosstableColumn =
  'no' | 'rank' | 'name' | 'rating' | 'title' | 'federation' | 'points';

/** Headers in en, fr, pt as results sites and pairing programs print them; by `headerWord`. */
const WORDS: Readonly<Record<CrosstableColumn, readonly string[]>> = {
  no: [
    'no',
    'nr',
    'n',
    '#',
    'num',
    'numero',
    'number',
    'sno',
    'startno',
    'snr',
    'startingno',
    'id',
    'pairingno',
    'startingrank',
    'ranginitial',
    'noinicial',
    'nini',
    'numerodappariement',
    'equipe no',
  ],
  rank: [
    'rk',
    'rank',
    'pl',
    'place',
    'rg',
    'rang',
    'clt',
    'class',
    'pos',
    'position',
    'lugar',
    'cl',
  ],
  name: [
    'name',
    'player',
    'players',
    'nom',
    'joueur',
    'joueurs',
    'nome',
    'jogador',
    'jogadores',
    'nomprenom',
    'nometprenom',
    'participant',
    'participante',
    'team',
    'teams',
    'equipe',
    'equipes',
    'equipa',
    'equipas',
    'joueur\\ronde',
    'nomedojogador',
  ],
  rating: [
    'rtg',
    'rating',
    'elo',
    'rtgi',
    'rtgn',
    'rat',
    'elofide',
    'fide',
    'eloi',
    'ratingfide',
    'cote',
  ],
  title: ['title', 'titre', 'titulo', 'tit', 'ttr', 't'],
  federation: ['fed', 'federation', 'federacao', 'fede', 'pays', 'pais', 'country'],
  points: ['pts', 'points', 'pontos', 'score', 'total', 'pt', 'p'],
};

const headerWord = (text: string): string => plainWord(text).replace(/[\s'’º°_:-]/g, '');

const ROUND =
  /^(?:r|rd|rde|rnd|round|ronde|ronda|runde)?([1-9]\d?)(?:rd|r|rde|round|ronde|ronda|runde|ere|re|e|a|st|nd|th)?$/;

/** The round that a header names: `1`, `R1`, `Rd 1`, `1.Rd`, `Ronde 1`, `Ronda 1`. */
export function roundOfHeader(text: string): number | null {
  const match = ROUND.exec(headerWord(text));
  return match ? Number(match[1]) : null;
}

export function columnOfHeader(text: string): CrosstableColumn | null {
  const word = headerWord(text);
  if (word === '') return null;
  for (const [column, words] of Object.entries(WORDS))
    if (words.includes(word)) return column as CrosstableColumn;
  return null;
}
