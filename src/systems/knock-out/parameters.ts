/** The rules of one knock-out; the README says what each parameter does. Its name is what the settings of an event write. */
export interface KnockOutRules {
  /** By the numbers, strongest apart; in the order of the list; by lot once; by lot before every stage. */
  readonly draw: 'seeds' | 'list' | 'lot' | 'each-stage';
  /** Who plays nobody in the first stage: the first of the list, or whom the lot names. */
  readonly byes: 'seeds' | 'lot';
  /** How many games two players have against each other. */
  readonly games: 1 | 2;
  /** Whether those who lose one game before the final play for the third place. */
  readonly third: 'yes' | 'no';
  /** What the lots are drawn from, so that anybody can draw them again; '': not announced. */
  readonly lots: string;
}

export const USUAL: KnockOutRules = {
  draw: 'seeds',
  byes: 'seeds',
  games: 1,
  third: 'no',
  lots: '',
};

const CHOICES = {
  draw: ['seeds', 'list', 'lot', 'each-stage'],
  byes: ['seeds', 'lot'],
  games: ['1', '2'],
  third: ['yes', 'no'],
} as const;

export const PARAMETER_NAMES = [...Object.keys(CHOICES), 'lots'] as readonly string[];

export interface ReadRules {
  readonly rules: KnockOutRules;
  /** Pieces that are not understood. */
  readonly unread: readonly string[];
}

export const piecesOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** `draw lot; lots 4711; games 2`: what is not said is as usual. A parameter that comes twice is not understood. */
export function readRules(text = ''): ReadRules {
  const own = new Map<string, string | number>();
  const unread: string[] = [];
  for (const piece of piecesOf(text)) {
    const [, named = '', said = ''] = /^([A-Za-z-]+)\s*[:=\s]\s*(.+)$/.exec(piece) ?? [];
    const name = named.toLowerCase();
    const value = name === 'lots' ? said : said.toLowerCase();
    const isKnown =
      name === 'lots' ||
      (Object.hasOwn(CHOICES, name) &&
        (CHOICES[name as keyof typeof CHOICES] as readonly string[]).includes(value));
    if (!isKnown || own.has(name)) unread.push(piece);
    else own.set(name, name === 'games' ? Number(value) : value);
  }
  return { rules: { ...USUAL, ...Object.fromEntries(own) }, unread };
}

/** Every parameter with its value, as a setting would say it. */
export const cupRulesText = (rules: KnockOutRules): string =>
  PARAMETER_NAMES.map((name) => [name, String(rules[name as keyof KnockOutRules])])
    .filter(([, value]) => value !== '')
    .map((piece) => piece.join(' '))
    .join('; ');

/** Whether something is drawn by lot. */
export const usesLots = ({ draw, byes }: KnockOutRules): boolean =>
  draw === 'lot' || draw === 'each-stage' || byes === 'lot';
