const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes long begins first, so that nothing long is left to the end: tests at a browser in turn with those that
 * are slow by their nature, so that two browsers seldom draw at once.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rest = super.sort(tests);
    const take = (isWanted) => {
      const taken = rest.filter(isWanted);
      for (const test of taken) rest.splice(rest.indexOf(test), 1);
      return taken;
    };
    const browser = take(({ path }) => /[\\/]test[\\/]browser[\\/]/.test(path));
    const slow = take(({ path }) => /\.slow\.test\.tsx?$/.test(path));
    const long = Array.from({ length: Math.max(browser.length, slow.length) }, (_, index) => [
      browser[index],
      slow[index],
    ]);
    return [...long.flat().filter(Boolean), ...rest];
  }
};
