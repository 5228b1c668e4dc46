/** Objects that office.js creates by name instead of reaching them from the workbook. */
import { refuse } from './apiError';
import type { ApiObject } from './apiObject';
import type { CustomFunctionCalls, InvocationResult } from './customFunctions';

export type RuntimeState = 'Visible' | 'Background' | 'Inactive';

export function service(
  name: string,
  functions: CustomFunctionCalls,
  onRuntimeState?: (state: RuntimeState) => void,
): ApiObject {
  const short = name.split('.').pop() ?? name;
  switch (short) {
    case 'AddinInternalService':
      return { kind: short, call: { NotifyActionHandlerReady: () => undefined } };
    case 'AppRuntimePersistenceService':
      return {
        kind: short,
        call: {
          SetAppRuntimeStartState: () => undefined,
          GetAppRuntimeStartState: () => 'Inactive',
        },
      };
    case 'AppRuntimeService':
      return {
        kind: short,
        call: {
          SetAppRuntimeState: (state: RuntimeState) => onRuntimeState?.(state),
          GetAppRuntimeState: () => 'Visible',
        },
      };
    case 'CustomFunctions':
    case 'CustomFunctionsContainer':
      return customFunctions(functions);
    default:
      return refuse('ApiNotFound', name);
  }
}

function customFunctions(functions: CustomFunctionCalls): ApiObject {
  const self: ApiObject = {
    kind: 'CustomFunctions',
    nav: { CustomFunctions: () => self },
    call: {
      SetInvocationArrayResults: (results: InvocationResult[]) => functions.settle(results),
      _SetOsfControlContainerReadyForCustomFunctions: () => undefined,
      /** Feature 2: answers may follow each other after 200 ms instead of 500. */
      _GetEnabledFeatures: () => [2],
    },
  };
  return self;
}
