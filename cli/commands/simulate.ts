import type { AuditedPair } from '../../src/event/audit/record';
import { parseChange } from '../../src/event/audit/seasonChange';
import type { SimulatedCase, SimulatedEvent } from '../../src/event/audit/simulateEvent';
import type { Call, Command } from '../command';
import { EXIT } from '../exitCodes';
import { say } from '../print/say';
import { goThrough } from '../season/season';
import { OUR_FAULT } from '../season/seasonEvents';
import { simulateFile } from '../season/simulateFile';

/** What another rule would have changed in a season. */
export const simulate: Command = {
  name: 'simulate',
  usage: 'simulate FOLDER --change "NAME=VALUE[; …]" [--ndjson]',
  options: { change: { values: 1 }, ndjson: { values: 0 } },
  help: [
    ['FOLDER', 'audit.help.folder'],
    ['--change CHANGE', 'simulate.help.change'],
    ['--ndjson', 'audit.help.ndjson'],
  ],
  async run(call) {
    const folder = call.onlyFile();
    const text = call.text('change');
    if (text === undefined)
      call.complain('option-missing', '--change', '--change', { command: 'simulate' });
    const asked = text === undefined ? null : parseChange(text);
    if (asked && !asked.ok)
      call.complain('bad-option-value', '--change', asked.value, {
        option: '--change',
        known: asked.known,
      });
    if (call.problems.length > 0) return call.refuse();
    const sums = new Sums(call);
    const gone = await goThrough(call, {
      folder,
      output: null,
      work: simulateFile,
      take: (answer) => (answer as readonly SimulatedEvent[]).forEach((event) => sums.add(event)),
    });
    if (!gone.ok) return gone.exit;
    if (!call.has('ndjson')) call.io.out(sums.text());
    if (sums.hasOurFault) return EXIT.bug;
    if (sums.touched > 0) return EXIT.no;
    return sums.unread > 0 ? EXIT.badInput : EXIT.done;
  },
};

/** Cases that are told. */
const MOST_CASES = 10;

interface Case {
  readonly file: string;
  readonly what: SimulatedCase;
}

/** A season added up, with the first case of each event until there are enough. */
class Sums {
  private readonly counts = {
    events: 0,
    rounds: 0,
    pairs: 0,
    colours: 0,
    byes: 0,
    unpaired: 0,
    places: 0,
  };
  private readonly cases: Case[] = [];
  touched = 0;
  unread = 0;
  hasOurFault = false;

  constructor(private readonly call: Call) {}

  add(event: SimulatedEvent): void {
    const { call, counts } = this;
    const file = event.section === undefined ? event.file : `${event.file} (${event.section})`;
    if (call.has('ndjson')) call.io.out(`${JSON.stringify(event)}\n`);
    else
      for (const { because } of event.notSimulated)
        call.io.err(`${say(call, 'simulate.not-simulated', { file, because })}\n`);
    this.hasOurFault ||= event.notSimulated.some(({ code }) => code === OUR_FAULT);
    if (event.event === null) {
      this.unread++;
      return;
    }
    counts.events++;
    for (const key of ['rounds', 'pairs', 'colours', 'byes', 'unpaired', 'places'] as const)
      counts[key] += event[key];
    if (event.cases.length === 0) return;
    this.touched++;
    if (this.cases.length < MOST_CASES) this.cases.push({ file, what: event.cases[0] });
  }

  text(): string {
    const { call, counts, touched, cases } = this;
    const told = cases.map(({ file, what }) => `  ${this.caseText(file, what)}`);
    return [
      ...(told.length > 0 ? [say(call, 'simulate.cases'), ...told] : []),
      say(call, 'simulate.touched', { count: touched, events: counts.events }),
      say(call, 'simulate.summary', counts),
      '',
    ].join('\n');
  }

  private caseText(file: string, what: SimulatedCase): string {
    const { call } = this;
    if ('round' in what)
      return say(call, 'simulate.case-round', {
        file,
        round: what.round,
        before: this.pairsText(what.without),
        after: this.pairsText(what.with),
      });
    const player = `${what.player} ${what.name}`.trim();
    const args = { file, player, before: what.without, after: what.with };
    return say(call, 'simulate.case-place', args);
  }

  private pairsText(pairs: readonly AuditedPair[]): string {
    const texts = pairs.map((each) =>
      'bye' in each
        ? say(this.call, 'cli.bye', { player: each.bye })
        : `${each.white}-${each.black}`,
    );
    return texts.join(' ') || say(this.call, 'simulate.no-pairing');
  }
}
