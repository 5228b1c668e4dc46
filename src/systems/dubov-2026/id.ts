import type { SystemId } from '../../model/types';

export const ID: SystemId = 'dubov-2026';
