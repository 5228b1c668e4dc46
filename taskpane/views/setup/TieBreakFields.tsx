import { Button, Field, Input, Select } from '../../parts/fluent';
import { useState } from 'react';
import {
  listName,
  ownListNamed,
  withOwnList,
  withoutOwnList,
  type OwnList,
} from '../../../src/sheets/ownLists';
import { editionById, findTieBreak, NEWEST_EDITION } from '../../../src/tiebreaks/editions';
import { presetsFor, type EventKind } from '../../../src/tiebreaks/catalogue/listsByKind';
import { nearestCodes } from '../../../src/tiebreaks/catalogue/nearest';
import { useWords } from '../../parts/DeskContext';
import { useStyles } from '../../parts/styles';

export interface TieBreakFieldsProps {
  readonly tieBreaks: readonly string[];
  /** Id of the edition whose codes and lists they are. */
  readonly edition: string;
  /** What the event is: lists with Buchholz are not offered for a round robin. */
  readonly kind?: EventKind;
  /** The arbiter's own lists, which stand beside the printed ones. */
  readonly ownLists?: readonly OwnList[];
  /** Announced before round 1, and not to be changed here. */
  readonly isFixed?: boolean;
  readonly onChange: (codes: readonly string[]) => void;
  /** The own lists with one more or one fewer; absent: they can be used here, not changed. */
  readonly onKeep?: (lists: readonly OwnList[]) => void;
}

/** Printed lists by their id, own ones by their name: an id never begins so. */
const OWN = 'own:';

/** A list recommended for the kind of event, or one's own, by code or by name. */
export function TieBreakFields(props: TieBreakFieldsProps) {
  const { tieBreaks, edition: id, kind = 'swiss', ownLists = [], isFixed = false } = props;
  const { onChange, onKeep } = props;
  const edition = editionById(id) ?? NEWEST_EDITION;
  // The pane has no teams.
  const presets = presetsFor(edition, kind).filter(({ scope }) => scope === 'individual');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const [text, setText] = useState(tieBreaks.join(', '));
  const entries = split(text).map((word) => findTieBreak(edition, word));
  const unknown = split(text).filter((_, index) => !entries[index]);
  const change = (value: string) => {
    setText(value);
    onChange(split(value).map((word) => findTieBreak(edition, word)?.code ?? word));
  };
  const choose = (value: string) => {
    const list = value.startsWith(OWN)
      ? ownListNamed(ownLists, value.slice(OWN.length))
      : presets.find((preset) => preset.id === value);
    if (list) change(list.codes.join(', '));
  };
  const names = entries.flatMap((entry) => (entry ? [sayReason(entry.name)] : []));
  const nearest = [...new Set(unknown.flatMap((word) => nearestCodes(edition, word)))];
  return (
    <div className={styles.stack}>
      <Field label={say('pane.field-preset')}>
        <Select
          value=""
          disabled={isFixed}
          onChange={(_, { value }) => value && choose(value)}
          data-testid="field-preset"
        >
          <option value="">–</option>
          <optgroup label={say('pane.printed-lists')}>
            {presets.map((preset) => (
              <option key={preset.id} value={preset.id}>
                {say(preset.name)}
              </option>
            ))}
          </optgroup>
          {ownLists.length > 0 && (
            <optgroup label={say('pane.own-lists')}>
              {ownLists.map(({ name, codes }) => (
                <option key={name} value={OWN + name}>
                  {`${name} (${codes.join(', ')})`}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      <Field
        label={say('pane.field-tie-breaks')}
        validationState={unknown.length > 0 ? 'error' : 'none'}
        validationMessage={
          unknown.length > 0
            ? say('pane.unknown-tie-break', {
                code: unknown.join(', '),
                nearest: nearest.slice(0, 5).join(', '),
              })
            : undefined
        }
        hint={names.join(' · ')}
      >
        <Input
          value={text}
          disabled={isFixed}
          title={isFixed ? say('lock.fixed') : undefined}
          onChange={(_, { value }) => change(value)}
          data-testid="field-tie-breaks"
        />
      </Field>
      {onKeep && (
        <OwnLists
          lists={ownLists}
          codes={unknown.length > 0 ? [] : entries.map((entry) => entry!.code)}
          onKeep={onKeep}
        />
      )}
    </div>
  );
}

interface OwnListsProps {
  readonly lists: readonly OwnList[];
  /** What would be kept; empty: nothing to keep. */
  readonly codes: readonly string[];
  readonly onKeep: (lists: readonly OwnList[]) => void;
}

/** Keeps the list that stands there under a name, or forgets the one of that name. */
function OwnLists({ lists, codes, onKeep }: OwnListsProps) {
  const { say } = useWords();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const name = listName(typed);
  const known = ownListNamed(lists, name);
  const isKept = known?.codes.join() === codes.join();
  const keep = () => onKeep(withOwnList(lists, { name, codes }));
  return (
    <div className={styles.row}>
      <Field label={say('pane.own-list-name')} className={styles.half}>
        <Input
          value={typed}
          list="own-lists"
          onChange={(_, { value }) => setTyped(value)}
          data-testid="own-list-name"
        />
        <datalist id="own-lists">
          {lists.map((list) => (
            <option key={list.name} value={list.name} />
          ))}
        </datalist>
      </Field>
      <Button
        disabled={name === '' || codes.length === 0 || isKept}
        onClick={keep}
        data-testid="keep-list"
      >
        {say('pane.keep-list')}
      </Button>
      {known && (
        <Button onClick={() => onKeep(withoutOwnList(lists, name))} data-testid="forget-list">
          {say('pane.forget-list', { name: known.name })}
        </Button>
      )}
    </div>
  );
}

const split = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
