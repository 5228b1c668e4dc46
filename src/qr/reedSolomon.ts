/** The field of 256 elements over x⁸ + x⁴ + x³ + x² + 1, in which the check words are reckoned. */
const MODULUS = 0x11d;
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value = value << 1 >= 256 ? (value << 1) ^ MODULUS : value << 1;
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : powers[logarithms[a] + logarithms[b]];

/** The product of (x − αⁱ) for i below the degree; its leading 1 is left out. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let place = 0; place < degree; place++) {
      const next = place + 1 < degree ? coefficients[place + 1] : 0;
      coefficients[place] = times(coefficients[place], powers[factor]) ^ next;
    }
  }
  return coefficients;
}

/** The check words of a block: the remainder of its words when divided by the generator. */
export function checkWords(words: ArrayLike<number>, count: number): Uint8Array {
  const divisor = generator(count);
  const remainder = new Uint8Array(count);
  for (let index = 0; index < words.length; index++) {
    const lead = words[index] ^ remainder[0];
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    for (let place = 0; place < count; place++) remainder[place] ^= times(divisor[place], lead);
  }
  return remainder;
}
