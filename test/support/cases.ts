import { blankEvent, blankPlayer, NO_INFO } from '../../src/model/blank';
import fs from 'fs';
import path from 'path';
import { check } from '../../src/model/check';
import { roundToPair } from '../../src/model/tournament';
import type {
  Colour,
  Entry,
  Outcome,
  Pair,
  Player,
  RoundToPair,
  Title,
  Tournament,
} from '../../src/model/types';
import { parseTrf } from '../../src/formats/trf/parseTrf';

/** Fixtures: tournaments whose pairings were computed elsewhere (test/fixtures/corpora/README.md). */
const CORPORA = path.join(__dirname, '../fixtures/corpora');

export function corpusFiles(folder: string, extension: string): string[] {
  return fs
    .readdirSync(path.join(CORPORA, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(CORPORA, folder, name));
}

export function readTrf(file: string): Tournament {
  const checked = check(parseTrf(fs.readFileSync(file, 'utf8')));
  if (!checked.ok) throw new Error(`${file}: ${JSON.stringify(checked.problems.slice(0, 5))}`);
  return checked.value;
}

/** A round to pair with the pairing expected of it (JSON corpora). */
export interface Case {
  readonly name: string;
  readonly task: RoundToPair;
  readonly expected: { readonly pairs: readonly Pair[]; readonly bye: number | null };
}

interface JsonCase {
  totalRounds: number;
  initialColour: Colour;
  players: { no: number; name: string; rating: number; title: string }[];
  rounds: ({ white: number; black: number; result: string } | { player: number; bye: string })[][];
  absent: number[];
  expected: { pairs: [number, number][]; bye: number | null };
}

const RESULTS: Readonly<Record<string, readonly [Outcome, Outcome]>> = {
  '1-0': ['win', 'loss'],
  '0-1': ['loss', 'win'],
  '1/2': ['draw', 'draw'],
  '+/-': ['forfeitWin', 'forfeitLoss'],
  '-/+': ['forfeitLoss', 'forfeitWin'],
  '-/-': ['forfeitLoss', 'forfeitLoss'],
  adj: ['adjourned', 'adjourned'],
};
const BYES: Readonly<Record<string, Outcome>> = {
  U: 'pairingBye',
  F: 'fullBye',
  H: 'halfBye',
  Z: 'zeroBye',
};

export function readCase(file: string): Case {
  const json = JSON.parse(fs.readFileSync(file, 'utf8')) as JsonCase;
  const entries = new Map<number, Entry[]>(
    json.players.map(({ no }) => [
      no,
      json.rounds.map(() => ({ outcome: 'absent', opponent: null, colour: null })),
    ]),
  );
  json.rounds.forEach((games, index) => {
    for (const game of games) {
      if ('player' in game) {
        entries.get(game.player)![index] = {
          outcome: BYES[game.bye],
          opponent: null,
          colour: null,
        };
        continue;
      }
      const [white, black] = RESULTS[game.result];
      entries.get(game.white)![index] = { outcome: white, opponent: game.black, colour: 'white' };
      entries.get(game.black)![index] = { outcome: black, opponent: game.white, colour: 'black' };
    }
  });
  const players = json.players
    .map(({ no, name, rating, title }): Player => ({
      ...blankPlayer(no, rating),
      name,
      title: title as Title | '',
      entries: entries.get(no)!,
    }))
    .sort((a, b) => a.no - b.no);
  const tournament: Tournament = {
    ...blankEvent(players, json.totalRounds),
    info: { ...NO_INFO, name: path.basename(file) },
    pairedRounds: json.rounds.length,
    initialColour: json.initialColour,
  };
  const present = players.map(({ no }) => no).filter((no) => !json.absent.includes(no));
  return {
    name: path.basename(file, '.json'),
    task: roundToPair(tournament, json.rounds.length + 1, present),
    expected: {
      pairs: json.expected.pairs.map(([white, black]) => ({ white, black })),
      bye: json.expected.bye,
    },
  };
}
