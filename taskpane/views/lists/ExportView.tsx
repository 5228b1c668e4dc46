import { Button, Textarea } from '../../parts/fluent';
import { useMemo, useEffect } from 'react';
import { useDesk, useDeskState, useWords } from '../../parts/DeskContext';
import { copyText } from '../../parts/messages/copyText';
import { Message } from '../../parts/messages/Message';
import { useStyles } from '../../parts/styles';
import { canDownload } from '../../environment';

/** A file as text: to save, or to copy where a pane may not save files. */
export function ExportView() {
  const desk = useDesk();
  const { exported } = useDeskState('exported');
  const { say, sayReason } = useWords();
  const styles = useStyles();
  const url = useMemo(
    () =>
      exported && canDownload() && typeof URL.createObjectURL === 'function'
        ? URL.createObjectURL(
            new Blob(['\uFEFF', exported.text].slice(exported.type === 'text/csv' ? 0 : 1), {
              type: exported.type,
            }),
          )
        : null,
    [exported],
  );
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  if (!exported) return null;
  return (
    <div className={styles.stack}>
      {(exported.gaps ?? []).length > 0 && (
        <Message level="warning" testId="export-gaps">
          {say('pane.trf-misses')}
          <ul className={styles.bullets}>
            {exported.gaps!.map((gap) => (
              <li key={gap.key}>{sayReason(gap)}</li>
            ))}
          </ul>
        </Message>
      )}
      <p className={styles.muted}>{exported.name}</p>
      {!canDownload() && (
        <p data-testid="no-download">{say('pane.no-download', { name: exported.name })}</p>
      )}
      {exported.type === 'text/html' ? (
        <p className={styles.text}>
          {say('publish.size', { size: Math.ceil(new Blob([exported.text]).size / 1000) })}
        </p>
      ) : (
        <Textarea
          className={styles.code}
          readOnly
          rows={14}
          value={exported.text}
          aria-label={exported.name}
          data-testid="export-text"
        />
      )}
      <div className={styles.row}>
        {url && (
          <Button
            as="a"
            appearance="primary"
            href={url}
            download={exported.name}
            data-testid="download"
          >
            {say('pane.download')}
          </Button>
        )}
        <Button
          appearance={url ? 'secondary' : 'primary'}
          onClick={() =>
            void copyText(exported.text).then((done) =>
              done
                ? desk.tell('success', { key: 'pane.copied' })
                : desk.tell('warning', { key: 'pane.copy-by-hand' }),
            )
          }
          data-testid="copy"
        >
          {say('pane.copy')}
        </Button>
      </div>
    </div>
  );
}
