/** How far a pointer goes before it is a drag and no click. */
const SLACK = 5;

/**
 * A card that can be dragged onto another. A finger drags by the grip, so that elsewhere on the card it still
 * scrolls the page; a tap chooses, as Enter does.
 */
export function draggable(
  card: HTMLElement,
  { click, drop }: { readonly click: () => void; readonly drop: (onto: number) => void },
): void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let isDragged = false;
  let frame = 0;
  const letGo = (): void => {
    cancelAnimationFrame(frame);
    start = null;
    card.style.transform = '';
    card.classList.remove('walk-dragged');
    onto(null);
  };
  let target: HTMLElement | null = null;
  const onto = (next: HTMLElement | null): void => {
    target?.classList.remove('walk-target');
    target = next;
    target?.classList.add('walk-target');
  };
  card.onpointerdown = (event) => {
    if (event.button !== 0) return;
    const isGrip = (event.target as Element).closest('.walk-grip') !== null;
    if (event.pointerType === 'touch' && !isGrip) return;
    start = { x: event.clientX, y: event.clientY };
    isDragged = false;
    card.setPointerCapture(event.pointerId);
  };
  card.onpointermove = (event) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isDragged && Math.hypot(x, y) < SLACK) return;
    isDragged = true;
    card.classList.add('walk-dragged');
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((each) => !card.contains(each) && each.closest('[data-no]'));
    onto(under?.closest<HTMLElement>('[data-no]') ?? null);
    // One move a frame, however many the pointer reports.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (card.style.transform = `translate(${x}px, ${y}px)`));
  };
  card.onpointerup = () => {
    if (!start) return;
    const found = isDragged ? target : null;
    const no = Number(found?.dataset['no']);
    letGo();
    if (found) drop(no);
  };
  card.onpointercancel = letGo;
  // What ends a drag is no click, though the browser sends one.
  card.onclick = () => {
    if (isDragged) isDragged = false;
    else click();
  };
}
