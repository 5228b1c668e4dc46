import { headerWord } from './headers';

const words = (list: string): ReadonlySet<string> =>
  new Set(list.split(/\s+/).map((word) => headerWord(word)));

/** Headings of family names, by `headerWord`. */
const FAMILY =
  words(`surname lastname familyname family last nachname familienname apellido apellidos cognome
  achternaam familienaam nomdefamille sobrenome apelido ultimonome prezime nazwisko prijmeni priezvisko
  фамилия прізвище презиме efternavn etternavn efternamn sukunimi perekonnanimi uzvards pavarde soyadi soyad
  vezeteknev csaladnev`);

/** Headings of given names; those of the second row are names as such where no family name stands beside. */
const GIVEN = words(`firstname givenname forename vorname vornamen rufname prenom nombredepila
  primeironome nomeproprio voornaam prenume jmeno krestni imie keresztnev utonev fornavn fornamn etunimi
  eesnimi`);
const GIVEN_BESIDE_FAMILY = words(
  'first given name nom nome nombre naam ime име имя імя ad adi isim vards vardas nume',
);

export interface NameColumns {
  readonly family: number;
  readonly given: number;
}

/**
 * Two columns that make one name between them, in whatever order they stand; null where there are no two,
 * since of others that may head names (a team, the name in other letters) the first counts.
 */
export function nameColumns(
  heads: readonly string[],
  name: number | undefined,
): NameColumns | null {
  const found = heads.map(headerWord);
  const at = (set: ReadonlySet<string>) => found.findIndex((word) => set.has(word));
  const family = at(FAMILY);
  const given = at(GIVEN);
  if (family >= 0) {
    const beside = given >= 0 ? given : at(GIVEN_BESIDE_FAMILY);
    return beside >= 0 ? { family, given: beside } : null;
  }
  return given >= 0 && name !== undefined && name !== given ? { family: name, given } : null;
}
