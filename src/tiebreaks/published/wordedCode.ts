/** Words by which programs and their legends speak of tie-breaks, in several languages. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/fore.?buchholz/, 'FB'],
  [/buchholz|bucholz|solkoff|^buc|^bh/, 'BH'],
  [/sonneborn|berger|neustadtl|^sb/, 'SB'],
  [/direct|head.?to.?head|particular|confront/, 'DE'],
  [/progress|fortschritt|cumul|^cu$/, 'PS'],
  [/black|schwarz|noir|negras|pretas/, 'BPG'],
  [/(?:number|nombre|numero|anzahl).*(?:win|vict|gain|sieg|vitor)|most.?wins|^wins?$|^vict/, 'WIN'],
  [/koya/, 'KS'],
  [/(?:average|mean|moyenne|media|schnitt).*(?:perfect|parfait|perfeit).*perf|^appo/, 'APPO'],
  [/(?:average|mean|moyenne|media|schnitt).*perf|^apro/, 'APRO'],
  [/perfect.*perf|performance.*(?:parfait|perfeit)|^ptp/, 'PTP'],
  [
    /(?:average|mean|moyenne|media|schnitt).*(?:rating|elo|classement)|(?:rating|elo).?average|^aro|elo.?schnitt/,
    'ARO',
  ],
  [/perf/, 'TPR'],
];

/** `Buchholz Tie-Breaks (Cut-1)`, `BucC1`, `Tie Break2: Fide Tie-Break` → a code, or null. */
export function wordedCode(text: string): string | null {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036F.]/g, '')
    .toLowerCase()
    .trim();
  const code = WORDS.find(([word]) => word.test(plain))?.[1];
  if (!code) return null;
  const cut = /(?:cut|tronque|truncad|streich|c)[\s-]*([12])\b/.exec(plain)?.[1];
  const median = /(?:median|medio|m)[\s-]*([12])\b/.exec(plain)?.[1];
  const tail = cut ? `-C${cut}` : median ? `-M${median}` : /median/.test(plain) ? '-M1' : '';
  return ['BH', 'FB', 'SB', 'ARO', 'PS'].includes(code) ? code + tail : code;
}
