/**
 * Lets a service worker keep this page for a day without a network, where the page names one
 * (`<meta name="offline">`, put there by the release and by the workbench) and the host allows it.
 * Nothing depends on it: where it is refused, all is as before.
 */
export async function keepForOffline(
  windows: () => readonly (Window | null)[] = () => [window],
): Promise<boolean> {
  const worker = document.querySelector<HTMLMetaElement>('meta[name="offline"]')?.content;
  if (!worker || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loaded(windows()) });
    return true;
  } catch {
    // Private windows, policies, an embedded browser without workers.
    return false;
  }
}

/** What was fetched before the worker was there to see it. */
const loaded = (windows: readonly (Window | null)[]): string[] => [
  ...new Set(
    windows.flatMap((each) =>
      (each?.performance.getEntriesByType('resource') ?? [])
        .map(({ name }) => name)
        .filter((name) => /^https?:/.test(name)),
    ),
  ),
];
