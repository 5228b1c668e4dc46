/**
 * Reads the workbook soon after a change; several in a row are read together. While nobody sees the
 * pane it only remembers that there is something to read, and reads when it is shown again.
 */
export interface QuietReader {
  changed(): void;
  setVisible(isVisible: boolean): void;
}

export interface Reading {
  readonly isBusy: () => boolean;
  readonly read: () => void;
}

const SOON = 150;

export function quietReader({ isBusy, read }: Reading): QuietReader {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isVisible = true;
  let isStale = false;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isVisible) return;
      if (isBusy()) return soon();
      isStale = false;
      read();
    }, SOON);
  };
  return {
    changed() {
      isStale = true;
      if (isVisible) soon();
    },
    setVisible(visible) {
      isVisible = visible;
      if (isVisible && isStale) soon();
    },
  };
}

/** Tells when the pane is shown or hidden, by Excel or because its window is. */
export async function watchVisibility(tell: (isVisible: boolean) => void): Promise<void> {
  let isPane = true;
  const now = () => tell(isPane && document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', now);
  await Office.addin.onVisibilityModeChanged(({ visibilityMode }) => {
    isPane = visibilityMode !== Office.VisibilityMode.hidden;
    now();
  });
}
