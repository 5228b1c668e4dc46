/**
 * Texts taken at their word, by trying everything: a second opinion on what an engine has paired. They know
 * the model and nothing of the engines (`test/systems/literal/apart.test.ts`), and witness for them in the tests.
 */
export {
  opinions2016,
  opinions2026,
  opinionsBurstein,
  opinionsDouble,
  opinionsDubov,
  opinionsTeams,
} from './late';
