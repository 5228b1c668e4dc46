import type { Tournament } from '../../../model/types';
import { oneLine } from '../columns';
import { makePoints } from '../numbers';
import { makePointLines } from '../pointCodes';

/** What TRF16 has for teams, and the lines that programs added to it so as to pair on. */
export function teamLines013({ teams = [] }: Tournament): string[] {
  return teams.map(
    ({ name, players }) =>
      `013 ${oneLine(name).slice(0, 32).padEnd(32)}${players.map((no) => ` ${String(no).padStart(4)}`).join('')}`,
  );
}

export function extensionLines(tournament: Tournament): string[] {
  const { totalRounds, roundsDeclared, initialColour, rankOrder, points, forbidden } = tournament;
  const configuration = [
    ...(rankOrder ? ['rank'] : []),
    ...(initialColour ? [`${initialColour}1`] : []),
  ];
  return [
    ...(roundsDeclared === false ? [] : [`XXR ${totalRounds}`]),
    ...(configuration.length > 0 ? [`XXC ${configuration.join(' ')}`] : []),
    ...makePointLines(points),
    ...tournament.players
      .filter(({ virtualPoints }) => virtualPoints.length > 0)
      .map(
        ({ no, virtualPoints }) =>
          `XXA ${String(no).padStart(4)}${virtualPoints.map((p) => ` ${makePoints(p).padStart(4)}`).join('')}`,
      ),
    ...forbidden
      .filter(({ rounds }) => rounds === null)
      .map(({ players }) => `XXP ${players.join(' ')}`),
  ];
}
