import type { Area } from '../cells/address';
import type { ApiObject } from '../apiObject';
import type { Book, BookSheet } from '../book';
import type { EventSender } from '../events';

/** What the API objects are made from. */
export interface ApiParts {
  book: Book;
  /** Where events are registered. */
  events: EventSender;
  /** Shows another workbook beside this one, given as the base64 text of its file. */
  openWorkbook?: (base64: string) => void;
}

/** The same, and the objects that lead to each other: a sheet to its ranges, a range to its sheet. */
export interface Api extends ApiParts {
  range(sheet: BookSheet, area: Area): ApiObject;
  worksheet(sheet: BookSheet): ApiObject;
  tables(sheet?: BookSheet, within?: Area): ApiObject;
}
