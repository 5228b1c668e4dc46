/** Its keys say which functions and arguments there are; the other languages must have the same. */
export const functionHelp = {
  functions: {
    ADJUSTED_SCORE:
      'Score ajusté, tel que le voient les départages des adversaires : points attribués, rondes manquées jusqu’à la fin comptées nulles (16.3).',
    BUCHHOLZ: 'Buchholz (Solkoff) : somme des scores ajustés des adversaires.',
    BUCHHOLZ_MEDIAN:
      'Buchholz médian (Harkness) : sans les n meilleurs et les n plus faibles adversaires.',
    BUCHHOLZ_CUT: 'Buchholz tronqué (Brésilien) : sans les n plus faibles adversaires.',
    SUM_BUCHHOLZ: 'Somme des Buchholz des adversaires rencontrés sur l’échiquier.',
    SONNEBORN_BERGER: 'Sonneborn-Berger : scores ajustés des battus, la moitié de ceux des nulles.',
    YUGOSLAV: 'Yougoslave : somme des scores ajustés des adversaires à 50 % ou plus.',
    CUMULATIVE: 'Cumulatif (Progress) : somme des scores après chaque ronde, sans les n premières.',
    WINS: 'Nombre de parties gagnées sur l’échiquier.',
    KASHDAN:
      'Kashdan : 4 pour un gain, 2 pour une nulle ou une partie non jouée, 1 pour une perte.',
    KOYA: 'Koya : points contre les adversaires à 50 % ou plus.',
    KOYA_EXTENDED: 'Koya étendu entre les ex æquo : la limite baisse jusqu’à les départager.',
    DIRECT_ENCOUNTER:
      'Confrontation directe : place parmi les joueurs ayant autant de points, d’après leurs parties entre eux (art. 6).',
    AVERAGE_RATING:
      'Moyenne Elo des adversaires rencontrés sur l’échiquier, sans les n plus faibles.',
    PERFORMANCE:
      'Performance : moyenne des classements des adversaires rencontrés sur l’échiquier, plus l’écart pour la part de points (10.2).',
    PRIZES:
      'Les prix : qui reçoit quoi et pourquoi, puis les suivants, puis ce qui n’est pas attribué.',
    RATING_CHANGE:
      'Variation Elo d’un joueur selon le règlement B.02 du 1er mars 2024, modifié le 1er octobre 2025, en cadence classique, rapide ou blitz.',
    LOOKUP_RATING:
      'Le classement de quelqu’un dans une liste, par code ou par nom entier ; plusieurs lignes possibles sont refusées.',
    TIEBREAK:
      'Un départage par son code, son nom ou son ancien nom : « BH-C1 », « Solkov », « Cumulatif ».',
    TIEBREAK_EDITIONS:
      'Un départage selon deux éditions côte à côte, terme à terme : ce que chacune compte, pourquoi, et selon quel article.',
    PROVISIONAL_RATING:
      'Classement provisoire d’un non classé : moyenne des classés de son groupe de points.',
    QUANTITY: 'Quantité Q de la performance : points Elo pour tant de points en tant de parties.',
    RATING_DIFFERENCE:
      'Différence Elo pour une part des points (table FIDE 8.1a ; ±736 pour tout ou rien).',
    EXPECTED_SCORE: 'Score attendu d’une partie selon les deux Elo (table FIDE 8.1b).',
    ELO_FROM_INGO: 'Elo d’un classement INGO allemand (système français de 1994, A.1).',
    ELO_FROM_BCR: 'Elo d’un classement BCR britannique (système français de 1994, A.1).',
    RESULT_TEXT:
      'Un résultat tel qu’on le tape, écrit comme le fait le complément : « 0,5 » devient « ½-½ ».',
    STANDINGS:
      'Le classement : rang (partagé si rien ne sépare), points, départages dans l’ordre, et ce qui a départagé.',
    TABLE_CHECK:
      'Comment une grille a été lue, et chaque endroit où elle se contredit ou n’a pas été comprise, par exemple des points imprimés que les résultats ne donnent pas.',
    TIEBREAK_COLUMN:
      'Départages de tous les joueurs dans l’ordre de la grille, une ligne chacun, sans en-tête : un seul appel au lieu d’un par cellule. Préférable à partir d’une centaine de joueurs.',
    EVENT_STANDINGS: 'Le classement directement à partir des tables du tournoi, en un seul appel.',
    CROSSTABLE_COUNTED:
      'La grille telle que le classement la compte : dans un toutes rondes, sans les résultats de qui a abandonné avant la moitié de ses parties.',
    CROSSTABLE:
      'La grille américaine d’un tournoi, à partir de la liste des joueurs et des rondes.',
    PAIRINGS: 'L’appariement de la ronde suivante par le système choisi, dans l’ordre des tables.',
    COLOUR_PREFERENCE:
      'Couleurs jouées, différence et préférence de couleur de chacun pour la ronde suivante.',
    SECOND_OPINION:
      'Une ronde appariée une seconde fois par le texte pris à la lettre : groupe par groupe, l’accord du moteur et de la lecture littérale.',
    FLOATS: 'Les flotteurs de chaque ronde, vers le bas ou vers le haut, selon le système.',
    NUMBER_OF_WINS:
      'Rondes qui valent un gain, jouées ou non : exempts et forfaits comptent s’ils valent un gain.',
    BLACK_GAMES: 'Nombre de parties jouées avec les noirs sur l’échiquier.',
    BLACK_WINS: 'Nombre de parties gagnées avec les noirs sur l’échiquier.',
    ROUNDS_ELECTED:
      'Rondes que l’on a choisi de jouer : toutes sauf byes demandés et pertes par forfait.',
    STANDARD_POINTS: 'Points comme si le gain valait 1 et la nulle ½, quel que soit le barème.',
    PAIRING_NUMBER: 'Numéro d’appariement du joueur ; le plus petit passe devant.',
    OWN_RATING: 'Classement du joueur comme départage ; le plus haut passe devant.',
    AVERAGE_BUCHHOLZ:
      'Moyenne du Buchholz des adversaires rencontrés sur l’échiquier, à deux décimales.',
    FORE_BUCHHOLZ:
      'Fore Buchholz : Buchholz comme si toutes les parties de la dernière ronde étaient nulles, sans les n plus faibles.',
    SONNEBORN_BERGER_CUT: 'Sonneborn-Berger sans les n adversaires les moins significatifs.',
    PERFECT_PERFORMANCE:
      'Performance parfaite : le plus bas classement dont le score contre ces adversaires est attendu.',
    AVERAGE_PERFORMANCE: 'Moyenne des performances des adversaires rencontrés sur l’échiquier.',
    AVERAGE_PERFECT_PERFORMANCE:
      'Moyenne des performances parfaites des adversaires rencontrés sur l’échiquier.',
    LADDER_STANDINGS:
      'Échelle des soirées de club : rang, points sur l’échiquier, points de l’échelle, et ce que vaut maintenant un gain contre le joueur.',
    LADDER: 'Les points de l’échelle d’un joueur.',
    TEAM_CROSSTABLE:
      'Les équipes par rang avec leurs matchs : adversaire et points de parties de chaque ronde, les deux scores.',
    BOARD_POINTS:
      'Les points d’une équipe échiquier par échiquier dans chaque match, et leurs sommes au pied.',
    TEAM_PAIRINGS:
      'L’appariement des équipes à la ronde suivante, dans l’ordre des tables, l’exempt au pied.',
    TEAM_TIEBREAK: 'Un départage d’une équipe par son code, comme TEAM_STANDINGS le donne.',
    TEAM_STANDINGS:
      'Classement des équipes : rang, points de match, points de parties, départages dans l’ordre, et ce qui a départagé.',
    COMPARE_TIEBREAKS:
      'Les départages publiés d’une grille à côté des nôtres, avec une marque là où ils diffèrent.',
    MATCH_POINTS: 'Points de match d’une équipe : 2, 1 ou 0 selon la moitié des échiquiers.',
    GAME_POINTS: 'Points de parties d’une équipe : les points de tous ses échiquiers.',
    BERLIN: 'Berlin d’une équipe dans un match : le premier échiquier compte le plus.',
    TEAM_SONNEBORN_BERGER:
      'Sonneborn-Berger par équipes : score de chaque adversaire multiplié par le résultat face à lui.',
    VERSION: 'La version de Pairsheet qui calcule ce classeur ; #NOM? là où Pairsheet manque.',
  },
  detail:
    'Le détail du calcul de {id} : chaque terme et son motif ; la SOMME de la colonne Compté donne la valeur.',
  arguments: {
    player: 'Numéro ou nom du joueur.',
    table: 'Grille avec sa ligne d’en-tête.',
    n: 'Combien de termes ôter.',
    unplayed:
      'Comment comptent ses propres parties non jouées : « default », « literal » ou « played-only ».',
    unrated:
      'Classement annoncé pour les joueurs qui n’en ont pas ; sans lui, les classements ne comptent pas.',
    ties: 'VRAI : un départage entre ex æquo, comme DE, n’est montré que là où il y a des ex æquo.',
    edition:
      'Édition du règlement par son nom ; par défaut, celle du tournoi du classeur, sinon la plus récente qui a ce départage.',
    tied: 'Les ex æquo, par numéro ou par nom ; tous ceux qui ont autant de points par défaut.',
    k: 'Coefficient K ; d’après le classement seul (20, 10 dès 2400) par défaut.',
    kind: '« standard », « rapid » ou « blitz » : en rapide et blitz, une différence de plus de 400 compte pour 400 pour tous. Standard par défaut.',
    standings:
      'Classement avec son en-tête, dans son ordre ; toute colonne peut être une condition.',
    prizes:
      'Table des prix avec son en-tête : Prix, Place, Montant, Partage, Elo, Âge, Né(e), Sexe ou une colonne du classement.',
    rules:
      'Comme « plusieurs », « ordre », « égal » ou « hort » ; un prix par joueur, le plus élevé, sans partage par défaut.',
    year: 'Année du tournoi, pour des âges comme U18 ou S60.',
    wanted: 'Code ou nom du joueur, comme dans la liste.',
    ladder:
      'Règles de l’échelle, comme « club; rematch 8 » ; celles de la table du tournoi par défaut.',
    list: 'Liste de classement avec son en-tête : un code ou un nom, et un classement.',
    code: 'Code ou nom du départage, comme « BH-C1 ».',
    points: 'Points marqués sur l’échiquier.',
    games: 'Parties jouées sur l’échiquier.',
    first: 'Première édition des règles par son identifiant.',
    second: 'Seconde édition des règles par son identifiant.',
    share: 'Part des points, entre 0 et 1.',
    rating: 'Son propre Elo.',
    opponent: 'Elo de l’adversaire.',
    ingo: 'Classement INGO ; plus il est bas, plus le joueur est fort.',
    bcr: 'Classement BCR.',
    text: 'Ce que contient la cellule du résultat.',
    tieBreaks:
      'Codes dans l’ordre, comme « DE,BH-C1,BH », ou une plage ; les points seuls par défaut.',
    after: 'Classement après cette ronde ; la dernière par défaut.',
    players: 'Joueurs avec leur en-tête (N°, Nom, Elo …), ou une grille entière.',
    round: 'La ronde ; la dernière si rien n’est donné.',
    rounds: 'Les rondes avec leur en-tête, dans l’ordre ; aussi la table Event, pour ses points.',
    system: 'Système d’appariement avec son édition, le système hollandais de 2016 par défaut.',
    totalRounds: 'Nombre de rondes du tournoi ; sinon, d’autres rondes sont censées suivre.',
    scores: 'Les points, par match ou par échiquier.',
    primary:
      'Les points qui passent d’abord : « MP » (de match) par défaut, ou « GP » (de parties).',
    boards: 'Nombre d’échiquiers d’un match.',
    team: 'Numéro ou nom de l’équipe.',
    combination:
      'Points de l’adversaire x points propres : « MPxGP » par défaut, « MPxMP », « GPxGP », « GPxMP ».',
  },
};
