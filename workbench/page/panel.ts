/** The side panel with the add-in's pane: opened, closed and resized as Excel's task panes. */
const narrowest = 280;
const widest = 900;

export class Panel {
  private readonly aside = byId('panel');
  private readonly resizer = byId('resizer');
  readonly frame = byId('pane') as HTMLIFrameElement;
  onToggle: (open: boolean) => void = () => undefined;

  constructor() {
    byId('close-panel').addEventListener('click', () => this.show(false));
    this.resizer.addEventListener('pointerdown', (event) => this.drag(event));
    this.resizer.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowLeft') this.widen(this.width + 20);
      if (event.key === 'ArrowRight') this.widen(this.width - 20);
    });
  }

  get isOpen(): boolean {
    return !document.body.classList.contains('panel-closed');
  }

  show(open: boolean): void {
    document.body.classList.toggle('panel-closed', !open);
    window.dispatchEvent(new Event('resize'));
    this.onToggle(open);
  }

  load(url: string): void {
    this.frame.src = url;
  }

  private get width(): number {
    return this.aside.getBoundingClientRect().width;
  }

  private widen(width: number): void {
    const most = Math.min(widest, window.innerWidth - 320);
    this.aside.style.width = `${Math.max(narrowest, Math.min(most, width))}px`;
    window.dispatchEvent(new Event('resize'));
  }

  private drag(start: PointerEvent): void {
    const from = this.width;
    document.body.classList.add('resizing');
    this.resizer.setPointerCapture(start.pointerId);
    const move = (event: PointerEvent) => this.widen(from + start.clientX - event.clientX);
    const end = () => {
      document.body.classList.remove('resizing');
      this.resizer.removeEventListener('pointermove', move);
    };
    this.resizer.addEventListener('pointermove', move);
    this.resizer.addEventListener('pointerup', end, { once: true });
    this.resizer.addEventListener('pointercancel', end, { once: true });
  }
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
