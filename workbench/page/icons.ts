/** Line icons of the ribbon, drawn for it. */
const draw = (path: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;

export const icons = {
  pair: draw(
    '<circle cx="6" cy="7" r="3"/><circle cx="18" cy="17" r="3"/><path d="M9 7h6a3 3 0 0 1 3 3v4M15 17H9a3 3 0 0 1-3-3v-4"/>',
  ),
  standings: draw('<path d="M4 20V11h5v9M9.5 20V4h5v16M15 20v-6h5v6M3 20h18"/>'),
  check: draw('<rect x="4" y="3" width="16" height="18" rx="2"/><path d="M8 12l3 3 5-6"/>'),
  projector: draw('<path d="M3 4h18M5 4v11h14V4M12 15v3M9 21l3-3 3 3"/>'),
  pane: draw('<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M14 4v16"/>'),
  undo: draw('<path d="M9 14L4 9l5-5"/><path d="M4 9h10a6 6 0 0 1 0 12h-3"/>'),
  redo: draw('<path d="M15 14l5-5-5-5"/><path d="M20 9H10a6 6 0 0 0 0 12h3"/>'),
};
