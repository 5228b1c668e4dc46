import { fill } from '../../src/explain/phrasebook';
import { LANGUAGES, type Language } from '../../src/model/types';
import { SYSTEMS } from '../../src/systems';
import { EDITIONS } from '../../src/tiebreaks/editions';
import { type Preset } from '../../src/tiebreaks/types';
import type { WordKey } from '../../src/words';
import type { Command } from '../command';

export function generalHelp(commands: readonly Command[], language: Language): string {
  const say = (key: WordKey) => fill(language, key);
  const lines = [
    say('cli.about'),
    '',
    say('cli.usage'),
    ...commands.map(({ usage }) => `  pairsheet ${usage}`),
    '',
    ...systemLines(language),
    '',
    say('cli.more'),
    say('cli.exit'),
  ];
  return lines.join('\n') + '\n';
}

/** A command of several forms has one a line; what is chosen within brackets stays together. */
function usages(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const part of text.split(' | ')) {
    if (depth === 0) found.push(part);
    else found.push(`${found.pop()!} | ${part}`);
    depth += part.split('[').length - part.split(']').length;
  }
  return found;
}

export function commandHelp(command: Command, language: Language): string {
  const say = (key: WordKey) => fill(language, key);
  const rows = [...command.help, [`--lang ${LANGUAGES.join('|')}`, 'cli.help.lang'] as const];
  const width = Math.max(...rows.map(([what]) => what.length));
  const lines = [
    say('cli.usage'),
    ...usages(command.usage).map((usage) => `  pairsheet ${usage}`),
    '',
    ...rows.map(([what, key]) => `  ${what.padEnd(width)}  ${say(key)}`),
    ...('system' in command.options ? ['', ...systemLines(language)] : []),
    ...('preset' in command.options ? ['', ...presetLines(language)] : []),
  ];
  return lines.join('\n') + '\n';
}

function systemLines(language: Language): string[] {
  const width = Math.max(...SYSTEMS.map(({ id }) => id.length), 0);
  return [
    fill(language, 'cli.systems'),
    ...SYSTEMS.map(({ id, name }) => `  ${id.padEnd(width)}  ${fill(language, name)}`),
  ];
}

/** The lists of each edition; editions that share them stand together. */
function presetLines(language: Language): string[] {
  const width = Math.max(...EDITIONS.flatMap(({ presets }) => presets.map(({ id }) => id.length)));
  const groups = new Map<readonly Preset[], string[]>();
  for (const { id, presets } of EDITIONS) groups.set(presets, [...(groups.get(presets) ?? []), id]);
  return [
    fill(language, 'cli.presets'),
    ...[...groups].flatMap(([presets, ids]) => [
      `  ${ids.join(', ')}`,
      ...presets.map(
        ({ id, name, codes }) =>
          `    ${id.padEnd(width)}  ${fill(language, 'pane.labelled', { label: fill(language, name), value: codes.join(', ') })}`,
      ),
    ]),
  ];
}
