import { naturalColumns } from './article62Columns';
import type { Card } from '../cards';

/** 8.1: the white and the black list of 6.2, taken alternately from the first white. */
export function floaterOrder(floaters: readonly Card[]): Card[] {
  const { white, black } = naturalColumns(floaters);
  const order: Card[] = [];
  for (let k = 0; k < Math.max(white.length, black.length); k++)
    order.push(...white.slice(k, k + 1), ...black.slice(k, k + 1));
  return order;
}
