import { intersect, type Area } from '../../cells/address';
import { refuse } from '../../apiError';
import type { ApiObject } from '../../apiObject';
import type { BookSheet, Validation } from '../../book';
import { withoutArea } from '../../cells/splitArea';

const kinds: Record<string, string> = {
  list: 'List',
  wholeNumber: 'WholeNumber',
  decimal: 'Decimal',
  textLength: 'TextLength',
  date: 'Date',
  time: 'Time',
  custom: 'Custom',
};
/** support.microsoft.com: a list typed into the dialog holds at most 255 characters. */
const listLimit = 255;

/** `range.dataValidation` */
export function dataValidation(sheet: BookSheet, area: Area): ApiObject {
  const own = (): Validation | undefined =>
    sheet.validations.find((validation) => intersect(validation.area, area));
  const clear = () =>
    sheet.validations.flatMap((validation) =>
      withoutArea(validation.area, area).map((rest) => ({ ...validation, area: rest })),
    );
  const replace = (change: Partial<Validation>) => {
    const present = own() ?? { rule: {}, ignoreBlanks: true };
    sheet.setValidations([...clear(), { ...present, ...change, area }]);
  };
  return {
    kind: 'DataValidation',
    get: {
      rule: () => own()?.rule ?? {},
      type: () => kinds[Object.keys(own()?.rule ?? {})[0]] ?? 'None',
      errorAlert: () => own()?.errorAlert ?? {},
      prompt: () => own()?.prompt ?? {},
      ignoreBlanks: () => own()?.ignoreBlanks ?? true,
    },
    set: {
      Rule: (rule: object) => {
        const [kind] = Object.keys(rule);
        if (!kinds[kind]) refuse('InvalidArgument', `Unknown validation rule "${kind}".`);
        refuseLongList(rule);
        replace({ rule });
      },
      ErrorAlert: (errorAlert: object) => replace({ errorAlert }),
      Prompt: (prompt: object) => replace({ prompt }),
      IgnoreBlanks: (ignoreBlanks: boolean) => replace({ ignoreBlanks }),
    },
    call: { Clear: () => sheet.setValidations(clear()) },
  };
}

function refuseLongList(rule: { list?: { source?: unknown } }): void {
  const source = rule.list?.source;
  if (typeof source === 'string' && !source.startsWith('=') && source.length > listLimit) {
    refuse('InvalidArgument', `A typed list holds at most ${listLimit} characters.`);
  }
}
