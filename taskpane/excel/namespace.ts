import { NAMESPACE } from '../../src/sheets/liveLists';

/**
 * What the functions of this add-in are called in Excel: `CHESS` as released; another place gives them another
 * namespace (`npm run release -- --namespace`), as Excel shows `#REF!` where two add-ins have one. The page says it.
 */
let namespace = NAMESPACE;

export const ownNamespace = (): string => namespace;

export function setNamespace(name: string | null | undefined): void {
  namespace = name && /^[A-Z][A-Z0-9]*$/i.test(name) ? name : NAMESPACE;
}

/** A formula of a plan as it is entered here; texts in it stay. */
export const ownFormula = (formula: string): string =>
  namespace === NAMESPACE
    ? formula
    : formula.replace(/"(?:[^"]|"")*"|\bCHESS\.(?=[A-Z])/g, (found) =>
        found.startsWith('"') ? found : `${namespace}.`,
      );
