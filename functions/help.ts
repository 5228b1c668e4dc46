import type { Language } from '../src/model/types';

/**
 * The help of the custom functions in French and Portuguese, for the pane and the documentation;
 * English stands in their JSDoc. Ids stay English in every language.
 */
type Words = Readonly<Record<Exclude<Language, 'en'>, string>>;

/** By function id; the `_DETAIL` twins share `DETAIL_HELP`. */
export const FUNCTION_HELP: Readonly<Record<string, Words>> = {
  ADJUSTED_SCORE: {
    fr: 'Score ajusté : points sur l’échiquier, un demi-point par partie non jouée.',
    pt: 'Pontuação ajustada: pontos no tabuleiro, meio ponto por ronda não jogada.',
  },
  BUCHHOLZ: {
    fr: 'Buchholz (Solkoff) : somme des scores ajustés des adversaires.',
    pt: 'Buchholz (Solkoff): soma das pontuações ajustadas dos adversários.',
  },
  BUCHHOLZ_MEDIAN: {
    fr: 'Buchholz médian (Harkness) : sans les n meilleurs et les n plus faibles adversaires.',
    pt: 'Buchholz mediano (Harkness): sem os n melhores e os n piores adversários.',
  },
  BUCHHOLZ_CUT: {
    fr: 'Buchholz tronqué (Brésilien) : sans les n plus faibles adversaires.',
    pt: 'Buchholz truncado (Brasileiro): sem os n piores adversários.',
  },
  SUM_BUCHHOLZ: {
    fr: 'Somme des Buchholz des adversaires rencontrés sur l’échiquier.',
    pt: 'Soma dos Buchholz dos adversários defrontados no tabuleiro.',
  },
  SONNEBORN_BERGER: {
    fr: 'Sonneborn-Berger : scores ajustés des battus, la moitié de ceux des nulles.',
    pt: 'Sonneborn-Berger: pontuações ajustadas dos vencidos, metade das dos empates.',
  },
  YUGOSLAV: {
    fr: 'Yougoslave : somme des scores ajustés des adversaires à 50 % ou plus.',
    pt: 'Jugoslavo: soma das pontuações ajustadas dos adversários com 50 % ou mais.',
  },
  CUMULATIVE: {
    fr: 'Cumulatif (Progress) : somme des scores après chaque ronde, sans les n premières.',
    pt: 'Cumulativo (progressivo): soma das pontuações após cada ronda, sem as n primeiras.',
  },
  WINS: {
    fr: 'Nombre de parties gagnées sur l’échiquier.',
    pt: 'Número de partidas ganhas no tabuleiro.',
  },
  KASHDAN: {
    fr: 'Kashdan : 4 pour un gain, 2 pour une nulle ou une partie non jouée, 1 pour une perte.',
    pt: 'Kashdan: 4 por vitória, 2 por empate ou ronda não jogada, 1 por derrota.',
  },
  KOYA: {
    fr: 'Koya : points contre les adversaires à 50 % ou plus.',
    pt: 'Koya: pontos contra os adversários com 50 % ou mais.',
  },
  KOYA_EXTENDED: {
    fr: 'Koya étendu entre les ex æquo : la limite baisse jusqu’à les départager.',
    pt: 'Koya alargado entre os empatados: o limite desce até desempatar.',
  },
  DIRECT_ENCOUNTER: {
    fr: 'Confrontation directe : points entre les ex æquo, s’ils se sont tous rencontrés.',
    pt: 'Confronto direto: pontos entre os empatados, se todos se defrontaram.',
  },
  AVERAGE_RATING: {
    fr: 'Moyenne Elo des adversaires rencontrés sur l’échiquier, sans les n plus faibles.',
    pt: 'Média Elo dos adversários defrontados no tabuleiro, sem os n mais baixos.',
  },
  PERFORMANCE: {
    fr: 'Performance : moyenne Elo des adversaires, chacun à 350 points près, plus Q pour les points.',
    pt: 'Performance: média Elo dos adversários, cada um a 350 pontos no máximo, mais Q pelos pontos.',
  },
  PRIZES: {
    fr: 'Les prix : qui reçoit quoi et pourquoi, puis qui est passé près, puis ce qui n’est pas attribué.',
    pt: 'Os prémios: quem recebe o quê e porquê, depois quem ficou perto, depois o que não é atribuído.',
  },
  RATING_CHANGE: {
    fr: 'Variation Elo d’un joueur selon le règlement B.02 du 1er mars 2024, modifié le 1er octobre 2025.',
    pt: 'Variação Elo de um jogador segundo o regulamento B.02 de 1 de março de 2024, alterado em 1 de outubro de 2025.',
  },
  LOOKUP_RATING: {
    fr: 'Le classement de quelqu’un dans une liste, par code ou par nom entier ; plusieurs lignes possibles sont refusées.',
    pt: 'O rating de alguém numa lista, por código ou nome completo; várias linhas possíveis são recusadas.',
  },
  TIEBREAK: {
    fr: 'Un départage par son code, son nom ou son ancien nom : « BH-C1 », « Solkov », « Cumulatif ».',
    pt: 'Um desempate pelo código, pelo nome ou por um nome antigo: «BH-C1», «Solkoff», «Cumulativo».',
  },
  PROVISIONAL_RATING: {
    fr: 'Classement provisoire d’un non classé : moyenne des classés de son groupe de points.',
    pt: 'Elo provisório de quem não o tem: média dos jogadores com Elo do seu grupo de pontos.',
  },
  QUANTITY: {
    fr: 'Quantité Q de la performance : points Elo pour tant de points en tant de parties.',
    pt: 'Quantidade Q da performance: pontos Elo por tantos pontos em tantas partidas.',
  },
  RATING_DIFFERENCE: {
    fr: 'Différence Elo pour une part des points (table FIDE 8.1a ; ±736 pour tout ou rien).',
    pt: 'Diferença Elo para uma parte dos pontos (tabela FIDE 8.1a; ±736 para tudo ou nada).',
  },
  EXPECTED_SCORE: {
    fr: 'Score attendu d’une partie selon les deux Elo (table FIDE 8.1b).',
    pt: 'Pontuação esperada de uma partida segundo os dois Elo (tabela FIDE 8.1b).',
  },
  ELO_FROM_INGO: {
    fr: 'Elo d’un classement INGO allemand (système français de 1994, A.1).',
    pt: 'Elo de um número INGO alemão (sistema francês de 1994, A.1).',
  },
  ELO_FROM_BCR: {
    fr: 'Elo d’un classement BCR britannique (système français de 1994, A.1).',
    pt: 'Elo de um grau BCR britânico (sistema francês de 1994, A.1).',
  },
  RESULT_TEXT: {
    fr: 'Un résultat tel qu’on le tape, écrit comme le fait le complément : « 0,5 » devient « ½-½ ».',
    pt: 'Um resultado tal como se escreve, na grafia do suplemento: «0,5» passa a «½-½».',
  },
  STANDINGS: {
    fr: 'Le classement : rang (partagé si rien ne sépare), points, départages dans l’ordre, et ce qui a départagé.',
    pt: 'A classificação: lugar (partilhado se nada separa), pontos, desempates por ordem, e o que desempatou.',
  },
  CROSSTABLE: {
    fr: 'La grille américaine d’un tournoi, à partir de la liste des joueurs et des rondes.',
    pt: 'O quadro cruzado de um torneio, a partir da lista de jogadores e das rondas.',
  },
  PAIRINGS: {
    fr: 'L’appariement de la ronde suivante par le système choisi, dans l’ordre des tables.',
    pt: 'O emparceiramento da ronda seguinte pelo sistema escolhido, por ordem das mesas.',
  },
  COLOUR_PREFERENCE: {
    fr: 'Couleurs jouées, différence et préférence de couleur de chacun pour la ronde suivante.',
    pt: 'Cores jogadas, diferença e preferência de cor de cada um para a ronda seguinte.',
  },
  FLOATS: {
    fr: 'Les flotteurs de chaque ronde, vers le bas ou vers le haut, selon le système.',
    pt: 'Os flutuantes de cada ronda, para baixo ou para cima, segundo o sistema.',
  },
  NUMBER_OF_WINS: {
    fr: 'Rondes qui valent un gain, jouées ou non : exempts et forfaits comptent s’ils valent un gain.',
    pt: 'Rondas que valem uma vitória, jogadas ou não: isenções e faltas contam se valem uma vitória.',
  },
  BLACK_GAMES: {
    fr: 'Nombre de parties jouées avec les noirs sur l’échiquier.',
    pt: 'Número de partidas jogadas com pretas no tabuleiro.',
  },
  BLACK_WINS: {
    fr: 'Nombre de parties gagnées avec les noirs sur l’échiquier.',
    pt: 'Número de partidas ganhas com pretas no tabuleiro.',
  },
  ROUNDS_ELECTED: {
    fr: 'Rondes que l’on a choisi de jouer : toutes sauf byes demandés et pertes par forfait.',
    pt: 'Rondas que quis jogar: todas menos byes pedidos e derrotas por falta.',
  },
  STANDARD_POINTS: {
    fr: 'Points comme si le gain valait 1 et la nulle ½, quel que soit le barème.',
    pt: 'Pontos como se a vitória valesse 1 e o empate ½, seja qual for a escala.',
  },
  PAIRING_NUMBER: {
    fr: 'Numéro d’appariement du joueur ; le plus petit passe devant.',
    pt: 'Número de emparceiramento do jogador; o menor fica à frente.',
  },
  OWN_RATING: {
    fr: 'Classement du joueur comme départage ; le plus haut passe devant.',
    pt: 'Rating do jogador como desempate; o mais alto fica à frente.',
  },
  AVERAGE_BUCHHOLZ: {
    fr: 'Moyenne du Buchholz des adversaires rencontrés sur l’échiquier, à deux décimales.',
    pt: 'Média do Buchholz dos adversários defrontados no tabuleiro, com duas decimais.',
  },
  FORE_BUCHHOLZ: {
    fr: 'Fore Buchholz : Buchholz comme si toutes les parties de la dernière ronde étaient nulles, sans les n plus faibles.',
    pt: 'Fore Buchholz: Buchholz como se todas as partidas da última ronda fossem empates, sem os n mais baixos.',
  },
  SONNEBORN_BERGER_CUT: {
    fr: 'Sonneborn-Berger sans les n adversaires les moins significatifs.',
    pt: 'Sonneborn-Berger sem os n adversários menos significativos.',
  },
  PERFECT_PERFORMANCE: {
    fr: 'Performance parfaite : le plus bas classement dont le score contre ces adversaires est attendu.',
    pt: 'Performance perfeita: o rating mais baixo de que se espera a pontuação contra estes adversários.',
  },
  AVERAGE_PERFORMANCE: {
    fr: 'Moyenne des performances des adversaires rencontrés sur l’échiquier.',
    pt: 'Média das performances dos adversários defrontados no tabuleiro.',
  },
  AVERAGE_PERFECT_PERFORMANCE: {
    fr: 'Moyenne des performances parfaites des adversaires rencontrés sur l’échiquier.',
    pt: 'Média das performances perfeitas dos adversários defrontados no tabuleiro.',
  },
  TEAM_STANDINGS: {
    fr: 'Classement des équipes : rang, points de match, points de parties, départages dans l’ordre, et ce qui a départagé.',
    pt: 'Classificação das equipas: lugar, pontos de encontro, pontos de partidas, desempates por ordem, e o que desempatou.',
  },
  COMPARE_TIEBREAKS: {
    fr: 'Les départages publiés d’une grille à côté des nôtres, avec une marque là où ils diffèrent.',
    pt: 'Os desempates publicados de um quadro ao lado dos nossos, com uma marca onde diferem.',
  },
  MATCH_POINTS: {
    fr: 'Points de match d’une équipe : 2, 1 ou 0 selon la moitié des échiquiers.',
    pt: 'Pontos de encontro de uma equipa: 2, 1 ou 0 conforme metade dos tabuleiros.',
  },
  GAME_POINTS: {
    fr: 'Points de parties d’une équipe : les points de tous ses échiquiers.',
    pt: 'Pontos de partidas de uma equipa: os pontos de todos os tabuleiros.',
  },
  BERLIN: {
    fr: 'Berlin d’une équipe dans un match : le premier échiquier compte le plus.',
    pt: 'Berlim de uma equipa num encontro: o primeiro tabuleiro conta mais.',
  },
  TEAM_SONNEBORN_BERGER: {
    fr: 'Sonneborn-Berger par équipes : score de chaque adversaire multiplié par le résultat face à lui.',
    pt: 'Sonneborn-Berger por equipas: pontuação de cada adversário vezes o resultado contra ele.',
  },
};

export const DETAIL_HELP: Words = {
  fr: 'Le détail du calcul de {id} : chaque terme et son motif ; la SOMME de la colonne Compté donne la valeur.',
  pt: 'O cálculo de {id}: cada termo e o seu motivo; a SOMA da coluna Contado dá o valor.',
};

/** By the name of the argument. */
export const ARGUMENT_HELP: Readonly<Record<string, Words>> = {
  player: { fr: 'Numéro ou nom du joueur.', pt: 'Número ou nome do jogador.' },
  table: {
    fr: 'Grille avec sa ligne d’en-tête.',
    pt: 'Quadro cruzado com a linha de cabeçalho.',
  },
  n: { fr: 'Combien de termes ôter.', pt: 'Quantos termos cortar.' },
  unplayed: {
    fr: 'Comment comptent ses propres parties non jouées : « default », « literal » ou « played-only ».',
    pt: 'Como contam as próprias rondas não jogadas: «default», «literal» ou «played-only».',
  },
  edition: {
    fr: 'Édition du règlement par son nom ; par défaut, la plus récente qui a ce départage.',
    pt: 'Edição do regulamento pelo seu nome; por omissão, a mais recente que tem o desempate.',
  },
  tied: {
    fr: 'Les ex æquo, par numéro ou par nom ; tous ceux qui ont autant de points par défaut.',
    pt: 'Os empatados, por número ou nome; por omissão, todos com os mesmos pontos.',
  },
  k: {
    fr: 'Coefficient K ; d’après le classement seul (20, 10 dès 2400) par défaut.',
    pt: 'Coeficiente K; só pelo rating (20, 10 a partir de 2400) por omissão.',
  },
  standings: {
    fr: 'Classement avec son en-tête, dans son ordre ; toute colonne peut être une condition.',
    pt: 'Classificação com cabeçalho, pela sua ordem; qualquer coluna pode ser uma condição.',
  },
  prizes: {
    fr: 'Table des prix avec son en-tête : Prix, Place, Montant, Partage, Elo, Âge, Né(e), Sexe ou une colonne du classement.',
    pt: 'Tabela de prémios com cabeçalho: Prémio, Lugar, Valor, Partilha, Elo, Idade, Nascimento, Sexo ou uma coluna da classificação.',
  },
  rules: {
    fr: 'Comme « plusieurs », « ordre », « égal » ou « hort » ; un prix par joueur, le plus élevé, sans partage par défaut.',
    pt: 'Como «vários», «ordem», «igual» ou «hort»; um prémio por jogador, o mais alto, sem partilha por omissão.',
  },
  year: {
    fr: 'Année du tournoi, pour des âges comme U18 ou S60.',
    pt: 'Ano do torneio, para idades como U18 ou S60.',
  },
  wanted: {
    fr: 'Code ou nom du joueur, comme dans la liste.',
    pt: 'Código ou nome do jogador, como na lista.',
  },
  list: {
    fr: 'Liste de classement avec son en-tête : un code ou un nom, et un classement.',
    pt: 'Lista de rating com cabeçalho: um código ou um nome, e um rating.',
  },
  code: {
    fr: 'Code ou nom du départage, comme « BH-C1 ».',
    pt: 'Código ou nome do desempate, como «BH-C1».',
  },
  points: { fr: 'Points marqués sur l’échiquier.', pt: 'Pontos obtidos no tabuleiro.' },
  games: { fr: 'Parties jouées sur l’échiquier.', pt: 'Partidas jogadas no tabuleiro.' },
  share: { fr: 'Part des points, entre 0 et 1.', pt: 'Parte dos pontos, entre 0 e 1.' },
  rating: { fr: 'Son propre Elo.', pt: 'O próprio Elo.' },
  opponent: { fr: 'Elo de l’adversaire.', pt: 'Elo do adversário.' },
  ingo: {
    fr: 'Classement INGO ; plus il est bas, plus le joueur est fort.',
    pt: 'Número INGO; quanto mais baixo, mais forte.',
  },
  bcr: { fr: 'Classement BCR.', pt: 'Grau BCR.' },
  text: { fr: 'Ce que contient la cellule du résultat.', pt: 'O que está na célula do resultado.' },
  tieBreaks: {
    fr: 'Codes dans l’ordre, comme « DE,BH-C1,BH », ou une plage ; les points seuls par défaut.',
    pt: 'Códigos por ordem, como «DE,BH-C1,BH», ou um intervalo; só os pontos por omissão.',
  },
  after: {
    fr: 'Classement après cette ronde ; la dernière par défaut.',
    pt: 'Classificação após esta ronda; a última por omissão.',
  },
  players: {
    fr: 'Joueurs avec leur en-tête (N°, Nom, Elo …), ou une grille entière.',
    pt: 'Jogadores com cabeçalho (N.º, Nome, Elo …), ou um quadro cruzado inteiro.',
  },
  rounds: {
    fr: 'Les rondes avec leur en-tête, dans l’ordre ; aussi la table Event, pour ses points.',
    pt: 'As rondas com cabeçalho, por ordem; também a tabela Event, pelos seus pontos.',
  },
  system: {
    fr: 'Système d’appariement avec son édition, le système néerlandais de 2016 par défaut.',
    pt: 'Sistema de emparceiramento com a edição, o sistema holandês de 2016 por omissão.',
  },
  totalRounds: {
    fr: 'Nombre de rondes du tournoi ; sinon, d’autres rondes sont censées suivre.',
    pt: 'Número de rondas do torneio; se omitido, supõe-se que se seguem outras.',
  },
  scores: {
    fr: 'Les points, par match ou par échiquier.',
    pt: 'Os pontos, por encontro ou por tabuleiro.',
  },
  primary: {
    fr: 'Les points qui passent d’abord : « MP » (de match) par défaut, ou « GP » (de parties).',
    pt: 'Os pontos que vêm primeiro: «MP» (de encontro) por omissão, ou «GP» (de partidas).',
  },
  boards: { fr: 'Nombre d’échiquiers d’un match.', pt: 'Número de tabuleiros de um encontro.' },
  team: { fr: 'Numéro ou nom de l’équipe.', pt: 'Número ou nome da equipa.' },
  combination: {
    fr: 'Points de l’adversaire x points propres : « MPxGP » par défaut, « MPxMP », « GPxGP », « GPxMP ».',
    pt: 'Pontos do adversário x pontos próprios: «MPxGP» por omissão, «MPxMP», «GPxGP», «GPxMP».',
  },
};

/** The description of a function in French or Portuguese. */
export function functionHelp(id: string, language: Exclude<Language, 'en'>): string {
  if (!id.endsWith('_DETAIL')) return FUNCTION_HELP[id][language];
  return DETAIL_HELP[language].replace('{id}', id.replace(/_DETAIL$/, ''));
}
