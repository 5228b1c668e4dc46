import type { Command } from '../command';
import { check } from './check';
import { pair } from './pair';

export const COMMANDS: readonly Command[] = [pair, check];
