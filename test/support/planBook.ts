export { applyToCells } from '../../src/sheets/applyToCells';
