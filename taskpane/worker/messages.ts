import type { RoundToPair, SystemId } from '../../src/model/types';
import type { PairingResult } from '../../src/systems/system';

export interface PairRequest {
  readonly id: number;
  readonly system: SystemId;
  readonly task: RoundToPair;
  /** With the work by hand in the trace, which takes longer. */
  readonly byHand: boolean;
}

export type PairReply =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  | { readonly id: number; readonly kind: 'result'; readonly result: PairingResult }
  | { readonly id: number; readonly kind: 'fault'; readonly message: string };
