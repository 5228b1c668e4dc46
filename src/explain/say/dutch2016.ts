import type { Phrasebook } from '../phrasebook';
import { dutch2016Hand } from './dutch2016Hand';
import { dutch2016Why } from './dutch2016Why';

/** Dutch 2016: the account of a round. Judgements, refusals and "why not", and the work by hand, stand in the files beside. */
const account = {
  'dutch2016.who': { en: '{player}', fr: '{player}', pt: '{player}' },
  'dutch2016.colour.white': { en: 'white', fr: 'les blancs', pt: 'brancas' },
  'dutch2016.colour.black': { en: 'black', fr: 'les noirs', pt: 'pretas' },

  'dutch2016.bracket.normal': {
    en: 'Bracket of {score} points',
    fr: 'Niveau à {score} point(s)',
    pt: 'Grupo de emparceiramento de {score} ponto(s)',
  },
  'dutch2016.bracket.last': {
    en: 'Last bracket, {score} points',
    fr: 'Dernier niveau, {score} point(s)',
    pt: 'Último grupo, {score} ponto(s)',
  },
  'dutch2016.bracket.penultimate': {
    en: 'Penultimate bracket, {score} points: its downfloaters are chosen so that the rest can be paired',
    fr: 'Avant-dernier niveau (ADN), {score} point(s) : ses flotteurs descendants sont choisis pour que le reste puisse être apparié',
    pt: 'Penúltimo grupo, {score} ponto(s): os flutuantes descendentes são escolhidos para que o resto possa ser emparceirado',
  },
  'dutch2016.bracket.collapsed': {
    en: 'Collapsed last bracket: everybody below, from {score} points down',
    fr: 'Dernier niveau effondré (DNE) : tous les joueurs restants, à partir de {score} point(s)',
    pt: 'Último grupo colapsado: todos os restantes, de {score} ponto(s) para baixo',
  },
  'dutch2016.residents': {
    en: 'Resident players: {players}',
    fr: 'Joueurs résidents : {players}',
    pt: 'Jogadores residentes: {players}',
  },
  'dutch2016.movedDown': {
    en: 'Moved-down players: {players}',
    fr: 'Flotteurs descendus dans ce niveau : {players}',
    pt: 'Jogadores descidos para este grupo: {players}',
  },
  'dutch2016.limbo': {
    en: 'In the Limbo, bound to float again: {players}',
    fr: 'Dans les limbes, appelés à flotter encore : {players}',
    pt: 'No limbo, obrigados a flutuar de novo: {players}',
  },
  'dutch2016.topscorers': {
    en: 'Topscorers (over half of the possible points in the last round): {players}',
    fr: 'Cracks (plus de la moitié des points possibles à la dernière ronde) : {players}',
    pt: 'Jogadores de topo (mais de metade dos pontos possíveis na última ronda): {players}',
  },
  'dutch2016.floaters': {
    en: 'Downfloaters: {players}',
    fr: 'Flotteurs descendants : {players}',
    pt: 'Flutuantes descendentes: {players}',
  },
  'dutch2016.pairs': { en: 'Pairs: {count}', fr: 'Paires : {count}', pt: 'Pares: {count}' },
  'dutch2016.noPairs': {
    en: 'Nobody can be paired in this bracket',
    fr: 'Aucune paire possible dans ce niveau',
    pt: 'Não há pares possíveis neste grupo',
  },
  'dutch2016.pairsTitle': {
    en: 'Pairs and the rule that gave the colours',
    fr: 'Paires et règle qui a donné les couleurs',
    pt: 'Pares e regra que atribuiu as cores',
  },
  'dutch2016.head.white': { en: 'White', fr: 'Blancs', pt: 'Brancas' },
  'dutch2016.head.black': { en: 'Black', fr: 'Noirs', pt: 'Pretas' },
  'dutch2016.head.colourRule': { en: 'Colours', fr: 'Couleurs', pt: 'Cores' },
  'dutch2016.head.article': { en: 'Article', fr: 'Article', pt: 'Artigo' },
  'dutch2016.head.criterion': { en: 'To minimize', fr: 'À minimiser', pt: 'A minimizar' },
  'dutch2016.head.value': { en: 'Value', fr: 'Valeur', pt: 'Valor' },
  'dutch2016.head.bound': {
    en: 'At least, by counting',
    fr: 'Au moins, par comptage',
    pt: 'No mínimo, por contagem',
  },
  'dutch2016.rule.E.1': {
    en: 'E.1: both preferences are granted',
    fr: 'E.1 : les deux préférences sont accordées',
    pt: 'E.1: ambas as preferências são atendidas',
  },
  'dutch2016.rule.E.2': {
    en: 'E.2: the stronger preference is granted',
    fr: 'E.2 : la préférence la plus forte est accordée',
    pt: 'E.2: é atendida a preferência mais forte',
  },
  'dutch2016.rule.E.3': {
    en: 'E.3: alternated from the latest game in which they had different colours',
    fr: 'E.3 : alternance par rapport à la dernière partie où leurs couleurs différaient',
    pt: 'E.3: alternância face à última partida em que tiveram cores diferentes',
  },
  'dutch2016.rule.E.4': {
    en: 'E.4: the preference of {higher}, the higher ranked',
    fr: 'E.4 : la préférence de {higher}, le mieux classé',
    pt: 'E.4: a preferência de {higher}, o melhor classificado',
  },
  'dutch2016.rule.E.5': {
    en: 'E.5: initial colour by the pairing number of {higher}, the higher ranked',
    fr: 'E.5 : couleur initiale selon le numéro d’appariement de {higher}, le mieux classé',
    pt: 'E.5: cor inicial pelo número de emparceiramento de {higher}, o melhor classificado',
  },
  'dutch2016.criteriaTitle': {
    en: 'Criteria in descending priority',
    fr: 'Critères par priorité décroissante',
    pt: 'Critérios por prioridade decrescente',
  },
  'dutch2016.perfect': {
    en: 'Perfect candidate: no pairing of this bracket could do better on any criterion',
    fr: 'Candidat parfait : aucun appariement de ce niveau ne pourrait faire mieux sur aucun critère',
    pt: 'Candidato perfeito: nenhum emparceiramento deste grupo faria melhor em nenhum critério',
  },
  'dutch2016.unmet': {
    en: 'Best available candidate; beyond what counting alone would allow: {articles}',
    fr: 'Meilleur candidat disponible ; au-delà de ce que permettrait le seul comptage : {articles}',
    pt: 'Melhor candidato disponível; acima do que a simples contagem permitiria: {articles}',
  },
  'dutch2016.value.c7': {
    en: '{count}, moved-down with {scores}',
    fr: '{count}, dont flotteurs à {scores}',
    pt: '{count}, dos quais descidos com {scores}',
  },
  'dutch2016.C.5': {
    en: 'downfloaters',
    fr: 'flotteurs descendants',
    pt: 'flutuantes descendentes',
  },
  'dutch2016.C.6': {
    en: 'pairing score differences (PSD)',
    fr: 'différences de score (D-SA)',
    pt: 'diferenças de pontuação (PSD)',
  },
  'dutch2016.C.7': {
    en: 'players unpaired in the following bracket, then its PSD',
    fr: 'joueurs non appariés dans le niveau suivant, puis sa D-SA',
    pt: 'jogadores por emparceirar no grupo seguinte, depois a sua PSD',
  },
  'dutch2016.C.8': {
    en: 'topscorers or their opponents with a colour difference beyond ±2',
    fr: 'cracks ou leurs adversaires avec une différence de couleurs au-delà de ±2',
    pt: 'jogadores de topo ou seus adversários com diferença de cores além de ±2',
  },
  'dutch2016.C.9': {
    en: 'topscorers or their opponents with the same colour three times in a row',
    fr: 'cracks ou leurs adversaires avec trois fois de suite la même couleur',
    pt: 'jogadores de topo ou seus adversários com a mesma cor três vezes seguidas',
  },
  'dutch2016.C.10': {
    en: 'players without their colour preference',
    fr: 'joueurs sans leur préférence de couleur',
    pt: 'jogadores sem a sua preferência de cor',
  },
  'dutch2016.C.11': {
    en: 'players without their strong colour preference',
    fr: 'joueurs sans leur préférence de couleur forte',
    pt: 'jogadores sem a sua preferência de cor forte',
  },
  'dutch2016.C.12': {
    en: 'same downfloat as in the previous round',
    fr: 'même flottement descendant qu’à la ronde précédente',
    pt: 'mesma flutuação descendente da ronda anterior',
  },
  'dutch2016.C.13': {
    en: 'same upfloat as in the previous round',
    fr: 'même flottement montant qu’à la ronde précédente',
    pt: 'mesma flutuação ascendente da ronda anterior',
  },
  'dutch2016.C.14': {
    en: 'same downfloat as two rounds before',
    fr: 'même flottement descendant que deux rondes plus tôt',
    pt: 'mesma flutuação descendente de há duas rondas',
  },
  'dutch2016.C.15': {
    en: 'same upfloat as two rounds before',
    fr: 'même flottement montant que deux rondes plus tôt',
    pt: 'mesma flutuação ascendente de há duas rondas',
  },
  'dutch2016.C.16': {
    en: 'score differences of those who repeat the downfloat of the previous round',
    fr: 'différences de score de ceux qui répètent le flottement descendant de la ronde précédente',
    pt: 'diferenças de pontuação de quem repete a flutuação descendente da ronda anterior',
  },
  'dutch2016.C.17': {
    en: 'score differences of those who repeat the upfloat of the previous round',
    fr: 'différences de score de ceux qui répètent le flottement montant de la ronde précédente',
    pt: 'diferenças de pontuação de quem repete a flutuação ascendente da ronda anterior',
  },
  'dutch2016.C.18': {
    en: 'score differences of those who repeat the downfloat of two rounds before',
    fr: 'différences de score de ceux qui répètent le flottement descendant d’il y a deux rondes',
    pt: 'diferenças de pontuação de quem repete a flutuação descendente de há duas rondas',
  },
  'dutch2016.C.19': {
    en: 'score differences of those who repeat the upfloat of two rounds before',
    fr: 'différences de score de ceux qui répètent le flottement montant d’il y a deux rondes',
    pt: 'diferenças de pontuação de quem repete a flutuação ascendente de há duas rondas',
  },
  'dutch2016.bye': {
    en: '{player} gets the pairing-allocated bye',
    fr: '{player} est exempt',
    pt: '{player} recebe o bye do emparceiramento',
  },
  'dutch2016.barred.bye': {
    en: '{player} may not get the bye: he had it in round {round}',
    fr: '{player} ne peut pas être exempt : il l’a été à la ronde {round}',
    pt: '{player} não pode receber o bye: já o teve na ronda {round}',
  },
  'dutch2016.barred.forfeit': {
    en: '{player} may not get the bye: he won by forfeit in round {round}',
    fr: '{player} ne peut pas être exempt : il a gagné par forfait à la ronde {round}',
    pt: '{player} não pode receber o bye: ganhou por falta de comparência na ronda {round}',
  },
} satisfies Phrasebook;

export const dutch2016: Phrasebook = { ...account, ...dutch2016Hand, ...dutch2016Why };
