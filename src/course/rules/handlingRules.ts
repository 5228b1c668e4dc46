import { correctRating, effectOf, enterLate, HANDLING_2026 } from '../../handling';
import { NOBODY } from '../../model/blank';
import { isPlayed } from '../../model/outcomes';
import { opponentsMet, pairingScore, playersToPair, score } from '../../model/tournament';
import type { Player, PlayerNo, Tournament } from '../../model/types';
import { systemInForce } from '../../systems';
import type { WordKey } from '../../words';
import { fact, numberAsk, type Fact } from './factRule';
import type { Rule } from './rule';
import { plainRule } from './staticRules';

/** C.04.2: what is done with list, numbers and games, in events by the system that most are paired by. */

const ID = 'dutch-2026';
/** The name of the text itself: the system only gives the event. */
export const HANDLING_NAME: WordKey = 'rules.edition.handling';
const ASKED = { edition: HANDLING_NAME };
const named = (no: PlayerNo) => ({ players: [no] });

/** Days, and the year of the edition that is in force on them. */
const DAYS = [
  ['2026-01-31', '2026-02-01'],
  ['2025-12-06', '2026-03-15'],
] as const;

/** 1: the edition of the day on which the event begins. */
export const editionOfDayRule = (edition: WordKey, article: string, says: WordKey): Rule =>
  plainRule(edition, article, says, (variant) => ({
    asks: DAYS[variant].map((day) =>
      numberAsk(
        { key: 'rules.ask.year', args: { day } },
        Number(/\d{4}/.exec(systemInForce(day).id)![0]),
      ),
    ),
    worked: DAYS[variant].map((day) => ({
      key: 'rules.worked.edition-of-day',
      args: { day, edition: { reason: { key: systemInForce(day).name } } },
    })),
  }));

const numberOf = ({ players }: Tournament, name: string): number =>
  players.find((player) => player.name === name)!.no;

/** 2.3: a rating that was wrong, while numbers may still change and afterwards. */
export const correctedRatingRule = (article: string, says: WordKey): Rule =>
  fact(
    ID,
    article,
    says,
    { ...ASKED, players: [6, 8], fromRound: 3 },
    ({ tournament, round }): Fact | null => {
      const last = tournament.players[tournament.players.length - 1];
      const rating = tournament.players[1].rating + 5;
      const changed = correctRating(tournament, last.no, rating, { rules: HANDLING_2026 });
      if (!changed.ok) return null;
      const to = numberOf(changed.tournament, last.name);
      return {
        task: { tournament, round, present: playersToPair(tournament, round) },
        isUnsorted: true,
        says: [{ key: 'rules.task.rating', args: { name: last.name, rating } }],
        asks: [numberAsk({ key: 'rules.ask.number-after', args: { name: last.name } }, to)],
        worked: [
          to === last.no
            ? { key: 'rules.worked.stays' }
            : { key: 'rules.worked.numbers', args: { name: last.name, from: last.no, to } },
        ],
      };
    },
  );

/** 2.4: who comes late. */
export const lateEntryRule = (article: string, says: WordKey): Rule =>
  fact(
    ID,
    article,
    says,
    { ...ASKED, players: [6, 8], fromRound: 3 },
    ({ tournament, round }): Fact | null => {
      const name = 'Linden, Iris';
      const rating = tournament.players[2].rating + 3;
      const entered = enterLate(tournament, { ...NOBODY, name, rating }, { rules: HANDLING_2026 });
      if (!entered.ok) return null;
      const moved = tournament.players[2];
      const newcomer = entered.tournament.players.find(({ no }) => no === entered.no)!;
      return {
        task: { tournament, round, present: playersToPair(tournament, round) },
        isUnsorted: true,
        says: [{ key: 'rules.task.late', args: { name, rating, round } }],
        asks: [
          numberAsk({ key: 'rules.ask.number', args: { name } }, entered.no),
          numberAsk(
            { key: 'rules.ask.number-after', args: { name: moved.name } },
            numberOf(entered.tournament, moved.name),
          ),
          numberAsk(
            { key: 'rules.ask.points-of-name', args: { name } },
            score(entered.tournament, newcomer) / 2,
          ),
        ],
        worked: [
          {
            key: 'rules.worked.numbers',
            args: {
              name: moved.name,
              from: moved.no,
              to: numberOf(entered.tournament, moved.name),
            },
          },
        ],
      };
    },
  );

/** 3.1: an adjourned game, for the pairing. */
export const adjournedRule = (article: string, says: WordKey): Rule =>
  fact(ID, article, says, { ...ASKED, players: [6, 8], fromRound: 3 }, (task): Fact | null => {
    const { tournament } = task;
    const [player] = tournament.players.filter(({ entries }) => entries.at(-1)!.outcome === 'win');
    const opponent = player?.entries.at(-1)!.opponent;
    if (opponent === undefined || opponent === null) return null;
    const adjourned: Tournament = {
      ...tournament,
      players: tournament.players.map((each) =>
        each.no === player.no || each.no === opponent
          ? {
              ...each,
              entries: each.entries.with(-1, { ...each.entries.at(-1)!, outcome: 'adjourned' }),
            }
          : each,
      ),
    };
    const both = [player.no, opponent];
    const points = (no: PlayerNo) =>
      pairingScore(
        adjourned,
        adjourned.players.find((each) => each.no === no)!,
      );
    return {
      task: { ...task, tournament: adjourned },
      isUnsorted: true,
      asks: both.map((no) =>
        numberAsk(
          { key: 'rules.ask.points-for-pairing', args: { player: named(no) } },
          points(no) / 2,
        ),
      ),
      worked: both.map((no) => ({
        key: 'rules.worked.adjourned',
        args: { player: named(no), points: { points: points(no) } },
      })),
    };
  });

/** 3.2 and 3.3: who is to be paired, after somebody withdrew or asked for a round off. */
export const presentRule = (article: string, says: WordKey, why: 'withdrawn' | 'absent'): Rule =>
  fact(
    ID,
    article,
    says,
    { ...ASKED, players: [7, 9], fromRound: 3 },
    ({ tournament, round }): Fact => {
      const away = tournament.players[why === 'withdrawn' ? 3 : 1];
      const changed: Tournament = {
        ...tournament,
        players: tournament.players.map((each): Player =>
          each.no !== away.no
            ? each
            : why === 'withdrawn'
              ? { ...each, withdrawn: true }
              : { ...each, requestedByes: new Map([[round, 'zeroBye']]) },
        ),
      };
      const present = playersToPair(changed, round);
      return {
        task: { tournament: changed, round, present },
        says: [
          {
            key: why === 'withdrawn' ? 'rules.task.withdraws' : 'rules.task.away',
            args: { player: named(away.no), round },
          },
        ],
        asks: [numberAsk({ key: 'rules.ask.count-to-pair' }, present.length)],
        worked: [{ key: 'rules.worked.present', args: { numbers: { numbers: present } } }],
      };
    },
  );

/** 3.5: a pair that did not play. */
export const mayMeetRule = (article: string, says: WordKey): Rule =>
  fact(
    ID,
    article,
    says,
    { ...ASKED, players: [6, 8], fromRound: 3, features: { forfeits: 0.15 } },
    (task): Fact | null => {
      const { tournament } = task;
      for (const { no, entries } of tournament.players) {
        const missed = entries.find(
          ({ opponent, outcome }) => opponent !== null && !isPlayed(outcome),
        )?.opponent;
        const played = entries.find(
          ({ opponent, outcome }) => opponent !== null && isPlayed(outcome),
        )?.opponent;
        const player = tournament.players.find((each) => each.no === no)!;
        if (!missed || !played || opponentsMet(player).has(missed)) continue;
        const ask = (other: PlayerNo, value: number) =>
          numberAsk({ key: 'rules.ask.may-meet', args: { a: named(no), b: named(other) } }, value);
        return {
          task,
          says: [{ key: 'rules.task.yes-no' }],
          asks: [ask(missed, 1), ask(played, 0)],
          worked: [
            {
              key: 'rules.worked.met',
              args: { player: named(no), met: { numbers: [...opponentsMet(player)] } },
            },
          ],
        };
      }
      return null;
    },
  );

/** 3.6: which pair sits where. */
export const tablesRule = (article: string, says: WordKey): Rule =>
  fact(
    ID,
    article,
    says,
    { ...ASKED, players: [7, 9], fromRound: 3 },
    (task, system): Fact | null => {
      const result = system.pair(task);
      if (!result.ok) return null;
      const points = (no: PlayerNo) =>
        score(
          task.tournament,
          task.tournament.players.find((each) => each.no === no)!,
        );
      return {
        task,
        asks: result.pairs
          .slice(0, 3)
          .map(({ white, black }, index) =>
            numberAsk(
              { key: 'rules.ask.table', args: { a: named(white), b: named(black) } },
              index + 1,
            ),
          ),
        worked: result.pairs.map(({ white, black }, index) => ({
          key: 'rules.worked.tables',
          args: {
            table: index + 1,
            pair: { pairs: [[white, black] as const] },
            high: { points: Math.max(points(white), points(black)) },
            sum: { points: points(white) + points(black) },
          },
        })),
      };
    },
  );

/** 4.3: from when on a correction counts: an error of the round before the one that was paired last. */
export const correctionRule = (article: string, says: WordKey): Rule =>
  fact(ID, article, says, { ...ASKED, players: [6, 8], fromRound: 4 }, (task): Fact => {
    const { tournament } = task;
    const last = tournament.pairedRounds;
    const running: Tournament = {
      ...tournament,
      players: tournament.players.map((each) => ({
        ...each,
        entries: each.entries.with(-1, { ...each.entries.at(-1)!, outcome: 'pending' }),
      })),
    };
    const asked = [
      { event: tournament, round: last, key: 'rules.ask.counts-now' },
      { event: running, round: last - 1, key: 'rules.ask.counts-running' },
      { event: tournament, round: last - 2, key: 'rules.ask.counts-late' },
    ] as const;
    return {
      task,
      asks: asked.map(({ event, round, key }) =>
        numberAsk({ key, args: { round, last } }, effectOf(event, round).nextPairing ?? 0),
      ),
      worked: asked.map(({ event, round, key }) => ({
        key: 'rules.worked.counts-from',
        args: {
          ask: { reason: { key, args: { round, last } } },
          from: effectOf(event, round).nextPairing ?? 0,
        },
      })),
    };
  });
