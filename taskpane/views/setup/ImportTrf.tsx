import { Button, Field, Select, Textarea } from '../../parts/fluent';
import { useState } from 'react';
import type { EventSettings } from '../../../src/sheets/settings';
import type { SystemId } from '../../../src/model/types';
import { importTrf, readEventFile } from '../../actions/setup/setup';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { FileButton } from '../../parts/FileButton';
import { useStyles } from '../../parts/styles';
import { systemOptions } from './EditionOptions';

/** A TRF file, chosen or pasted. */
export function ImportTrf({ settings }: { settings: EventSettings }) {
  const desk = useDesk();
  const { say } = useWords();
  const { language } = useDeskState('language');
  const styles = useStyles();
  const [text, setText] = useState('');
  const [system, setSystem] = useState<SystemId | ''>('');
  return (
    <div className={styles.stack}>
      <FileButton
        label={say('pane.trf-choose')}
        accept=".trf,.trfx,.txt,.fid,.tsv,.csv,.xlsx,.xls,.ods,.html,.htm,.tunx,.sjson,.papi"
        onFile={(bytes, name) => void readEventFile(desk, bytes, name).then(setText)}
        testId="trf-file"
      />
      <Field label={say('pane.trf-text')}>
        <Textarea
          className={styles.code}
          rows={8}
          value={text}
          onChange={(_, { value }) => setText(value)}
          data-testid="trf-text"
        />
      </Field>
      <Field label={say('pane.field-system')}>
        <Select
          value={system}
          onChange={(_, { value }) => setSystem(value as SystemId | '')}
          data-testid="trf-system"
        >
          <option value="">{say('pane.system-of-file')}</option>
          {systemOptions({ say, language }, '')}
        </Select>
      </Field>
      <Button
        appearance="primary"
        disabled={text.trim() === ''}
        onClick={() => void importTrf(desk, text, settings, system || null)}
        data-testid="import-trf"
      >
        {say('pane.import-trf')}
      </Button>
    </div>
  );
}
