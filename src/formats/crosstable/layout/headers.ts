import { LANGUAGES, wordsOf } from '../../../words';
import { plainWord } from '../../tidy';

/** Columns of a crosstable that we look at; all others are left alone. */
export type CrosstableColumn =
  'no' | 'rank' | 'name' | 'rating' | 'title' | 'federation' | 'points';

/**
 * Headers as results sites, pairing programs and federations print them, by `headerWord`; in
 * English, French, Portuguese, German, Spanish, Italian, Dutch and some thirty more. Where two columns of
 * a table bear such a word, the first one counts.
 */
const WORDS: Readonly<Record<CrosstableColumn, string>> = {
  no: `no nr n # num numero number nro nummer sno startno snr startingno id pairingno pair pairnum
    pairno pairnr startingrank ranginitial noinicial nini ninic numinicial ninicial nroinicial
    numerodappariement equipeno startnr startnummer stnr tlnnr tnr teilnehmernr startlistenr lp seed
    nric numiniziale`,
  rank: `rk rank pl place rg rang clt class pos position lugar cl platz plaats plts puesto posicion
    posto posizione clas clasif clasificacion classifica classement cls rkg rang. miejsce poradi
    stand plaatsing ranking рг sira sıra siralama sıralama bas mce mjce por hely helyezes место мес місце място мјесто
    mesto mjesto sija sijoitus koht vieta θεση rod hang plass plac plads placering 名次 排名 ترتيب
    رتبه מקום`,
  name: `name player players nom joueur joueurs nome jogador jogadores nomprenom nometprenom
    participant participants participante team teams equipe equipes equipa equipas joueur\\ronde
    nomedojogador playername playersname spieler spielername spielerin teilnehmer nombre jugador
    jugadores nombrejugador apellidosynombre apellidos naam speler spelers deelnemer deelnemers username nickname
    giocatore giocatori nominativo cognome cognomeenome cognomenome mannschaft mannschaften squadra
    squadre equipo equipos ploeg teamname namn navn nimi nazwisko nazwiskoiimie jmeno prezimeiime
    surname lastname fullname фамилия участник фио имя игрок шахист име играч учасник
    прізвище імя гравець ονομα ονοματεπωνυμο isim adi adı adisoyadi adısoyadı adsoyad oyuncu ime igrac meno nev
    nume numele imie zawodnik vards vardas uzvards nafn ten hoten nama اسم الاسم نام שם 姓名 棋手
    氏名 名前 이름 სახელი անուն`,
  rating: `rtg rating ratings elo rtgi rtgn rat rtng ratng elofide fide eloi elon ratingfide cote dwz
    twz elodwz dwzelo nwz rapide rapid blitz elorapide eloblitz elostandard standard std eloint
    elonat rtgint rtgnat irtg nrtg rtgfide uscf uscfrtg rate grade ratingelo eloknsb knsbrating
    elofsi rejting рейт рейтинг рејт рејтинг selo vlu ukd ertekszam reiting reitings reitingas
    等级分 国际等级分`,
  title: 'title titre titulo tit ttr t titel titolo ti tyt titl',
  federation: `fed federation federacao fede pays pais country federacion federazione verband land
    nazione paese nat nation nac ctry фед федерация ulke orszag riik maa`,
  points: `pts points pontos score total pt p pto ptos punkte pkt pkte pkty punktzahl gesamt summe
    sum puntos puntuacion punti punteggio punten pnt pntn totaal totale tot totalpts totalpoints
    ptstotal poang poeng pisteet body bodovi mp matchpoints sc очки очков бали бод бодови
    точки puan puanlar bod bodova bodu pont punkty punktid punkti punktai taskai puncte punctaj
    tocke tock point vinn vinningar diem điem poin pti ptn ptns punts βαθμ βαθμοι 积分 得分 نقاط
    امتیاز ניקוד נקודות ქულა`,
};

export const headerWord = (text: string): string => plainWord(text).replace(/[\s'’ºª°_:-]/g, '');

/** The headers that we write ourselves, in every language. */
function ownHeaders(): [string, CrosstableColumn][] {
  return LANGUAGES.flatMap((language): [string, CrosstableColumn][] => {
    const { playerColumns, roundColumns, standingsColumns } = wordsOf(language).read;
    return [
      [standingsColumns.rank[0], 'rank'],
      [standingsColumns.points[0], 'points'],
      [playerColumns.no[0], 'no'],
      [playerColumns.name[0], 'name'],
      [playerColumns.rating[0], 'rating'],
      [roundColumns.rating[0], 'rating'],
      [playerColumns.title[0], 'title'],
      [playerColumns.federation[0], 'federation'],
    ];
  });
}

const COLUMN_OF: ReadonlyMap<string, CrosstableColumn> = new Map([
  ...ownHeaders().map(([word, column]) => [headerWord(word), column] as const),
  ...Object.entries(WORDS).flatMap(([column, words]) =>
    words.split(/\s+/).map((word) => [headerWord(word), column as CrosstableColumn] as const),
  ),
]);

const ROUND_WORD =
  '(?:r|rd|rde|rnd|ro|round|ronde|ronda|runde|rodada|rod|turno|giornata|kolo|runda|omg|partie|game|tour|jornada|' +
  'ron|tur|krog|krg|ford|fordulo|voor|karta|ratas|kierros|umf|umferd|omgang|van|тур|коло|кръг|кр|γυρος|γ|轮)';
const ROUND = new RegExp(
  `^#?${ROUND_WORD}?0*([1-9]\\d?)(?:${ROUND_WORD}|ere|re|er|eme|e|a|o|st|nd|th)?$`,
);

/** The round that a header names: `1`, `#1`, `R1`, `Rd01`, `1.Rd`, `Ronde 1`, `Ronda 1`, `2. Runde`. */
export function roundOfHeader(text: string): number | null {
  const match = ROUND.exec(headerWord(text));
  return match ? Number(match[1]) : null;
}

export function columnOfHeader(text: string): CrosstableColumn | null {
  return COLUMN_OF.get(headerWord(text)) ?? null;
}

/** `1a`, `1b`, `2.1`: a column of a grid where two players meet more than once. */
export function gameOfHeader(
  text: string,
): { readonly opponent: number; readonly game: string } | null {
  const match = /^0*([1-9]\d?)[./]?([a-d]|[1-4])$/.exec(text.trim().toLowerCase());
  return match && /[a-d./]/.test(text.toLowerCase())
    ? { opponent: Number(match[1]), game: match[2] }
    : null;
}
