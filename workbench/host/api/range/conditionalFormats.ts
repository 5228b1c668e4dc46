import { shiftReferences } from '../../../../src/sheets/plan/cells';
import { intersect, type Area } from '../../cells/address';
import { refuse } from '../../apiError';
import { found, nullObject, type ApiObject } from '../../apiObject';
import type { BookSheet, ConditionalFormat } from '../../book';
import { refuseConditionFormula } from '../../cells/conditionFormula';
import { withoutConditionalFormats } from '../../cells/conditionalAreas';
import { refuseProtected } from '../../cells/protectedCells';
import type { Api } from '../api';

/** `range.conditionalFormats`: those that touch the range, the first in priority first. */
export function conditionalFormats(api: Api, sheet: BookSheet, area: Area): ApiObject {
  const own = () =>
    sheet.conditionalFormats.filter(({ areas }) => areas.some((one) => intersect(one, area)));
  const one = ({ id }: ConditionalFormat) => conditionalFormat(api, sheet, area, id);
  const byId = (id: unknown) =>
    one(
      found(
        own().find((format) => format.id === id),
        id,
      ),
    );
  return {
    kind: 'ConditionalFormatCollection',
    items: () => own().map(one),
    index: byId,
    call: {
      Add: (type: string) => {
        if (type !== 'Custom') refuse('ApiNotFound', `conditionalFormats.add(${type})`);
        refuseProtected(sheet, area, 'allowFormatCells');
        const added = {
          id: freeId(sheet),
          areas: [area],
          formula: '',
          stopIfTrue: false,
          look: {},
        };
        sheet.setConditionalFormats([added, ...sheet.conditionalFormats]);
        return one(added);
      },
      ClearAll: () => {
        refuseProtected(sheet, area, 'allowFormatCells');
        withoutConditionalFormats(sheet, area);
      },
      GetCount: () => own().length,
      GetItem: byId,
      GetItemAt: (index: number) => one(found(own()[index], index)),
    },
  };
}

function freeId(sheet: BookSheet): string {
  const taken = new Set(sheet.conditionalFormats.map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`cf-${number}`)) number++;
  return `cf-${number}`;
}

function conditionalFormat(api: Api, sheet: BookSheet, from: Area, id: string): ApiObject {
  const at = () => sheet.conditionalFormats.findIndex((format) => format.id === id);
  const present = () => found(sheet.conditionalFormats[at()], id);
  const change = (part: Partial<ConditionalFormat>) => {
    refuseProtected(sheet, from, 'allowFormatCells');
    const changed = { ...present(), ...part };
    sheet.setConditionalFormats(
      sheet.conditionalFormats.map((format) => (format.id === id ? changed : format)),
    );
  };
  const ofAreas = () => present().areas;
  const custom = () => customFormat(present, change, from);
  return {
    kind: 'ConditionalFormat',
    id,
    get: {
      id: () => id,
      type: () => 'Custom',
      priority: at,
      stopIfTrue: () => present().stopIfTrue,
    },
    set: {
      /** The others close up; beyond the last means the last. */
      Priority: (priority: number) => {
        if (priority < 0) refuse('ApiNotFound', 'a priority counted from the back');
        const [format, others] = [present(), sheet.conditionalFormats.filter((f) => f.id !== id)];
        sheet.setConditionalFormats([
          ...others.slice(0, priority),
          format,
          ...others.slice(priority),
        ]);
      },
      StopIfTrue: (stopIfTrue: boolean) => change({ stopIfTrue }),
    },
    nav: { Custom: custom, CustomOrNullObject: custom },
    call: {
      Delete: () => {
        refuseProtected(sheet, from, 'allowFormatCells');
        present();
        sheet.setConditionalFormats(sheet.conditionalFormats.filter((format) => format.id !== id));
      },
      GetRange: () => {
        if (ofAreas().length > 1) refuse('InvalidOperation', 'The format has several ranges.');
        return api.range(sheet, ofAreas()[0]);
      },
      GetRangeOrNullObject: () =>
        ofAreas().length > 1 ? nullObject : api.range(sheet, ofAreas()[0]),
    },
  };
}

function customFormat(
  present: () => ConditionalFormat,
  change: (part: Partial<ConditionalFormat>) => void,
  from: Area,
): ApiObject {
  const look = (key: 'fill' | 'fontColor') => ({
    get: { color: () => present().look[key] ?? '' },
    set: { Color: (color: string) => change({ look: { ...present().look, [key]: color } }) },
  });
  return {
    kind: 'CustomConditionalFormat',
    nav: {
      Rule: () => ({
        kind: 'ConditionalFormatRule',
        get: {
          // Read as seen from that range too: through the whole sheet, from A1.
          formula: () => {
            const [first] = present().areas;
            const { formula } = present();
            return shiftReferences(formula, from.row - first.row, from.column - first.column);
          },
        },
        set: {
          Formula: (formula: string) => {
            // Excel reads the references as seen from the range by which the format was found
            // (github.com/OfficeDev/office-js/issues/5194); here that must be its own first cell.
            const [first] = present().areas;
            if (first.row !== from.row || first.column !== from.column)
              refuse('ApiNotFound', 'a formula set from another cell than the first');
            refuseConditionFormula(formula);
            change({ formula: `=${formula.replace(/^=/, '')}` });
          },
        },
      }),
      Format: () => ({
        kind: 'ConditionalRangeFormat',
        nav: {
          Fill: () => ({
            kind: 'ConditionalRangeFill',
            ...look('fill'),
            call: { Clear: () => change({ look: { ...present().look, fill: undefined } }) },
          }),
          Font: () => ({ kind: 'ConditionalRangeFont', ...look('fontColor') }),
        },
      }),
    },
  };
}
