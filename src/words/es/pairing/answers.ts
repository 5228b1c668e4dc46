import type { answers as english } from '../../en/pairing/answers';
import type { WordsLike } from '../../like';

/** Answers for a player, in words without terms of the rules. */
export const answers: WordsLike<typeof english> = {
  'answers.q.opponent': '¿Por qué este rival?',
  'answers.q.colour': '¿Por qué este color?',
  'answers.q.floatDown': '¿Por qué un rival con menos puntos?',
  'answers.q.floatUp': '¿Por qué un rival con más puntos?',
  'answers.q.bye': '¿Por qué el bye?',
  'answers.q.noBye': '¿Por qué no el bye?',
  'answers.q.whyNot': '¿Por qué no {player}?',
  'answers.same-points':
    '{player} y {opponent} tenían ambos {score} {score|punto|puntos}, y los jugadores con los mismos puntos se enfrentan entre sí.',
  'answers.other-points':
    '{player} tenía {own} {own|punto|puntos} y {opponent} {other}: no todos podían enfrentarse a alguien con los mismos puntos.',
  'answers.other-points-bye':
    '{player} tenía {own} {own|punto|puntos} y {opponent} {other}: con el bye para {bye}, no todos los demás podían enfrentarse a alguien con los mismos puntos.',
  'answers.in-order':
    'En su grupo dos listas se enfrentan en orden: el n.º {place} de una con el n.º {place} de la otra.',
  'answers.instead': 'En el orden del grupo le habría tocado primero a {other}; {because}',
  'answers.rearranged':
    'La primera disposición del grupo no se pudo mantener; de las mejores, esta va primera en el orden de las reglas.',
  'answers.arranged': 'Las reglas disponen el grupo de modo que estos dos se enfrenten.',
  'answers.bracket':
    'En este torneo siguen los vencedores, y el cuadro dice quién juega con quién.',
  'answers.bracket-bye': '{player} no juega con nadie en esta eliminatoria y pasa.',
  'answers.ladder': 'La escalera empareja a vecinos entre los que han venido, desde arriba.',
  'answers.ladder-nearest':
    '{lower} era, por debajo de {higher} en la escalera, el más cercano que seguía libre, con quien {higher} podía jugar y que dejaba rival a los demás.',
  'answers.ladder-bye':
    'Con un número impar de jugadores la escalera deja esta vez sin partida a {player}.',
  'answers.table':
    'En este torneo todos se enfrentan a todos, y la tabla de rondas dice quién juega con quién.',
  'answers.table-fixed': 'En este torneo una tabla hecha de antemano dice quién juega con quién.',
  'answers.table-round': 'Según la tabla se enfrentan en la ronda {round}.',
  'answers.changed':
    'El árbitro hizo esta pareja: según las reglas {player} habría jugado con {ours}.',
  'answers.changed-bye': 'Lo decidió el árbitro: según las reglas {player} habría tenido el bye.',
  'answers.not-in-round': '{player} no fue emparejado en la ronda {round}.',
  'answers.no-round':
    'Según las reglas la ronda {round} no se puede emparejar, así que no hay con qué comparar.',
  'answers.due-both':
    'A {player} le tocaban {colour} y a {opponent} no, así que ambos tienen lo que les tocaba.',
  'answers.due-none': 'Ni a {player} ni a {opponent} les tocaba un color.',
  'answers.due-other': 'Solo a {opponent} le tocaba un color, y lo tiene; {player} toma el otro.',
  'answers.due-only': 'Solo a {player} le tocaba un color, y lo tiene.',
  'answers.due-stronger':
    'A {player} y {opponent} les tocaban {colour}; {winner} las necesitaba más.',
  'answers.due-equal': 'A {player} y {opponent} les tocaban {colour}.',
  'answers.colour-rule': 'La regla que decidió: {because}.',
  'answers.colour-history': 'Colores hasta ahora: {player} {own}, {opponent} {other}.',
  'answers.none-yet': 'ninguno',
  'answers.odd-group':
    'El grupo de {score} {score|punto|puntos} tenía {count} {count|jugador|jugadores}, un número impar, así que alguien tenía que bajar.',
  'answers.odd-group-joined':
    'El grupo de {score} {score|punto|puntos} tenía {own} {own|jugador|jugadores}, y {more|había bajado|habían bajado} a él {more} más: un número impar, así que alguien tenía que bajar.',
  'answers.alone-group':
    'Nadie más tenía {score} {score|punto|puntos}, así que {player} tenía que bajar.',
  'answers.uneven-group':
    'No todos los del grupo de {score} {score|punto|puntos} podían emparejarse allí: {count} {count|tenía|tenían} que bajar.',
  'answers.had-stayed': 'Si {player} se hubiera quedado, {because}',
  'answers.first-in-order':
    'Entre los que podían bajar, el orden de las reglas llega primero a {player}.',
  'answers.came-down':
    '{opponent} bajó del grupo de {score} {score|punto|puntos} y necesitaba un rival.',
  'answers.first-for-him': '{player} era el primero del grupo con quien {opponent} podía jugar.',
  'answers.chosen-for':
    'De aquellos con quienes {opponent} podía jugar, la mejor disposición del grupo da {player}.',
  'answers.before-you': '{other} estaba delante de {player}; {because}',
  'answers.went-up':
    '{player} subió al grupo de {score} {score|punto|puntos}, al que no le quedaba nadie para {opponent}.',
  'answers.odd-field': 'El número de jugadores era impar, así que uno tenía que recibir el bye.',
  'answers.even-field': 'El número de jugadores era par, así que no había bye.',
  'answers.bye-lowest':
    'Es para el último de la clasificación que puede tenerlo, y ese era {player}.',
  'answers.bye-fewest-points':
    '{player} es quien tiene menos puntos de los que pueden tenerlo y dejan rival a todos los demás.',
  'answers.bye-most-games':
    'De los que pueden tenerlo y dejan rival a todos los demás, {player} es quien tiene menos puntos y, entre iguales, más partidas.',
  'answers.bye-last-ranked':
    'De los que pueden tenerlo y dejan rival a todos los demás, {player} es quien tiene menos puntos, entre iguales más partidas, y entre estos es el último por los puntos de sus rivales y luego por el número.',
  'answers.bye-barred': 'Por debajo de {player} no había nadie más que pudiera tenerlo: {because}',
  'answers.bye-other':
    'El bye fue para {other}, que estaba más abajo con {score} {score|punto|puntos}.',
  'answers.bye-not-twice': 'Nadie tiene el bye después de un bye o de puntos sin jugar; {because}.',
  'answers.had-bye': 'Con el bye para {player}, {because}',
  'answers.met':
    '{player} y {opponent} ya se enfrentaron, en la ronda {round}; nadie juega dos veces con el mismo rival.',
  'answers.kept-apart': 'El árbitro separa a {player} y {opponent}.',
  'answers.same-colour':
    '{player} y {opponent} deben tener ambos {colour} en esta ronda, así que no pueden enfrentarse.',
  'answers.meet': '{player} y {opponent} se enfrentan en esta ronda.',
  'answers.may-meet': '{player} y {opponent} tenían los mismos puntos y podían enfrentarse.',
  'answers.far':
    '{player} tenía {own} {own|punto|puntos} y {opponent} {other}; en lo posible se juega con quien tiene los mismos puntos.',
  'answers.but': 'Pero con estos dos emparejados, {because}',
  /** The same within a sentence. */
  'answers.but-within': 'pero con estos dos emparejados, {because}',
  'answers.cost.downfloaters':
    'más jugadores habrían tenido que dejar su grupo ({found} en vez de {best}).',
  'answers.cost.scores': 'jugadores con más puntos habrían tenido que bajar.',
  'answers.cost.upfloaters': 'más habrían tenido que subir: {found} en vez de {best}.',
  'answers.cost.upScores': 'los que suben habrían venido de más abajo.',
  'answers.cost.floatAgain': 'alguien que acababa de jugar con otro grupo habría vuelto a hacerlo.',
  'answers.cost.ahead': 'el grupo siguiente solo se habría podido emparejar peor.',
  'answers.cost.colour':
    'más jugadores no habrían tenido el color que les tocaba ({found} en vez de {best}).',
  'answers.cost.strong':
    'más jugadores no habrían tenido el color que necesitaban mucho ({found} en vez de {best}).',
  'answers.cost.top': 'uno de los líderes, o un rival, habría tenido un color demasiadas veces.',
  'answers.cost.downAgain':
    'habría vuelto a bajar alguien que bajó en una de las dos últimas rondas.',
  'answers.cost.upAgain':
    'habría vuelto a jugar con un grupo más fuerte alguien que lo hizo en una de las dos últimas rondas.',
  'answers.cost.difference':
    'la diferencia de puntos habría sido mayor para alguien que flotó en una de las dos últimas rondas.',
  'answers.cost.byeUnplayed': 'el bye habría sido para alguien con menos partidas jugadas.',
  'answers.cost.byeScore': 'el bye habría sido para alguien con más puntos.',
  'answers.cost.order':
    'la ronda solo habría sido igual de buena, y va después en el orden fijo en que las reglas prueban los emparejamientos.',
  'answers.cost.incomplete': 'los demás no se habrían podido emparejar todos.',
  'answers.cost.still-free': 'los que siguen libres no se habrían podido emparejar todos.',
  'answers.cost.no-opponent': 'no habría quedado ningún rival.',
  'answers.cost.fewer': 'el grupo habría tenido menos parejas.',
  'answers.cost.below': 'los sobrantes no se habrían podido emparejar en el grupo siguiente.',
  'answers.cost.earlier':
    '{player} tendría que renunciar a {opponent}, que las reglas le dan primero.',
  'answers.cost.moved': 'alguien de un grupo superior habría perdido su lugar: ellos van primero.',
  'answers.cost.bye': 'el bye habría sido para un jugador distinto del que dicen las reglas.',
  'answers.cost.closeness': 'las diferencias de puntos en las parejas habrían sido mayores.',
  'answers.cost.column':
    'uno de los dos habría tenido que tomar el otro color: a ambos les tocaban {colour}.',
  'answers.cost.later': 'la tabla los enfrenta en la ronda {round}.',
  'answers.cost.bothDown':
    'ambos venían de un grupo superior, y esos juegan con jugadores del grupo al que llegan.',
  'answers.cost.strongPair':
    'se habrían enfrentado dos jugadores que necesitan mucho el mismo color.',
  'answers.cost.barred': 'habría tenido el bye alguien que no puede tenerlo.',
};
