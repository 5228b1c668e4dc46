import type { ofRounds as english } from '../../en/problems/ofRounds';
import type { ProblemWordsLike } from '../../like';

/** Problems of the rounds: opponents, colours, results. */
export const ofRounds: ProblemWordsLike<typeof english> = {
  'opponent-not-a-number': {
    says: 'el rival no es un número: «{value}»',
    cure: 'Escriba el número inicial del rival, o 0000 si no lo hay.',
  },
  'unknown-opponent': {
    says: 'ronda {round}: nadie tiene el número {opponent} («{value}»)',
    cure: 'Corrija el rival, o añada el jugador que falta.',
  },
  'plays-himself': {
    says: 'ronda {round}: un jugador se tiene a sí mismo de rival («{value}»)',
    cure: 'Escriba el número del rival verdadero.',
  },
  'twice-in-round': {
    says: 'ronda {round}: {first} y {second} nombran al número {player} como rival',
    cure: 'Un jugador tiene una partida por ronda: corrija una de las dos.',
  },
  'opponents-disagree': {
    says: 'ronda {round}: {player} nombra a {opponent} como rival, pero no al revés («{value}»)',
    cure: 'Haga que ambas anotaciones se nombren entre sí.',
  },
  'colours-disagree': {
    says: 'ronda {round}: {player} y {opponent} tienen el mismo color («{value}»)',
    cure: 'Uno tuvo blancas y el otro negras.',
  },
  'colour-missing': {
    says: 'ronda {round}: una partida sin color («{value}»)',
    cure: 'Escriba w para blancas o b para negras, también en una incomparecencia.',
  },
  'colour-without-opponent': {
    says: 'ronda {round}: un color sin rival («{value}»)',
    cure: 'Escriba - como color de un bye, o el número del rival.',
  },
  'unknown-colour-code': {
    says: 'color desconocido en «{value}»',
    cure: 'Escriba w, b o - (ninguno).',
  },
  'unknown-result-code': {
    says: 'resultado desconocido en «{value}»',
    cure: 'Escriba 1 = 0, + - para una incomparecencia, W D L para una partida que no cuenta para el Elo; U F H Z sin rival.',
  },
  'bye-with-opponent': {
    says: 'el código de un bye junto a un rival: «{value}»',
    cure: 'Escriba el resultado de la partida (1-0F si no se presentaron las negras), o quite el rival (0000 en un TRF).',
  },
  'result-without-opponent': {
    says: 'un resultado sin rival: «{value}»',
    cure: 'Escriba el rival, o U F H Z para un bye.',
  },
  'results-disagree': {
    says: 'ronda {round}: los resultados de {player} y {opponent} se contradicen ({value})',
    cure: 'Tome el resultado de la planilla y corrija el lado equivocado.',
  },
  'result-by-penalty': {
    says: 'ronda {round}: {player} y {opponent} suman menos de un punto ({value})',
    cure: 'Correcto si el árbitro impuso una sanción; si no, corríjalo.',
  },
  'met-twice': {
    says: 'ronda {round}: {player} y {opponent} ya se enfrentaron (C.04.1.b)',
    cure: 'Compruebe si un rival está mal.',
  },
  'text-between-rounds': {
    says: 'texto entre las columnas de dos rondas: «{value}»',
    cure: 'Las rondas están en las columnas 92, 102, 112…: ponga el texto en su sitio.',
  },
  'too-many-rounds': {
    says: 'un dato en la ronda {round}, pero solo se declaran {declared} rondas («{value}»)',
    cure: 'Corrija el número de rondas, o quite el dato.',
  },
  'score-with-coming-byes': {
    says: 'número {player}: hay {value} puntos impresos, {score} tras las rondas emparejadas: incluyen un bye de una ronda futura',
    cure: 'El bye cuenta una vez emparejada su ronda.',
  },
  'two-pairing-byes': {
    says: 'la ronda {round} tiene más de un bye asignado: {kept} y {others}',
    cure: 'Solo puede sobrar un jugador. {kept} conserva el bye, pues de estos las reglas dejarían antes sin rival a {kept}; el de {others} cuenta como bye de un punto. Corrija el archivo si fue una incomparecencia.',
  },
  'games-postponed': {
    says: '{count} {count|partida aplazada|partidas aplazadas}: sin resultado, aunque hay emparejada una ronda posterior ({games})',
    cure: 'Aún sin puntos, tablas para emparejar; no es definitivo. Introduzca el resultado cuando se sepa.',
  },
  'no-entry-in-round': {
    says: 'el número {player} no tiene nada escrito en la ronda {round}; cuenta como ausencia',
    cure: 'Correcto si se retiró; si no, introduzca la partida.',
  },
  'result-missing': {
    says: 'ronda {round}: {count|falta|faltan} {count} {count|resultado|resultados}: {games}',
    cure: 'Introduzca el resultado (o aplazada, donde exista) y luego empareje.',
  },
  'results-missing': {
    says: 'ronda {round}: {count|falta|faltan} {count} {count|resultado: mesa|resultados: mesas} {tables}',
    cure: 'Introduzca el resultado (o aplazada, donde exista) y luego empareje.',
  },
};
