/** Tells projector pages of this browser how the event stands, shortly after every change. */
import { CHANNEL, type ProjectorMessage } from '../projector/messages';

type Event = Omit<Extract<ProjectorMessage, { kind: 'event' }>, 'kind'>;

/** Several changes in a row are told together. */
const DELAY = 400;

export class Projection {
  private readonly channel = new BroadcastChannel(CHANNEL);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Nobody has asked yet: then nothing is read and sent. */
  private isWatched = false;

  /** `event` gives null where another tab works on it and tells of it. */
  constructor(private readonly event: () => Event | null) {
    this.channel.onmessage = ({ data }: MessageEvent<ProjectorMessage>) => {
      if (data.kind !== 'ask') return;
      this.isWatched = true;
      this.changed();
    };
  }

  changed(): void {
    if (!this.isWatched || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const event = this.event();
      if (event) this.channel.postMessage({ kind: 'event', ...event } satisfies ProjectorMessage);
    }, DELAY);
  }
}
