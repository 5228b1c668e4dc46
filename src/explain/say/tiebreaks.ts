import type { Phrasebook } from '../phrasebook';

/** Why a term is what it is, why it does not count, why a value is undefined, what we warn of. */
export const tiebreaks = {
  'tiebreaks.why.played': { en: 'played', fr: 'jouée', pt: 'jogada' },
  'tiebreaks.why.adjourned': {
    en: 'adjourned: a draw for the time being',
    fr: 'ajournée : nulle provisoire',
    pt: 'adiada: empate provisório',
  },
  'tiebreaks.why.pending': {
    en: 'no result yet: a draw for the time being',
    fr: 'sans résultat : nulle provisoire',
    pt: 'sem resultado: empate provisório',
  },
  'tiebreaks.why.forfeit': {
    en: 'forfeit: virtual opponent',
    fr: 'forfait : adversaire virtuel',
    pt: 'falta de comparência: adversário virtual',
  },
  'tiebreaks.why.exempt': {
    en: 'bye: mean of the tournament',
    fr: 'exempt : moyenne du tournoi',
    pt: 'isento: média do torneio',
  },
  'tiebreaks.why.absence': {
    en: 'not played: a draw against oneself',
    fr: 'non jouée : nulle contre soi-même',
    pt: 'não jogada: empate contra si próprio',
  },
  'tiebreaks.why.rule350': {
    en: '350-point rule',
    fr: 'règle des 350 points',
    pt: 'regra dos 350 pontos',
  },
  'tiebreaks.why.provisional': {
    en: 'unrated: provisional rating',
    fr: 'non classé : classement provisoire',
    pt: 'sem Elo: Elo provisório',
  },
  'tiebreaks.why.provisional350': {
    en: 'provisional rating, 350-point rule',
    fr: 'classement provisoire, règle des 350 points',
    pt: 'Elo provisório, regra dos 350 pontos',
  },
  'tiebreaks.why.face-value': {
    en: 'not played: counted as it stands',
    fr: 'non jouée : comptée telle quelle',
    pt: 'não jogada: contada tal como está',
  },
  'tiebreaks.why.rounding': {
    en: 'rounding to a whole number, half up',
    fr: 'arrondi à l’entier, demi vers le haut',
    pt: 'arredondamento ao inteiro, metade para cima',
  },
  'tiebreaks.why.quantity': {
    en: 'quantity Q for the points made in the games played',
    fr: 'quantité Q pour les points marqués dans les parties jouées',
    pt: 'quantidade Q pelos pontos obtidos nas partidas jogadas',
  },
  'tiebreaks.why.level-above': {
    en: 'nearest rated group above, by its weight',
    fr: 'groupe classé le plus proche au-dessus, selon son poids',
    pt: 'grupo com Elo mais próximo acima, segundo o seu peso',
  },
  'tiebreaks.why.level-below': {
    en: 'nearest rated group below, by its weight',
    fr: 'groupe classé le plus proche au-dessous, selon son poids',
    pt: 'grupo com Elo mais próximo abaixo, segundo o seu peso',
  },
  'tiebreaks.why.level-gap': {
    en: 'difference of Q between the two groups',
    fr: 'écart de Q entre les deux groupes',
    pt: 'diferença de Q entre os dois grupos',
  },
  'tiebreaks.why.group': {
    en: 'rated player of the same points group',
    fr: 'joueur classé du même groupe de points',
    pt: 'jogador com Elo do mesmo grupo de pontos',
  },
  'tiebreaks.cut.lowest': {
    en: 'cut: lowest',
    fr: 'ôté : le plus faible',
    pt: 'cortado: o mais baixo',
  },
  'tiebreaks.cut.highest': {
    en: 'cut: highest',
    fr: 'ôté : le plus fort',
    pt: 'cortado: o mais alto',
  },
  'tiebreaks.cut.early-round': {
    en: 'cut: early round',
    fr: 'ôtée : première ronde',
    pt: 'cortada: ronda inicial',
  },
  'tiebreaks.cut.below-half': {
    en: 'opponent below 50 %',
    fr: 'adversaire sous 50 %',
    pt: 'adversário abaixo de 50 %',
  },
  'tiebreaks.cut.below-limit': {
    en: 'opponent below the limit',
    fr: 'adversaire sous la limite',
    pt: 'adversário abaixo do limite',
  },
  'tiebreaks.cut.not-played': { en: 'not played', fr: 'non jouée', pt: 'não jogada' },
  'tiebreaks.cut.not-tied': {
    en: 'opponent not tied',
    fr: 'adversaire non ex æquo',
    pt: 'adversário não empatado',
  },
  'tiebreaks.cut.no-win': { en: 'not won', fr: 'non gagnée', pt: 'não ganha' },
  'tiebreaks.cut.no-opponent': { en: 'no opponent', fr: 'sans adversaire', pt: 'sem adversário' },
  'tiebreaks.undefined.no-rounds': {
    en: 'no round has been played yet',
    fr: 'aucune ronde n’a encore été jouée',
    pt: 'ainda não foi jogada nenhuma ronda',
  },
  'tiebreaks.undefined.no-game': {
    en: 'no game was played over the board',
    fr: 'aucune partie jouée sur l’échiquier',
    pt: 'nenhuma partida jogada no tabuleiro',
  },
  'tiebreaks.undefined.too-few-opponents': {
    en: 'too few opponents: {have}, at least {need} are needed',
    fr: 'trop peu d’adversaires : {have}, il en faut au moins {need}',
    pt: 'poucos adversários: {have}, são precisos pelo menos {need}',
  },
  'tiebreaks.undefined.too-few-rounds': {
    en: 'too few rounds: {have}, at least {need} are needed',
    fr: 'trop peu de rondes : {have}, il en faut au moins {need}',
    pt: 'poucas rondas: {have}, são precisas pelo menos {need}',
  },
  'tiebreaks.undefined.not-tied': {
    en: 'tied with nobody',
    fr: 'ex æquo avec personne',
    pt: 'não está empatado com ninguém',
  },
  'tiebreaks.undefined.not-first': {
    en: 'not tied for the first place',
    fr: 'pas ex æquo pour la première place',
    pt: 'não está empatado no primeiro lugar',
  },
  'tiebreaks.undefined.not-all-met': {
    en: 'not all of the tied have met: {players}',
    fr: 'les ex æquo ne se sont pas tous rencontrés : {players}',
    pt: 'nem todos os empatados se defrontaram: {players}',
  },
  'tiebreaks.undefined.nobody-rated': {
    en: 'nobody in the event has a rating',
    fr: 'aucun joueur du tournoi n’est classé',
    pt: 'ninguém no torneio tem Elo',
  },
  'tiebreaks.undefined.needs-boards': {
    en: 'needs the board scores of teams: use the team functions',
    fr: 'demande les points par échiquier des équipes : utilisez les fonctions par équipes',
    pt: 'precisa dos pontos por tabuleiro das equipas: use as funções de equipas',
  },
  'tiebreaks.warning.mixed-categories': {
    en: 'the list mixes own results, opponents’ results or ratings ({codes}): one kind per event is advised',
    fr: 'la liste mêle résultats propres, résultats des adversaires ou classements ({codes}) : un seul type par tournoi est conseillé',
    pt: 'a lista mistura resultados próprios, resultados dos adversários ou Elo ({codes}): aconselha-se um só tipo por torneio',
  },
  'tiebreaks.warning.many-unrated': {
    en: '{unrated} of {players} players are unrated: {codes} rest on ratings',
    fr: '{unrated} joueurs sur {players} sont non classés : {codes} repose sur les classements',
    pt: '{unrated} de {players} jogadores não têm Elo: {codes} assenta no Elo',
  },
  'tiebreaks.warning.round-robin-only': {
    en: '{code} is meant for round robins, and this event is none',
    fr: '{code} est réservé aux tournois toutes rondes, ce que ce tournoi n’est pas',
    pt: '{code} destina-se a torneios todos contra todos, e este não é um deles',
  },
  'tiebreaks.warning.needs-boards': {
    en: '{codes}: needs board scores of teams, left empty here',
    fr: '{codes} : demande les points par échiquier des équipes, laissé vide ici',
    pt: '{codes}: precisa dos pontos por tabuleiro das equipas, fica vazio aqui',
  },
  'tiebreaks.warning.unfinished': {
    en: 'round {round} has games without result: the values are not final',
    fr: 'la ronde {round} a des parties sans résultat : les valeurs ne sont pas définitives',
    pt: 'a ronda {round} tem partidas sem resultado: os valores não são definitivos',
  },
} satisfies Phrasebook;
