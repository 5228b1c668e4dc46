import type { Phrasebook } from '../phrasebook';

/** Dutch 2016: why something is not so — absolute rules, judgements, "why not", refusals, cures. */
export const dutch2016Why = {
  'dutch2016.met': {
    en: '{players} have already played each other',
    fr: '{players} se sont déjà rencontrés',
    pt: '{players} já jogaram entre si',
  },
  'dutch2016.keptApart': {
    en: '{players} are kept apart by the arbiter’s list',
    fr: '{players} sont séparés par la liste de l’arbitre',
    pt: '{players} estão separados pela lista do árbitro',
  },
  'dutch2016.sameAbsolute': {
    en: '{players} both have an absolute preference for {colour} and neither is a topscorer',
    fr: '{players} ont tous deux une préférence absolue pour {colour} et aucun n’est un crack',
    pt: '{players} têm ambos preferência absoluta por {colour} e nenhum é jogador de topo',
  },
  'dutch2016.notComplete': {
    en: 'with {players} floating down, the rest of the round could not be paired',
    fr: 'si {players} flottent, le reste de la ronde ne peut pas être apparié',
    pt: 'se {players} flutuarem, o resto da ronda não pode ser emparceirado',
  },

  'dutch2016.judge.players': {
    en: 'not the same players: missing {missing}; not to be paired or twice {extra}',
    fr: 'les joueurs ne sont pas les mêmes : manquent {missing} ; en trop ou en double {extra}',
    pt: 'os jogadores não são os mesmos: faltam {missing}; a mais ou repetidos {extra}',
  },
  'dutch2016.judge.noRound': {
    en: 'no legal pairing of this round exists',
    fr: 'il n’existe aucun appariement légal de cette ronde',
    pt: 'não existe emparceiramento legal desta ronda',
  },
  'dutch2016.judge.worse': {
    en: 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
    fr: 'niveau à {score} : moins bon sur {criterion} : {found} au lieu de {best}',
    pt: 'grupo de {score}: pior em {criterion}: {found} em vez de {best}',
  },
  'dutch2016.judge.later': {
    en: 'bracket of {score}: legal and as good on every criterion, but later in the order of generation: {played}',
    fr: 'niveau à {score} : légal et aussi bon sur tous les critères, mais plus tard dans l’ordre des candidats : {played}',
    pt: 'grupo de {score}: legal e igualmente bom em todos os critérios, mas mais tarde na ordem de geração: {played}',
  },
  'dutch2016.judge.twoMovedDown': {
    en: 'bracket of {score}: {players} are both moved-down players, who are paired with residents only',
    fr: 'niveau à {score} : {players} sont tous deux des flotteurs descendus, qui ne rencontrent que des résidents',
    pt: 'grupo de {score}: {players} são ambos jogadores descidos, que só defrontam residentes',
  },
  'dutch2016.judge.colours': {
    en: 'wrong colours: {white} has white against {black} ({rule})',
    fr: 'couleurs inversées : {white} a les blancs contre {black} ({rule})',
    pt: 'cores trocadas: {white} joga de brancas contra {black} ({rule})',
  },

  'dutch2016.why.notPaired': {
    en: '{players} cannot be asked about: not two different players of this round',
    fr: 'question impossible pour {players} : il faut deux joueurs différents de cette ronde',
    pt: 'pergunta impossível para {players}: são precisos dois jogadores diferentes desta ronda',
  },
  'dutch2016.why.arePaired': {
    en: '{players} are paired in this round',
    fr: '{players} sont appariés dans cette ronde',
    pt: '{players} estão emparceirados nesta ronda',
  },
  'dutch2016.why.bothMovedDown': {
    en: '{players} have both floated down: moved-down players are paired with residents only',
    fr: '{players} ont tous deux flotté : les flotteurs descendus ne rencontrent que des résidents',
    pt: '{players} flutuaram ambos: os jogadores descidos só defrontam residentes',
  },
  'dutch2016.why.incomplete': {
    en: 'with {players} paired, the rest of the round could not be completed',
    fr: 'avec la paire {players}, le reste de la ronde ne peut pas être complété',
    pt: 'com o par {players}, o resto da ronda não pode ser completado',
  },
  'dutch2016.why.worse': {
    en: 'with {players} paired, the bracket of {score} is at best {pairing}, and worse on {criterion}: {found} instead of {best}',
    fr: 'avec la paire {players}, le niveau à {score} est au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
    pt: 'com o par {players}, o grupo de {score} é no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  },
  'dutch2016.why.worseFloat': {
    en: 'for {players} to meet, the higher one would have to float down; the bracket of {score} would be at best {pairing}, worse on {criterion}: {found} instead of {best}',
    fr: 'pour que {players} se rencontrent, le mieux classé devrait flotter ; le niveau à {score} serait au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
    pt: 'para {players} se defrontarem, o melhor classificado teria de flutuar; o grupo de {score} seria no melhor caso {pairing}, pior em {criterion}: {found} em vez de {best}',
  },
  'dutch2016.why.later': {
    en: 'with {players} paired, the best pairing of the bracket of {score} is as good on every criterion but comes later in the order of generation: {pairing}',
    fr: 'avec la paire {players}, le meilleur appariement du niveau à {score} est aussi bon sur tous les critères mais vient plus tard dans l’ordre des candidats : {pairing}',
    pt: 'com o par {players}, o melhor emparceiramento do grupo de {score} é igualmente bom em todos os critérios mas surge mais tarde na ordem de geração: {pairing}',
  },

  'dutch2016.refusal.pending': {
    en: 'round {round} has games without result: {players}',
    fr: 'la ronde {round} a des parties sans résultat : {players}',
    pt: 'a ronda {round} tem partidas sem resultado: {players}',
  },
  'dutch2016.refusal.few': {
    en: '{players} cannot all be paired: apart from each other they may only meet {others}, and those are too few',
    fr: '{players} ne peuvent pas tous être appariés : hors d’entre eux, ils ne peuvent rencontrer que {others}, trop peu nombreux',
    pt: '{players} não podem ser todos emparceirados: fora entre si só podem defrontar {others}, que são poucos',
  },
  'dutch2016.refusal.among': {
    en: '{players} cannot all be paired: there is nobody left whom they may meet',
    fr: '{players} ne peuvent pas tous être appariés : il ne reste personne qu’ils puissent rencontrer',
    pt: '{players} não podem ser todos emparceirados: não resta ninguém que possam defrontar',
  },
  'dutch2016.refusal.noBye': {
    en: 'the number of players is odd and nobody may get the bye any more',
    fr: 'le nombre de joueurs est impair et plus personne ne peut être exempt',
    pt: 'o número de jogadores é ímpar e já ninguém pode receber o bye',
  },
  'dutch2016.refusal.bye': {
    en: 'the number of players is odd; only these may still get the bye: {players}',
    fr: 'le nombre de joueurs est impair ; seuls ceux-ci peuvent encore être exempts : {players}',
    pt: 'o número de jogadores é ímpar; só estes ainda podem receber o bye: {players}',
  },
  'dutch2016.refusal.met': {
    en: '{player} has already played {others}',
    fr: '{player} a déjà joué contre {others}',
    pt: '{player} já jogou contra {others}',
  },
  'dutch2016.refusal.forbidden': {
    en: '{player} is kept apart from {others} by the arbiter’s list',
    fr: '{player} est séparé de {others} par la liste de l’arbitre',
    pt: '{player} está separado de {others} pela lista do árbitro',
  },
  'dutch2016.refusal.colour': {
    en: '{player} has the same absolute colour preference as {others}',
    fr: '{player} a la même préférence de couleur absolue que {others}',
    pt: '{player} tem a mesma preferência absoluta de cor que {others}',
  },
  'dutch2016.cure.results': {
    en: 'enter the missing results of round {round}, or mark the games as adjourned (a draw for pairing)',
    fr: 'saisir les résultats manquants de la ronde {round}, ou marquer les parties comme ajournées (nulles pour l’appariement)',
    pt: 'introduzir os resultados em falta da ronda {round}, ou marcar as partidas como adiadas (empate para o emparceiramento)',
  },
  'dutch2016.cure.list': {
    en: 'take pairs off the list of players kept apart',
    fr: 'retirer des paires de la liste des joueurs séparés',
    pt: 'retirar pares da lista de jogadores separados',
  },
  'dutch2016.cure.absence': {
    en: 'let one or two players sit this round out (absence or requested bye), first of all of: {players}',
    fr: 'laisser un ou deux joueurs ne pas jouer cette ronde (absence ou bye demandé), d’abord parmi : {players}',
    pt: 'deixar um ou dois jogadores de fora nesta ronda (ausência ou bye pedido), em primeiro lugar de entre: {players}',
  },
  'dutch2016.cure.byHand': {
    en: 'the text leaves it to the arbiter: pair the players concerned by hand and record why',
    fr: 'le texte s’en remet à l’arbitre : apparier à la main les joueurs concernés et noter pourquoi',
    pt: 'o texto deixa a decisão ao árbitro: emparceirar à mão os jogadores em causa e registar o motivo',
  },
  'dutch2016.cure.fewerRounds': {
    en: 'if everybody has met, end the event here',
    fr: 'si tous se sont rencontrés, terminer l’épreuve ici',
    pt: 'se todos já se defrontaram, terminar aqui a prova',
  },
} satisfies Phrasebook;
