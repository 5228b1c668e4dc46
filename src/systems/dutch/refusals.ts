import type { RoundToPair } from '../../model/types';
import * as shared from '../shared/refusals';
import type { Refusal } from '../system';
import { breaksColours } from './criteria/absolute';
import type { Edition } from './edition';
import type { Field } from './field';

/** A round cannot be paired while games of an earlier one have no result. */
export const missingResults = (task: RoundToPair, { articles }: Edition): Refusal | null =>
  shared.missingResults(task, articles.adjourned);

/** The round cannot be completed, by the articles of the edition. */
export const noLegalRound = (field: Field): Refusal =>
  shared.noLegalRound({ ...field, breaksColours, articles: field.edition.articles });
