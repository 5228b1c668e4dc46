/** What a free text (TRF 092, 192, a heading) calls an event; undefined: neither of them. */
export function saysRoundRobin(words: string): boolean | undefined {
  if (ROUND_ROBIN.test(words)) return true;
  return SWISS.test(words) ? false : undefined;
}

const ROUND_ROBIN =
  /round[\s_-]*robin|toutes[\s_-]*rondes|todos contra todos|berger|schiller|scheveningen/i;
const SWISS = /swiss|suisse|su[ií][cç]o|dutch|dubov|burstein|FIDE_TEAM/i;
