import { Button } from './fluent';
import { useRef, useState } from 'react';
import { useStyles } from './styles';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (bytes: Uint8Array, name: string) => void;
  readonly testId: string;
}

/** Chooses a file, in the language of the pane: the browser's own control speaks the browser's. */
export function FileButton({ label, accept, onFile, testId }: FileButtonProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setName(file.name);
    onFile(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  return (
    <div className={styles.tight}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file may be chosen again after it was put right.
          event.target.value = '';
        }}
        data-testid={testId}
      />
      <Button onClick={() => input.current?.click()} data-testid={`${testId}-button`}>
        {label}
      </Button>
      {name !== '' && <span className={styles.muted}>{name}</span>}
    </div>
  );
}
