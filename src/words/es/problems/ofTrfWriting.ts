import type { ofTrfWriting as english } from '../../en/problems/ofTrfWriting';
import type { ProblemWordsLike } from '../../like';

/** What a TRF has no room or no word for. */
export const ofTrfWriting: ProblemWordsLike<typeof english> = {
  'trf-too-wide-number': {
    says: 'el número inicial {value} ({name}) no cabe en las {width} columnas que le da un TRF',
    cure: 'Numere los jugadores de 1 a 9999.',
  },
  'trf-too-wide-id': {
    says: 'el ID FIDE del jugador {player} ({name}) tiene más de los {width} caracteres que le da un TRF: «{value}»',
    cure: 'Corrija el ID, o déjelo vacío.',
  },
  'trf-too-wide-points': {
    says: 'los puntos del jugador {player} ({name}), {value}, no caben en las {width} columnas que les da un TRF',
    cure: 'Un TRF admite puntos de -9.5 a 99.5: compruebe los puntos por victoria.',
  },
  'trf-cuts-name': {
    says: 'el nombre del jugador {player} se corta a los {width} caracteres de un TRF: «{value}»',
    cure: 'Acórtelo usted si debe leerse de otro modo.',
  },
  'trf-cuts-federation': {
    says: 'la federación del jugador {player} se corta a las {width} letras de un TRF: «{value}»',
    cure: 'Escriba su código de tres letras, p. ej. ESP.',
  },
  'trf-cuts-born': {
    says: 'la fecha de nacimiento del jugador {player} se corta a los {width} caracteres de un TRF: «{value}»',
    cure: 'Escríbala como AAAA/MM/DD.',
  },
  'trf-loses-ratings': {
    says: 'un TRF no tiene sitio para un Elo que no sea el de la FIDE, el nacional ni salga de ambos; se omite el de los jugadores {value}',
    cure: 'Conserve el libro: solo él los tiene.',
  },
  'trf-loses-national': {
    says: 'los Elo nacionales necesitan una federación; se omiten los de los jugadores {value}',
    cure: 'Escríbala en la fila Elo aplicado de la hoja Torneo, delante del método: ESP FIDON.',
  },
  'trf-loses-clubs': {
    says: 'un TRF no tiene sitio para clubes; se omiten los de los jugadores {value}',
    cure: 'Conserve el libro: solo él los tiene.',
  },
  'trf-loses-tables': {
    says: 'un TRF no tiene sitio para mesas fijas; se omiten las de los jugadores {value}',
    cure: 'Conserve el libro: solo él las tiene.',
  },
  'trf-loses-bye-rounds': {
    says: 'un TRF no puede decir que la ronda {value}, en la que no hubo emparejamientos, se celebró: los byes quedan escritos como los de una ronda futura',
    cure: 'Dígaselo a quien reciba el archivo, o quite la ronda del torneo.',
  },
  'trf-loses-withdrawals': {
    says: 'un TRF solo dice que los jugadores retirados {value} faltan a la próxima ronda',
    cure: 'Dígalo otra vez en cada ronda posterior.',
  },
  'trf-counts-withdrawn': {
    says: 'un TRF no puede decir que los resultados de {value}, que dejó la liga, no cuentan: otros programas los cuentan',
    cure: 'Envíe la clasificación junto al archivo.',
  },
  'trf-loses-floats': {
    says: 'un TRF no tiene sitio para los flotes anotados con las rondas; se omiten los de los jugadores {value}',
    cure: 'Otros programas los deducen de los resultados.',
  },
  'trf16-loses-adjourned': {
    says: 'TRF16 no tiene signo para partidas sin terminar; las de los jugadores {value} se escriben sin resultado',
    cure: 'Escriba TRF26, o introduzca antes sus resultados.',
  },
  'trf16-loses-records': {
    says: 'TRF16 no conoce estas líneas de TRF26, que se omiten: {value}',
    cure: 'Escriba TRF26 (--format trf26) para conservarlas.',
  },
  'trf26-points': {
    says: 'la línea 162 no distingue estos puntos, así que lo hace una línea XXS, que pocos programas leen: {value}',
    cure: 'Compruebe que el programa siguiente los cuenta igual.',
  },
  'trf-forfeited-seats': {
    says: 'nadie dice quién iba a jugar por estos equipos, cuyo encuentro se ganó por incomparecencia (ronda entre paréntesis); sus puntos figuran con los primeros jugadores de su orden: {value}',
    cure: 'Escriba la alineación en la hoja de la ronda si estaban otros.',
  },
};
