export { applyToCells } from '../../../src/sheets/plan/applyToCells';
