import { EDITIONS } from '../../src/tiebreaks/editions';
import { INDIVIDUAL_ROWS } from '../../src/tiebreaks/c07/catalogue';
import { MAKERS } from '../../src/tiebreaks/c07/functions';
import { TEAM_ROWS } from '../../src/tiebreaks/c07/teamCatalogue';
import { TEAM_FUNCTIONS } from '../../src/tiebreaks/c07/teamFunctions';

/**
 * What each text has, by its own list of articles: an edition that is no longer in force never gains a code. A
 * code that is new in the newest edition is added to its line alone.
 */
const CODES: Readonly<Record<string, string>> = {
  'C07-2026':
    'PTS SA DE WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN BH BH/C1 BH/C2 BH/M1 BH/M2 AOB FB SB KS ARO ARO/C1 TPR ' +
    'PTP APRO APPO RTNG PO LOTS MPTS GPTS BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB SSSC',
  'C07-2024':
    'PTS SA DE WIN WON BPG BWG PS PS/C1 PS/C2 REP BH BH/C1 BH/C2 BH/M1 BH/M2 AOB FB SB KS ARO ARO/C1 TPR PTP ' +
    'APRO APPO MPTS GPTS BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EDE SSSC',
  'C07-2023':
    'PTS SA DE WIN WON BPG BWG PS PS/C1 PS/C2 GE BH BH/C1 BH/C2 BH/M1 BH/M2 AOB FB SB KS ARO ARO/C1 TPR PTP ' +
    'APRO APPO MPTS GPTS BC TBR BBE MPvGP EMMSB EMGSB EGMSB EGGSB EDE SSSC',
  'FIDE-2009':
    'PTS SA DE WIN WON BPG PS PS/C1 PS/C2 BH BH/C1 BH/C2 BH/M1 BH/M2 SB KS ARO ARO/C1 TPR',
  'FFE-1998':
    'SA BH BH-M1 BH-M2 BH-C1 BH-C2 SBH SB CUM CUM-C1 CUM-C2 WINS KASH YUG KOYA KOYA-E DE DE-1 ARO ARO-C1 PERF ' +
    'MP GP BERLIN SB-T',
};

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s has the codes of its text',
  (id, edition) => {
    expect(edition.catalogue.map(({ code }) => code).join(' ')).toBe(CODES[id]);
  },
);

test('Average of Buchholz takes F since 2026 (8.2)', () => {
  const takesFore = EDITIONS.filter((edition) => edition.byCode('AOB/F'));
  expect(takesFore.map(({ id }) => id)).toEqual(['C07-2026']);
});

test('every function of C.07 has its row', () => {
  const rows = new Set<string>([...INDIVIDUAL_ROWS, ...TEAM_ROWS].map(({ code }) => code));
  const codes = [...Object.keys(MAKERS), ...Object.keys(TEAM_FUNCTIONS)];
  expect(codes.filter((code) => !rows.has(code))).toEqual([]);
});
