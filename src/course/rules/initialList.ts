import { compareInitialOrder } from '../../handling';
import { blankPlayer } from '../../model/blank';
import type { Player } from '../../model/types';
import type { WordKey } from '../../words';
import { plantName } from '../samples/events';
import type { Rule } from './rule';
import { numberAsk, plainRule } from './staticRules';

/** Rating and title of those on the list, in the order in which they came in. */
const LISTS: readonly (readonly (readonly [rating: number, title: Player['title']])[])[] = [
  [
    [1980, ''],
    [2210, 'FM'],
    [2210, 'WGM'],
    [1875, ''],
    [2210, 'CM'],
    [1875, ''],
  ],
  [
    [2034, ''],
    [2150, 'WFM'],
    [2310, 'IM'],
    [2150, 'CM'],
    [1790, ''],
    [2034, 'WCM'],
    [1790, ''],
  ],
];

/** A list as it comes in, and the number of each on it. */
export const initialListRule = (edition: WordKey, article: string, says: WordKey): Rule =>
  plainRule(edition, article, says, (variant) => {
    const players = LISTS[variant].map(([rating, title], index) => ({
      ...blankPlayer(index + 1, rating),
      title,
      name: plantName(index + 5 * variant),
    }));
    const ranked = [...players].sort((a, b) => compareInitialOrder(a, b));
    const numberOf = (player: Player) => 1 + ranked.findIndex(({ name }) => name === player.name);
    return {
      task: [{ key: 'rules.task.list' }],
      table: [
        [{ key: 'head.title' }, { key: 'head.name' }, { key: 'head.rating' }],
        ...players.map(({ title, name, rating }) => [title || '–', name, rating]),
      ],
      asks: players.map((player) =>
        numberAsk({ key: 'rules.ask.number', args: { name: player.name } }, numberOf(player)),
      ),
      worked: ranked.map(({ title, name, rating }, index) => ({
        key: 'rules.worked.listed',
        args: { no: index + 1, name, rating, title: title || '–' },
      })),
    };
  });
