import { fill } from '../explain/phrasebook';
import { isFinished } from '../model/tournament';
import { say } from '../sheets/plan/say';
import { bracketsHtml } from './brackets';
import { join, section, text, type Html } from './html';
import {
  listByName,
  byTable,
  cards,
  crosstable,
  playedRounds,
  ranking,
  type Published,
} from './lists';
import { qrFigure } from './qr';
import { STYLE } from './style';

export type { Published } from './lists';

interface Part {
  readonly id: string;
  /** In the list of links at the top. */
  readonly link: string;
  readonly heading: string;
  readonly content: Html;
}

/**
 * An event as one page that needs nothing else: no script, no picture, no other file. The policy in
 * its head makes a browser refuse whatever a name might still smuggle in.
 */
export function publishPage(published: Published): string {
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
<meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${text(title)}</h1>
${about.length > 0 ? `<p>${text(about.join(' · '))}</p>` : ''}${address ? qrFigure(address, fill(language, 'publish.qr-label')) : ''}</header>
<nav aria-label="${text(fill(language, 'publish.contents'))}"><ul>${links.join('')}</ul></nav>
<main>
${join(parts.map(({ id, heading, content }) => section(id, heading, content)))}</main>
${footer(published)}</body>
</html>
`;
}

/** Whoever has the workbook finds the line of its log by it (`verify --digest`). */
const footer = ({ digest, language }: Published): string =>
  digest ? `<footer><p>${text(fill(language, 'verify.digest', { digest }))}</p></footer>\n` : '';

function partsOf(published: Published): Part[] {
  const { tournament, standings, language } = published;
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
    return [order, crossed, ...roundsOf(published, round), ...pairingOf(published), own];
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
    own,
  ];
}

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
