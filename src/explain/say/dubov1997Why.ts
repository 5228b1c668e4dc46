import type { Phrasebook } from '../phrasebook';

/** Dubov 1997: why a candidate, a pair or a whole round was not taken. */
export const dubov1997Why = {
  'dubov1997.passed.met': {
    en: '{players}: they have already met',
    fr: '{players} : ils se sont déjà rencontrés',
    pt: '{players}: já se defrontaram',
  },
  'dubov1997.passed.colours': {
    en: '{players}: both could only have the same colour',
    fr: '{players} : tous deux ne pourraient avoir que la même couleur',
    pt: '{players}: ambos só poderiam ter a mesma cor',
  },
  'dubov1997.passed.forbidden': {
    en: '{players}: the arbiter keeps them apart',
    fr: '{players} : l’arbitre interdit cette rencontre',
    pt: '{players}: o árbitro não permite este encontro',
  },
  'dubov1997.passed.freePoint': {
    en: '{players}: already a point without playing',
    fr: '{players} : déjà un point sans jouer',
    pt: '{players}: já um ponto sem jogar',
  },
  'dubov1997.passed.transferredLastRound': {
    en: '{players}: transferred upward in the previous round, not twice running',
    fr: '{players} : transfert vers le haut à la ronde précédente, pas deux fois de suite',
    pt: '{players}: transferência para cima na ronda anterior, não duas vezes seguidas',
  },
  'dubov1997.passed.tooManyTransfers': {
    en: '{players}: transferred upward as often as is allowed',
    fr: '{players} : nombre permis de transferts vers le haut atteint',
    pt: '{players}: atingido o número permitido de transferências para cima',
  },
  'dubov1997.passed.noOpponentInGroup': {
    en: '{players}: no legal opponent in the group',
    fr: '{players} : aucun adversaire légal dans le groupe',
    pt: '{players}: sem adversário legal no grupo',
  },
  'dubov1997.passed.groupNotPaired': {
    en: '{players}: the group could still not be paired as a whole',
    fr: '{players} : le groupe ne pourrait toujours pas être apparié en entier',
    pt: '{players}: o grupo continuaria a não poder ser emparceirado por inteiro',
  },
  'dubov1997.passed.lookAhead': {
    en: '{players}: the players then left could not all be paired legally',
    fr: '{players} : les joueurs restants ne pourraient pas tous être appariés légalement',
    pt: '{players}: os jogadores restantes não poderiam ser todos emparceirados legalmente',
  },

  'dubov1997.colour.limits': {
    en: 'the only colours that keep within 2.3 and 2.4',
    fr: 'les seules couleurs qui respectent 2.3 et 2.4',
    pt: 'as únicas cores que respeitam 2.3 e 2.4',
  },
  'dubov1997.colour.preferences': {
    en: 'both have their preference',
    fr: 'chacun a sa couleur préférentielle',
    pt: 'cada um tem a sua cor preferencial',
  },
  'dubov1997.colour.onePreference': {
    en: 'only one has a preference',
    fr: 'un seul a une préférence',
    pt: 'só um tem preferência',
  },
  'dubov1997.colour.difference': {
    en: 'white for the one with fewer games with white against black',
    fr: 'les blancs à celui qui les a eus le moins par rapport aux noirs',
    pt: 'brancas para quem as teve menos em relação às pretas',
  },
  'dubov1997.colour.history': {
    en: 'the latest difference of their colours is reversed',
    fr: 'on inverse la dernière différence de leurs couleurs',
    pt: 'inverte-se a última diferença das suas cores',
  },
  'dubov1997.colour.cma': {
    en: 'white for the higher CMA',
    fr: 'les blancs à la plus grande CMA',
    pt: 'brancas para a maior CMA',
  },
  'dubov1997.colour.rating': {
    en: 'white for the lower rating',
    fr: 'les blancs à la plus petite cote',
    pt: 'brancas para o rating mais baixo',
  },
  'dubov1997.colour.initialList': {
    en: 'all equal: white for the later in the initial list',
    fr: 'tout est égal : les blancs au dernier des deux dans la liste initiale',
    pt: 'tudo igual: brancas para o último dos dois na lista inicial',
  },
  'dubov1997.colour.firstRound': {
    en: 'by the drawing of lots, alternating',
    fr: 'selon le tirage au sort, en alternant',
    pt: 'segundo o sorteio, alternando',
  },

  'dubov1997.refusal.unrated': {
    en: 'no rating: {players}; this system pairs by ratings and nobody is paired as 0',
    fr: 'sans cote : {players} ; ce système apparie d’après les cotes et personne n’est apparié à 0',
    pt: 'sem rating: {players}; este sistema emparceira pelos ratings e ninguém é emparceirado com 0',
  },
  'dubov1997.cure.estimate': {
    en: 'give {players} an estimated rating, as accurate as possible',
    fr: 'donnez à {players} une cote estimée, aussi précise que possible',
    pt: 'atribua a {players} um rating estimado, tão preciso quanto possível',
  },
  'dubov1997.refusal.pending': {
    en: 'round {round} has games without a result: {players}',
    fr: 'la ronde {round} a des parties sans résultat : {players}',
    pt: 'a ronda {round} tem partidas sem resultado: {players}',
  },
  'dubov1997.cure.results': {
    en: 'enter the results of round {round}; a game adjourned is entered as such',
    fr: 'saisissez les résultats de la ronde {round} ; une partie ajournée se saisit comme telle',
    pt: 'introduza os resultados da ronda {round}; uma partida adiada introduz-se como tal',
  },
  'dubov1997.refusal.noOpponent': {
    en: '{player} has no legal opponent left: already met {met}; colours do not fit {colours}; kept apart {forbidden}',
    fr: '{player} n’a plus d’adversaire légal : déjà rencontrés {met} ; couleurs incompatibles {colours} ; rencontres interdites {forbidden}',
    pt: '{player} já não tem adversário legal: já defrontou {met}; cores incompatíveis {colours}; encontros não permitidos {forbidden}',
  },
  'dubov1997.refusal.scarce': {
    en: '{missable} can only be paired with the help of {scarce}, who are too few',
    fr: '{missable} ne peuvent être appariés qu’avec l’aide de {scarce}, trop peu nombreux',
    pt: '{missable} só podem ser emparceirados com a ajuda de {scarce}, que são poucos',
  },
  'dubov1997.refusal.cutOff': {
    en: '{missable} may meet nobody else and cannot all be paired with each other',
    fr: '{missable} ne peuvent rencontrer personne d’autre et ne peuvent pas tous être appariés entre eux',
    pt: '{missable} não podem defrontar mais ninguém e não podem ser todos emparceirados entre si',
  },
  'dubov1997.refusal.byeNobody': {
    en: 'the number of players is odd and everybody has already had a point without playing: {players}',
    fr: 'le nombre de joueurs est impair et chacun a déjà marqué un point sans jouer : {players}',
    pt: 'o número de jogadores é ímpar e todos já têm um ponto sem jogar: {players}',
  },
  'dubov1997.refusal.byeRest': {
    en: 'the number of players is odd; whoever of {players} had the bye, the others could not all be paired',
    fr: 'le nombre de joueurs est impair ; quel que soit l’exempt parmi {players}, les autres ne pourraient pas tous être appariés',
    pt: 'o número de jogadores é ímpar; quem quer que de {players} ficasse com o bye, os outros não poderiam ser todos emparceirados',
  },
  'dubov1997.cure.forbidden': {
    en: 'lift some of the pairs kept apart by the arbiter: without them there is a legal round',
    fr: 'levez certaines rencontres interdites par l’arbitre : sans elles il existe une ronde légale',
    pt: 'levante alguns encontros não permitidos pelo árbitro: sem essas restrições existe uma ronda legal',
  },
  'dubov1997.cure.byHand': {
    en: 'the text leaves the case to the arbiter: pair by hand and note which of 2.1 to 2.4 is set aside',
    fr: 'le texte laisse le cas à l’arbitre : appariez à la main et notez lequel des articles 2.1 à 2.4 est écarté',
    pt: 'o texto deixa o caso ao árbitro: emparceire à mão e anote qual dos artigos 2.1 a 2.4 fica de lado',
  },
  'dubov1997.cure.fewerRounds': {
    en: 'or end the event here: there are too many rounds for the number of players',
    fr: 'ou terminez ici le tournoi : il y a trop de rondes pour le nombre de joueurs',
    pt: 'ou termine aqui o torneio: há rondas a mais para o número de jogadores',
  },

  'dubov1997.judge.twice': {
    en: '{players} stand more than once in the round',
    fr: '{players} figurent plusieurs fois dans la ronde',
    pt: '{players} aparecem mais do que uma vez na ronda',
  },
  'dubov1997.judge.missing': {
    en: '{players} take part but are not paired',
    fr: '{players} participent mais ne sont pas appariés',
    pt: '{players} participam mas não estão emparceirados',
  },
  'dubov1997.judge.absent': {
    en: '{players} do not take part in this round',
    fr: '{players} ne participent pas à cette ronde',
    pt: '{players} não participam nesta ronda',
  },
  'dubov1997.judge.difference': {
    en: '{player} would have {difference} games more with {colour}',
    fr: '{player} aurait {difference} parties de plus avec les {colour}s',
    pt: '{player} ficaria com mais {difference} partidas de {colour}',
  },
  'dubov1997.judge.threeTimes': {
    en: '{player} would have {colour} three times running',
    fr: '{player} aurait trois fois de suite les {colour}s',
    pt: '{player} teria três vezes seguidas as {colour}',
  },
  'dubov1997.judge.bye': {
    en: '{played} has the bye; by the text it is {ours}',
    fr: '{played} est exempt ; selon le texte c’est {ours}',
    pt: '{played} tem o bye; segundo o texto é {ours}',
  },
  'dubov1997.judge.first': {
    en: 'the first difference in the order of the work: by the text {white} meets {black} (played: {played})',
    fr: 'première différence dans l’ordre du travail : selon le texte {white} rencontre {black} (joué : {played})',
    pt: 'primeira diferença pela ordem do trabalho: segundo o texto {white} defronta {black} (jogado: {played})',
  },
  'dubov1997.judge.colours': {
    en: '{white} has white against {black}: {because}',
    fr: '{white} a les blancs contre {black} : {because}',
    pt: '{white} joga de brancas contra {black}: {because}',
  },
  'dubov1997.judge.noRound': {
    en: 'by the text there is no round to compare with',
    fr: 'selon le texte il n’y a pas de ronde à comparer',
    pt: 'segundo o texto não há ronda com que comparar',
  },

  'dubov1997.whyNot.paired': {
    en: '{white} and {black} do meet in this round',
    fr: '{white} et {black} se rencontrent bien dans cette ronde',
    pt: '{white} e {black} defrontam-se de facto nesta ronda',
  },
  'dubov1997.whyNot.self': {
    en: 'a player does not meet himself',
    fr: 'un joueur ne se rencontre pas lui-même',
    pt: 'um jogador não se defronta a si próprio',
  },
  'dubov1997.whyNot.lookAhead': {
    en: 'if {a} met {b}, the others could not all be paired legally',
    fr: 'si {a} rencontrait {b}, les autres ne pourraient pas tous être appariés légalement',
    pt: 'se {a} defrontasse {b}, os outros não poderiam ser todos emparceirados legalmente',
  },
  'dubov1997.whyNot.scores': {
    en: 'they stand in different groups: {a} has {pointsA} points, {b} has {pointsB}',
    fr: 'ils sont dans des groupes différents : {a} a {pointsA} points, {b} en a {pointsB}',
    pt: 'estão em grupos diferentes: {a} tem {pointsA} pontos, {b} tem {pointsB}',
  },
  'dubov1997.whyNot.sameColumn': {
    en: 'both stand in the same column ({colour}); players of one column meet only when somebody may meet nobody of the other',
    fr: 'tous deux sont dans la même colonne ({colour}) ; on n’apparie dans une colonne que si quelqu’un ne peut rencontrer personne de l’autre',
    pt: 'ambos estão na mesma coluna ({colour}); dentro de uma coluna só se emparceira quando alguém não pode defrontar ninguém da outra',
  },
  'dubov1997.whyNot.rows': {
    en: '{white} stands in row {whiteRow} of the whites, {black} in row {blackRow} of the blacks; the first order without a clash gives {white} to {opponent}',
    fr: '{white} est à la ligne {whiteRow} des blancs, {black} à la ligne {blackRow} des noirs ; le premier ordre possible donne {opponent} à {white}',
    pt: '{white} está na linha {whiteRow} das brancas, {black} na linha {blackRow} das pretas; a primeira ordem possível dá {opponent} a {white}',
  },
  'dubov1997.whyNot.earlier': {
    en: 'before the question arises, {player} is paired with {opponent}',
    fr: 'avant que la question se pose, {player} est apparié avec {opponent}',
    pt: 'antes de a questão se pôr, {player} é emparceirado com {opponent}',
  },
} satisfies Phrasebook;
