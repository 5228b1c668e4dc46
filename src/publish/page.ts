import { fill } from '../explain/phrasebook';
import { isFinished } from '../model/tournament';
import type { Tournament } from '../model/types';
import { say } from '../sheets/plan/say';
import { numberOfTeam } from '../sheets/teams/teamBook';
import { bracketsHtml } from './brackets';
import { join, section, text, type Html } from './html';
import {
  listByName,
  byTable,
  cards,
  crosstable,
  playedRounds,
  prizesWon,
  ranking,
  type Published,
} from './lists';
import { qrFigure } from './qr';
import { STYLE } from './style';
import { teamParts } from './teamLists';
import { WALK_STYLE } from './walkStyle';

export type { Published } from './lists';

/**
 * A page is opened on a telephone in a full hall. Whoever opens it comes for the lists, so where pairs that can be
 * tried would make it larger than this they are left to the pane and the projector.
 */
const MOST_BYTES = 1_000_000;

interface Part {
  readonly id: string;
  /** In the list of links at the top. */
  readonly link: string;
  readonly heading: string;
  readonly content: Html;
}

/**
 * An event as one page that needs nothing else: no picture, no other file, and no script but the one with
 * which pairs are tried. The policy in its head makes a browser refuse whatever a name might still smuggle in.
 */
export function publishPage(published: Published): string {
  const { walk, ...lists } = published;
  const page = wholePage(published);
  const isTooLarge = walk !== undefined && new TextEncoder().encode(page).length >= MOST_BYTES;
  return isTooLarge ? wholePage(lists) : page;
}

function wholePage(published: Published): string {
  const { tournament, language, address } = published;
  const { info } = tournament;
  const title = info.name || say(language, 'sheet.standings');
  const parts = partsOf(published);
  const links = parts.map(({ id, link }) => `<li><a href="#${id}">${text(link)}</a>`);
  const about = [info.place, [info.start, info.end].filter(Boolean).join(' – ')].filter(Boolean);
  return `<!doctype html>
<html lang=${language}>
<head>
<meta charset=utf-8>
<meta name=viewport content="width=device-width, initial-scale=1">
<meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'${published.walk ? `; script-src '${published.walk.script.hash}'` : ''}">
<title>${text(title)}</title>
<style>${STYLE}${published.walk ? WALK_STYLE : ''}</style>
</head>
<body>
<header><h1>${text(title)}</h1>
${about.length > 0 ? `<p>${text(about.join(' · '))}</p>` : ''}${address ? qrFigure(address, fill(language, 'publish.qr-label')) : ''}</header>
<nav aria-label="${text(fill(language, 'publish.contents'))}"><ul>${links.join('')}</ul></nav>
<main>
${join(parts.map(({ id, heading, content }) => section(id, heading, content)))}</main>
${footer(published)}${walkScript(published)}</body>
</html>
`;
}

/** Whoever has the workbook finds the line of its log by it (`verify --digest`). */
const footer = ({ digest, language }: Published): string =>
  digest ? `<footer><p>${text(fill(language, 'verify.digest', { digest }))}</p></footer>\n` : '';

function partsOf(published: Published): Part[] {
  const { tournament, standings, language } = published;
  if (published.teams)
    return [
      ...teamParts(tournament, published.teams, language),
      ...pairingOf({ ...published, tournament: namedTeams(tournament) }),
    ];
  const round = tournament.pairedRounds;
  const isFinal = standings.rounds === tournament.totalRounds && round > 0;
  const order: Part = {
    id: 'standings',
    link: say(language, 'sheet.standings'),
    heading: say(language, isFinal ? 'sheet.standings-final' : 'sheet.standings-after', {
      round: standings.rounds,
    }),
    content: ranking(published),
  };
  // Before the first round there is nothing but who takes part.
  if (round === 0)
    return [
      { ...order, heading: say(language, 'sheet.players'), link: say(language, 'sheet.players') },
    ];
  const crossed: Part = {
    id: 'crosstable',
    link: say(language, 'sheet.crosstable'),
    heading: say(language, 'sheet.crosstable-after', { round }),
    content: crosstable(published),
  };
  const own: Part = {
    id: 'cards',
    link: say(language, 'sheet.cards'),
    heading: say(language, 'sheet.cards-title'),
    content: cards(published),
  };
  // What is over opens with how it ended; else with what is being played.
  if (isFinished(tournament))
    return [
      order,
      ...prizesOf(published),
      crossed,
      ...roundsOf(published, round),
      ...pairingOf(published),
      ...walkOf(published),
      own,
    ];
  return [
    {
      id: 'tables',
      link: say(language, 'sheet.round', { round }),
      heading: say(language, 'sheet.round-title', { round }),
      content: byTable(published),
    },
    {
      id: 'names',
      link: say(language, 'sheet.by-name'),
      heading: say(language, 'sheet.by-name-title', { round }),
      content: listByName(published),
    },
    order,
    crossed,
    ...roundsOf(published, round - 1),
    ...pairingOf(published),
    ...walkOf(published),
    own,
  ];
}

/** Who won what, where there is a table of prizes and something was won. */
function prizesOf(published: Published): Part[] {
  const { prizes, language } = published;
  if (!prizes || prizes.awards.length + prizes.kept.length === 0) return [];
  const title = fill(language, 'pane.view-prizes');
  return [{ id: 'prizes', link: title, heading: title, content: prizesWon(published, prizes) }];
}

/** The brackets name teams, by their numbers. */
const namedTeams = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: (tournament.teams ?? []).map((team, index) => ({
    ...tournament.players[0]!,
    no: numberOfTeam(team, index),
    name: team.name,
  })),
});

/** The rounds that are behind us. */
function roundsOf(published: Published, upTo: number): Part[] {
  const title = fill(published.language, 'pane.write-schedule');
  const content = playedRounds(published, upTo);
  return upTo === 0 ? [] : [{ id: 'rounds', link: title, heading: title, content }];
}

/** How the last round was paired, where the brackets are given. */
function pairingOf({ tournament, language, brackets }: Published): Part[] {
  if (!brackets || brackets.length === 0) return [];
  const names = new Map(tournament.players.map(({ no, name }) => [no, `${no} ${name}`.trim()]));
  return [
    {
      id: 'pairing',
      link: fill(language, 'picture.publish'),
      heading: fill(language, 'picture.title', { round: tournament.pairedRounds }),
      content: bracketsHtml({ brackets, language, player: (no) => names.get(no) ?? String(no) }),
    },
  ];
}

/** Without a script nothing of it is to be seen. */
function walkOf({ walk, language, tournament }: Published): Part[] {
  if (!walk) return [];
  const title = fill(language, 'walk.title', { round: tournament.pairedRounds });
  const open = `<button type=button hidden data-wait="${text(fill(language, 'walk.working'))}">${text(fill(language, 'walk.open'))}</button>`;
  const content =
    `<div id=walk class=walk>${open}<noscript>${text(fill(language, 'walk.noScript'))}</noscript></div>` as Html;
  return [{ id: 'try', link: fill(language, 'walk.open'), heading: title, content }];
}

/** Data is no script to a browser; whatever a name holds, it cannot end the element. */
function walkScript({ walk }: Published): string {
  if (!walk) return '';
  const data = JSON.stringify(walk.data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="walk-data">${data}</script>
<script>${walk.script.text}</script>
`;
}
