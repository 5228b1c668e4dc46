import { plainWord } from '../formats/tidy';
import type { Phrase } from '../explain/phrasebook';

/**
 * Columns are found by their header, in any of the languages and in any order. The first spelling
 * of each language is the one that we write.
 */
export type ColumnWords = Readonly<Record<string, readonly [Phrase, ...string[]]>>;

export const PLAYER_COLUMNS = {
  no: [
    { en: 'No', fr: 'N°', pt: 'N.º' },
    '#',
    'nr',
    'num',
    'number',
    'numero',
    'n',
    'sno',
    'start no',
    'starting no',
    'pairing number',
    'numero dappariement',
    'id no',
  ],
  title: [{ en: 'Title', fr: 'Titre', pt: 'Título' }, 'tit', 'ttr', 'fide title'],
  name: [
    { en: 'Name', fr: 'Nom', pt: 'Nome' },
    'player',
    'players',
    'joueur',
    'joueurs',
    'jogador',
    'jogadores',
    'nom prenom',
    'nom et prenom',
    'full name',
    'player name',
    'nome completo',
    'nom complet',
    'participant',
    'participante',
  ],
  firstName: [
    { en: 'First name', fr: 'Prénom', pt: 'Nome próprio' },
    'firstname',
    'given name',
    'forename',
    'primeiro nome',
  ],
  rating: [
    { en: 'Rating', fr: 'Elo', pt: 'Rating' },
    'rtg',
    'rtgi',
    'fide rating',
    'elo fide',
    'fide',
    'classement elo',
    'elo int',
    'rat',
    'cote',
    'pontos elo',
    'std',
    'rtg fide',
    'rating fide',
    'elo rapide',
    'elo standard',
  ],
  federation: [
    { en: 'Fed', fr: 'Féd', pt: 'Fed' },
    'federation',
    'federacao',
    'country',
    'pays',
    'pais',
    'nation',
    'nat',
  ],
  fideId: [
    { en: 'FIDE ID', fr: 'Code FIDE', pt: 'ID FIDE' },
    'fideid',
    'fide no',
    'fide code',
    'code',
    'idfide',
    'id',
    'fide number',
    'n fide',
    'no fide',
  ],
  club: [
    { en: 'Club', fr: 'Club', pt: 'Clube' },
    'team',
    'equipe',
    'equipa',
    'club city',
    'ligue',
    'association',
  ],
  sex: [{ en: 'Sex', fr: 'Sexe', pt: 'Sexo' }, 'gender', 'genre', 'genero', 's', 'm/f'],
  born: [
    { en: 'Born', fr: 'Né(e)', pt: 'Nasc.' },
    'birth',
    'birthday',
    'date of birth',
    'year of birth',
    'naissance',
    'date de naissance',
    'ne',
    'nascimento',
    'data de nascimento',
    'ano',
    'year',
    'annee',
    'b-day',
    'bday',
    'b-year',
  ],
  status: [{ en: 'Status', fr: 'Statut', pt: 'Estado' }, 'situation', 'situacao', 'etat'],
  byes: [
    { en: 'Byes', fr: 'Absences', pt: 'Ausências' },
    'bye',
    'requested byes',
    'rounds off',
    'rondes absentes',
    'folgas',
    'byes demandes',
    'byes pedidos',
    'absence',
  ],
  fixedTable: [
    { en: 'Table', fr: 'Table', pt: 'Mesa' },
    'fixed table',
    'table fixe',
    'mesa fixa',
    'board',
    'tabuleiro',
    'echiquier',
  ],
  virtualPoints: [
    { en: 'Virtual points', fr: 'Points fictifs', pt: 'Pontos virtuais' },
    'acceleration',
    'accelere',
    'virtual',
    'acc',
  ],
} satisfies ColumnWords;
export type PlayerColumn = keyof typeof PLAYER_COLUMNS;

export const ROUND_COLUMNS = {
  table: [
    { en: 'Table', fr: 'Table', pt: 'Mesa' },
    'board',
    'bo',
    'tab',
    'echiquier',
    'ech',
    'tabuleiro',
    'tb',
    'bd',
    'mesa',
  ],
  no: [{ en: 'No', fr: 'N°', pt: 'N.º' }, 'nr', 'num', '#', 'numero', 'n'],
  white: [
    { en: 'White', fr: 'Blancs', pt: 'Brancas' },
    'blanc',
    'whites',
    'white player',
    'branco',
  ],
  rating: [{ en: 'Rtg', fr: 'Elo', pt: 'Elo' }, 'rating', 'rtg'],
  points: [{ en: 'Pts', fr: 'Pts', pt: 'Pts' }, 'points', 'pontos', 'score'],
  result: [{ en: 'Result', fr: 'Résultat', pt: 'Resultado' }, 'res', 'result', 'score'],
  black: [
    { en: 'Black', fr: 'Noirs', pt: 'Pretas' },
    'noir',
    'blacks',
    'black player',
    'preto',
    'negras',
  ],
  float: [
    { en: 'Float', fr: 'Flott.', pt: 'Flut.' },
    'floater',
    'flotteur',
    'flutuante',
    'flutuador',
  ],
} satisfies ColumnWords;
export type RoundColumn = keyof typeof ROUND_COLUMNS;

/** Standings that the workbook shows, ours or pasted; tie-breaks are known by their codes and names. */
export const STANDINGS_COLUMNS = {
  rank: [
    { en: 'Rank', fr: 'Rang', pt: 'Lugar' },
    'rk',
    'rg',
    'place',
    'pl',
    'pos',
    'position',
    'posicao',
    'clas',
    'class',
    'cl',
    'classement',
    'classificacao',
  ],
  no: PLAYER_COLUMNS.no,
  name: PLAYER_COLUMNS.name,
  points: [
    { en: 'Pts', fr: 'Pts', pt: 'Pts' },
    'points',
    'pontos',
    'score',
    'pt',
    'total',
    'pontuacao',
  ],
  /** The list of the Dubov system, which ranks by average ratings. */
  average: [{ en: 'CMA', fr: 'CMA', pt: 'CMA' }],
} satisfies ColumnWords;

export const EVENT_COLUMNS = {
  setting: [
    { en: 'Setting', fr: 'Réglage', pt: 'Definição' },
    'parametre',
    'parametro',
    'option',
    'item',
  ],
  value: [{ en: 'Value', fr: 'Valeur', pt: 'Valor' }],
} satisfies ColumnWords;

/** Names of our tables in the workbook, and what else people call them. */
export const TABLE_NAMES = {
  event: ['Event', 'Tournament', 'Tournoi', 'Evenement', 'Prova', 'Torneio'],
  players: ['Players', 'Joueurs', 'Jogadores'],
  round: ['Round', 'Ronde', 'Ronda'],
  log: ['Log', 'Journal', 'Registo'],
} as const;

/** `Round_3`: a table's name has no spaces. */
export const roundTableName = (round: number): string => `${TABLE_NAMES.round[0]}_${round}`;

export function roundOfTable(name: string): number | null {
  const match = /^([a-z]+)[_ ]?(\d{1,3})$/i.exec(name);
  if (!match) return null;
  const isRound = TABLE_NAMES.round.some((word) => word.toLowerCase() === match[1].toLowerCase());
  return isRound && Number(match[2]) > 0 ? Number(match[2]) : null;
}

export function isTable(kind: 'event' | 'players' | 'log', name: string): boolean {
  return TABLE_NAMES[kind].some((word) => word.toLowerCase() === name.toLowerCase());
}

/**
 * Marks the columns of Black in a round: Excel wants every header of a table to be different, and
 * a no-break space keeps the list on the wall as it should be (… Pts | Result | Pts …).
 */
export const BLACK_MARK = '\u00A0';

/** Headers made comparable: no accents, no punctuation, and the number that Excel adds to a double taken off. */
export const plainHeader = (text: string): string =>
  plainWord(text)
    .replace(/[º°'’():]/g, '')
    .replace(/[_/-]/g, ' ')
    .replace(/(?<=\D)\d$/, '')
    .trim();

/** Which of the known columns a header is; the first that knows the word. */
export function columnOf<Words extends ColumnWords>(
  words: Words,
  header: string,
): keyof Words | null {
  const plain = plainHeader(header);
  if (plain === '') return null;
  for (const [column, [phrase, ...others]] of Object.entries(words)) {
    const spellings = [phrase.en, phrase.fr, phrase.pt, ...others];
    if (spellings.some((spelling) => plainHeader(spelling) === plain)) return column;
  }
  return null;
}

/** Where each known column stands; of a double the first. Unknown headers are the arbiter's own. */
export function findColumns<Words extends ColumnWords>(
  words: Words,
  header: readonly string[],
): Map<keyof Words, number> {
  const found = new Map<keyof Words, number>();
  header.forEach((text, index) => {
    const column = columnOf(words, text);
    if (column !== null && !found.has(column)) found.set(column, index);
  });
  return found;
}
