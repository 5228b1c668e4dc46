import { openTrf } from '../../../src/event/open/openTrf';
import { makeTrf, TRF_FORMATS } from '../../../src/formats/trf/write/makeTrf';
import { writeTrf } from '../../../src/formats/trf/write/writeTrf';
import type { Random } from '../../../src/generate/random';
import { playedEvent, SWISS_SYSTEMS } from '../events';
import { nextRoundIsFair } from '../fairRound';
import { withoutPieces, type FuzzKind } from '../kind';
import { changeList, NASTY_WORDS, pick, repeatedly, typo } from '../nasty';
import { problemsSaidWell } from '../saidWell';

/** A tournament report with some of its lines spoilt. */
export const trf: FuzzKind<string> = {
  name: 'trf',

  make(random) {
    const { tournament } = playedEvent(random);
    const text = makeTrf(tournament, { format: pick(random, TRF_FORMATS) });
    const lines = repeatedly(random, 12, text.split('\n'), (all) =>
      changeList(random, all, (line) => spoilLine(random, line)),
    );
    return lines.join(pick(random, ['\n', '\n', '\r\n', '\r']));
  },

  judge(text) {
    const opened = openTrf(text);
    if (!opened.ok) return problemsSaidWell(opened.problems, text);
    if (opened.warnings.length > 0) {
      const unsaid = problemsSaidWell(opened.warnings, text);
      if (unsaid) return unsaid;
    }
    const { tournament } = opened.value;
    const written = writeTrf(tournament);
    if (!written.ok) return problemsSaidWell(written.problems, text);
    const again = openTrf(written.value);
    if (!again.ok) return `what we wrote is refused: ${again.problems[0].code}`;
    const twice = writeTrf(again.value.tournament);
    if (!twice.ok || twice.value !== written.value)
      return `written twice it differs: ${firstDifference(written.value, twice.ok ? twice.value : '')}`;
    const system = SWISS_SYSTEMS[text.length % SWISS_SYSTEMS.length];
    return nextRoundIsFair(tournament, system);
  },

  *shrink(text) {
    for (const lines of withoutPieces(text.split(/\r\n?|\n/))) yield lines.join('\n');
  },
  show: (text) => text,
};

/** Columns matter in these files: words are changed in place as well as moved. */
function spoilLine(random: Random, line: string): string {
  const at = random.integer(0, Math.max(0, line.length - 1));
  switch (random.integer(0, 6)) {
    case 0:
      return typo(random, line);
    case 1:
      return line.slice(0, at) + ' ' + line.slice(at);
    case 2: {
      const word = pick(random, NASTY_WORDS).replace(/[\r\n]/g, ' ');
      return line.slice(0, at) + word + line.slice(at + word.length);
    }
    case 3:
      return line.replace(/\d+/g, (digits) =>
        random.happens(0.1) ? String(random.integer(0, 9999)).slice(0, digits.length) : digits,
      );
    case 4:
      return line.slice(0, at);
    case 5: {
      const code = pick(random, ['XXR', 'XXC', 'XXZ', '132', '142', '152', '162', '172', '192']);
      return `${pick(random, [code, '202', '212', '222', '240', '250', '260', '299', '310', '320', '330', '352', '362', 'NRS', '###'])} ${pick(random, NASTY_WORDS)} ${line.slice(4)}`;
    }
    default:
      return line.replace(
        /[wb-] ([10=+\-HFUZWDL])/,
        (_, code: string) =>
          `${pick(random, ['w', 'b', '-'])} ${random.happens(0.5) ? code : pick(random, [...'10=+-HFUZWDLX?'])}`,
      );
  }
}

function firstDifference(a: string, b: string): string {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `«${left[at]}» and «${right[at] ?? ''}»`;
}
