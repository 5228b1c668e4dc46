import { fill } from '../explain/phrasebook';
import { isoDay } from '../model/day';
import { isPlayed } from '../model/outcomes';
import { sayPoints } from '../model/points';
import { withFideRatings } from '../model/rules/ratingMethod';
import { playerByNo } from '../model/tournament';
import type { Language, Player, Title, Tournament } from '../model/types';
import type { CellValue, Plan, SheetPlan } from '../sheets/plan/plan';
import { listSheet } from '../sheets/write/lists/listSheet';
import { isRoundRobin } from '../tiebreaks/field';
import { normFigures, opponentFigures, type NormFigures } from './norms';

/**
 * What FIDE's forms ask of an event, on sheets of our own: the forms themselves are FIDE's and change.
 * The names of the fields are theirs, which are English; they are known from what other programs fill in
 * (IT3, IT4, FA1, IA1) and from the conditions of B.01 (IT1). What an event does not know stays empty and
 * is named as such.
 */
export interface FormsRequest {
  readonly tournament: Tournament;
  /** By which rules it is paired, as the form names a variant. */
  readonly system: string;
  readonly language: Language;
}

type Line = readonly [field: string, value: CellValue, ...more: CellValue[]];

const WIDTHS = [40, 26, 11, 9, 9, 9, 24];
const WIDTH = WIDTHS.length;

export function fideForms({ tournament, ...others }: FormsRequest): Plan {
  const request = { ...others, tournament: withFideRatings(tournament) };
  const norms = request.tournament.players.flatMap((player) =>
    normFigures(request.tournament, player)
      .filter(({ missing }) => missing.length === 0)
      .slice(0, 1)
      .map((norm) => ({ player, norm })),
  );
  const sheets = [
    reportForm(request),
    titleForm(request, norms),
    ...norms.map(({ player, norm }) => certificate(request, player, norm)),
    arbiterForm(request, 'FA1', 'FIDE Arbiter Norm Report'),
    arbiterForm(request, 'IA1', 'International Arbiter Norm Report'),
  ];
  return { title: { key: 'forms.title' }, sheets, activate: sheets[0].key };
}

function form(
  { tournament, language }: FormsRequest,
  key: string,
  name: string,
  title: string,
  lines: readonly Line[],
): SheetPlan {
  const empty = fill(language, 'forms.fill-in');
  const rows = lines.map(([field, value, ...more]): CellValue[] => {
    const cells: CellValue[] = [field, value ?? null, ...more];
    while (cells.length < WIDTH) cells.push(null);
    if (value === '' && more.length === 0) cells[WIDTH - 1] = empty;
    return cells;
  });
  return listSheet({
    key,
    name,
    title: `${name} – ${title}`,
    subtitle: fill(language, 'forms.own-layout'),
    header: [fill(language, 'forms.field'), '', '', '', '', '', ''],
    rows,
    widths: WIDTHS,
    columns: [
      { bold: true, wrap: true },
      { align: 'left' },
      null,
      null,
      null,
      null,
      { wrap: true },
    ],
    orientation: 'portrait',
    eventName: tournament.info.name,
    language,
  });
}

/** `2026-05-01` → `01/05/2026`: the forms name the day first, whatever the machine's own habit. */
function formDay(text: string): string {
  const day = isoDay(text);
  return day === null ? text : day.split('-').reverse().join('/');
}

/** `De Vet, Ann` → `Ann DE VET`; a name without a comma is left as it is. */
export function formName(name: string): string {
  const [surname, given, ...rest] = name.split(',').map((part) => part.trim());
  return given && rest.length === 0 ? `${given} ${surname.toUpperCase()}` : name;
}

/** Titles of candidates are no titles here. */
const TITLES: readonly Title[] = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];

function eventLines({ tournament, system }: FormsRequest): Line[] {
  const { info } = tournament;
  const robin = isRoundRobin(tournament);
  return [
    ['Name of event', info.name],
    ['City', info.place],
    ['Federation', info.federation],
    ['Starting date', formDay(info.start)],
    ['Ending date', formDay(info.end)],
    ['Number of rounds', tournament.totalRounds],
    ['Rate of play', info.timeControl || (info.timeCode ?? '')],
    ['System', robin ? 'Round Robin' : 'Swiss'],
    ...(robin ? [] : [['Swiss variant', system] as const]),
  ];
}

/** How many there are, of how many federations, and of the federation where the event is. */
function counts(
  { players, info }: Tournament,
  label: string,
  isCounted: (p: Player) => boolean,
): Line {
  const counted = players.filter(isCounted);
  const known = counted.map(({ federation }) => federation).filter(Boolean);
  const isComplete = known.length === counted.length;
  const host = known.filter((federation) => federation === info.federation).length;
  return [
    label,
    counted.length,
    isComplete ? new Set(known).size : '',
    isComplete && info.federation !== '' ? host : '',
  ];
}

function reportForm(request: FormsRequest): SheetPlan {
  const { tournament } = request;
  const { info } = tournament;
  return form(request, 'form-it3', 'IT3', 'Tournament Report Form', [
    ['ID of Tournament', ''],
    ...eventLines(request),
    ['Organizer', ''],
    ['Organizer FIDE ID', ''],
    ['Organizer e-mail', ''],
    ['Players', 'Total', 'Federations', 'Host'],
    counts(tournament, 'Rated', ({ rating }) => rating > 0),
    ...(['GM', 'IM', 'FM'] as const).map((title) =>
      counts(tournament, title, (player) => player.title === title),
    ),
    counts(tournament, 'Unrated', ({ rating }) => rating <= 0),
    ...(['WGM', 'WIM', 'WFM'] as const).map((title) =>
      counts(tournament, title, (player) => player.title === title),
    ),
    ['Chief arbiter', formName(info.arbiter)],
    ['Chief arbiter FIDE ID', ''],
    ['Chief arbiter e-mail', ''],
    ...info.deputies.flatMap((name, index): Line[] => [
      [`Deputy arbiter ${index + 1}`, formName(name)],
      [`Deputy arbiter ${index + 1} FIDE ID`, ''],
    ]),
    ['Pairings', info.pairedBy ?? ''],
    ['Person responsible for pairings', ''],
    ...[1, 2, 3, 4].map((n): Line => [`Remark ${n}`, '']),
  ]);
}

type Norm = { readonly player: Player; readonly norm: NormFigures };

/** One line a candidate; who claims what, and by which right, is the arbiter's to say. */
function titleForm(request: FormsRequest, norms: readonly Norm[]): SheetPlan {
  return form(request, 'form-it4', 'IT4', 'Title / Norm Report', [
    ['Code of event', ''],
    ...eventLines(request),
    ['Type of event', ''],
    ['Player', 'FIDE ID', 'Federation', 'Rating', 'Score', 'Games', 'Norm'],
    ...norms.map(({ player, norm }): Line => {
      const { points, games } = opponentFigures(request.tournament, player);
      const { fideId, federation, rating } = player;
      const score = sayPoints(2 * points);
      return [formName(player.name), fideId, federation, rating || '', score, games, norm.title];
    }),
    ['Medal %', ''],
    ['Group', ''],
    ['Federations participating', ''],
    ['Remarks', ''],
  ]);
}

/** The certificate of a title result: figures of B.01 and the games that they come from. */
function certificate(request: FormsRequest, player: Player, norm: NormFigures): SheetPlan {
  const { tournament } = request;
  const figures = opponentFigures(tournament, player);
  const byNo = playerByNo(tournament);
  const games = player.entries.flatMap(({ outcome, opponent }, index): Line[] => {
    const other = opponent === null ? undefined : byNo.get(opponent);
    const points = SCORES[outcome];
    if (!other || !isPlayed(outcome) || points === undefined) return [];
    const { name, federation, title, rating, fideId } = other;
    return [
      [`Round ${index + 1}`, formName(name), federation, title, rating || '', points, fideId],
    ];
  });
  const { no, name, fideId, federation, born, sex } = player;
  return form(request, `form-it1-${no}`, `IT1 ${no} ${norm.title}`, 'Certificate of Title Result', [
    ['Title result', norm.title],
    ['Name', formName(name)],
    ['FIDE ID', fideId],
    ['Date of birth', formDay(born)],
    ['Sex', sex === '' ? '' : sex === 'w' ? 'F' : 'M'],
    ['Federation', federation],
    ['Title', player.title || 'none'],
    ['Rating', player.rating || 'unrated'],
    ...eventLines(request),
    ['Number of games', figures.games],
    ['Score', sayPoints(2 * figures.points)],
    ['Average rating of opponents (Ra, 1.4.6–1.4.7)', norm.average],
    ['Performance rating (Rp, 1.4.9)', norm.performance],
    ['Opponents with titles (1.4.5a)', figures.titled],
    ['Federations of opponents other than one’s own (1.4.3)', figures.federations],
    ['Opponents', 'Name', 'Federation', 'Title', 'Rating', 'Result', 'FIDE ID'],
    ...games,
    ['Chief arbiter', formName(tournament.info.arbiter)],
    ['Signature of chief arbiter', ''],
    ['Signature of federation official', ''],
  ]);
}

const SCORES: Readonly<Partial<Record<string, string>>> = { win: '1', draw: '½', loss: '0' };

function arbiterForm(request: FormsRequest, name: string, title: string): SheetPlan {
  const { tournament } = request;
  const { players, info } = tournament;
  const federations = players.map(({ federation }) => federation);
  const titled = players.filter(({ title: held }) => held !== '' && TITLES.includes(held));
  return form(request, `form-${name.toLowerCase()}`, name, title, [
    ['Last name of arbiter', ''],
    ['First name of arbiter', ''],
    ['FIDE ID of arbiter', ''],
    ['Federation of arbiter', ''],
    ['Role in the event', ''],
    ['Code of event', ''],
    ...eventLines(request),
    ['Number of players', players.length],
    ['Number of rated players', players.filter(({ rating }) => rating > 0).length],
    ['Number of titled players (CM and WCM are not counted)', titled.length],
    ['Number of federations', federations.includes('') ? '' : new Set(federations).size],
    ['Chief arbiter', formName(info.arbiter)],
    ['Date and signatures', ''],
  ]);
}
