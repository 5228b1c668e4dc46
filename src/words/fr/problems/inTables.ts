import type { inTables as english } from '../../en/problems/inTables';
import type { ProblemWordsLike } from '../../like';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables: ProblemWordsLike<typeof english> = {
  'unknown-result': {
    says: '« {value} » n’est pas un résultat',
    cure: 'Écrivez 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj ou exempt.',
  },
  'result-is-date': {
    says: '« {value} » est une date, pas un résultat : le tableur a transformé la saisie',
    cure: 'Mettez la cellule au format Texte et ressaisissez le résultat.',
  },
  'forfeit-without-side': {
    says: '« {value} » ne dit pas qui est forfait',
    cure: 'Écrivez 1-0F si les Noirs sont forfait, 0-1F si ce sont les Blancs, 0-0F pour les deux.',
  },
  'impossible-result': {
    says: '« {value} » ne peut pas être le résultat d’une partie',
    cure: 'Les deux camps se partagent un point au plus ; une nulle n’est jamais un forfait.',
  },
  'unknown-cell': {
    says: '« {value} » n’est pas une case de grille',
    cure: 'Écrivez adversaire, couleur et résultat comme +14B, =3N ou 12w1 ; EXE ou - sans adversaire.',
  },
  'cell-is-date': {
    says: '« {value} » est une date ou un nombre, pas une case de grille',
    cure: 'Mettez les cellules au format Texte avant de coller la grille.',
  },
  'cell-is-formula': {
    says: '« {value} » n’est pas une case ; dans une grille avec + et -, une nulle telle que =B1 devient une formule au collage',
    cure: 'Mettez d’abord les cellules au format Texte et collez de nouveau les valeurs, ou ouvrez le fichier lui-même.',
  },
  'cell-is-error': {
    says: 'la cellule affiche {value}',
    cure: 'Un texte comme =3N a été pris pour une formule : format Texte, puis collez de nouveau.',
  },
  'bare-result': {
    says: '« {value} » est un résultat sans adversaire',
    cure: 'Ajoutez le numéro de l’adversaire (+12B), ou EXE pour un point sans partie.',
  },
  'bare-result-as-bye': {
    says: '« {value} » à la ronde {round} ne nomme pas d’adversaire ; c’est lu comme un bye de cette valeur',
    cure: 'Ajoutez le numéro de l’adversaire (+12B) si c’était une partie.',
  },
  'bye-as-player': {
    says: '« {value} » (numéro {no}) n’est pas un joueur ; qui était apparié avec lui est exempt',
    cure: 'Donnez un autre nom au joueur si c’en est un.',
  },
  'results-without-opponents': {
    says: 'les rondes contiennent des résultats (« {value} ») sans aucun adversaire',
    cure: 'Exportez la grille américaine, dont les cases nomment les adversaires (+12B), ou le TRF du tournoi.',
  },
  'opponents-by-name': {
    says: 'les rondes nomment les adversaires (« {value} ») au lieu de leur numéro',
    cure: 'Écrivez le numéro de l’adversaire à la place du nom (+12B), ou donnez le TRF du tournoi.',
  },
  'cell-lost-character': {
    says: '« {value} » contient un caractère perdu à l’enregistrement du texte, le plus souvent ½',
    cure: 'Exportez de nouveau le tableau et enregistrez-le en UTF-8, ou réécrivez la case.',
  },
  'impossible-cell': {
    says: '« {value} » est impossible : une nulle n’est jamais un forfait',
    cure: 'Écrivez >12B ou <12B pour un forfait, =12B pour une nulle.',
  },
  'table-without-header': {
    says: 'aucune ligne d’en-tête dans la plage',
    cure: 'Incluez dans la plage la ligne N°, Nom, Elo, R1, R2 …',
  },
  'table-lacks-round': {
    says: 'l’en-tête a des rondes suivantes mais pas la ronde {round}',
    cure: 'Nommez les colonnes R1, R2, R3 … sans lacune.',
  },
  'table-without-players': {
    says: 'aucun joueur sous l’en-tête',
    cure: 'Étendez la plage aux lignes des joueurs.',
  },
  'table-without-colours': {
    says: 'la grille ne donne pas les couleurs',
    cure: 'Utilisez des cases avec la couleur, comme +12B.',
  },
  'team-cell-is-time': {
    says: '« {value} » est une heure : le tableur en a fait une d’un match comme 18:4',
    cure: 'Mettez les cellules au format texte avant de coller ou de taper, ou écrivez le match 18w4.',
  },
  'unknown-team-cell': {
    says: '« {value} » n’est pas un match d’équipe',
    cure: 'Écrivez adversaire et points de parties, comme 5:2½, ou les seuls points dans une grille.',
  },
  'more-points-than-boards': {
    says: '« {value} » dépasse les points de {boards} échiquiers',
    cure: 'Corrigez les points ou le nombre d’échiquiers.',
  },
  'player-not-found': {
    says: 'il n’y a pas de joueur « {value} » dans la grille',
    cure: 'Donnez un numéro ou un nom tel qu’il figure dans la grille.',
  },
  'player-not-unique': {
    says: 'plusieurs joueurs répondent à « {value} » : {players}',
    cure: 'Donnez le numéro ou le nom entier.',
  },
  'no-teams': {
    says: 'le tournoi n’a pas d’équipes',
    cure: 'Donnez un TRF avec des lignes d’équipes (013 ou 310).',
  },
  'match-beyond-boards': {
    says: '« {value} » et {theirs} de l’autre équipe font plus que les {boards} échiquiers',
    cure: 'Corrigez l’une des deux cellules ou le nombre d’échiquiers.',
  },
  'match-on-one-side': {
    says: '« {value} » : l’autre équipe ne montre pas ce match',
    cure: 'Corrigez l’adversaire ou la ronde dans l’une des deux lignes.',
  },
  'tie-break-of-other-edition': {
    says: '« {value} » n’existe que dans {having}, pas dans {edition}',
    cure: 'Indiquez cette édition, ou prenez un départage de {edition}.',
  },
  'unknown-tie-break': {
    says: 'il n’y a pas de départage « {value} »',
    cure: 'Les plus proches : {nearest}. Connus : {known}.',
  },
  'unknown-edition': {
    says: 'il n’y a pas d’édition « {value} » des départages',
    cure: 'Connues : {known}.',
  },
  'not-a-round': {
    says: '« {value} » n’est pas un nombre de rondes',
    cure: 'Les rondes se comptent à partir de 1.',
  },
  'address-bad': {
    says: '« {value} » ne peut pas devenir un code QR',
    cure: 'Donnez une adresse de 1 à {most} octets, comme https://example.org/open.',
  },
  'list-header-missing': {
    says: 'aucun en-tête avec noms ou codes et Elo n’a été trouvé ; la première ligne est « {value} »',
    cure: 'Prenez la liste de la FIDE telle qu’elle est publiée, ou un tableau aux en-têtes comme Code FIDE, Nom, Elo.',
  },
  'list-not-in-archive': {
    says: 'l’archive ne contient pas de liste (.txt, .xml ou .csv) : « {value} »',
    cure: 'Décompressez-la et choisissez la liste elle-même.',
  },
  'list-column-missing': {
    says: 'la liste n’a pas de colonne pour {column} ; son en-tête est « {value} »',
    cure: 'Prenez la ligne d’en-tête dans la plage ; des en-têtes comme Code FIDE, Nom et Elo sont reconnus.',
  },
  'bad-argument': {
    says: '« {value} » ne convient pas pour {argument}',
    cure: 'Attendu : {expected}.',
  },
  'grid-games-missing': {
    says: '{value} des {pairs} paires de cette grille n’ont pas de partie : ce n’est pas définitif si elles sont encore à jouer',
    cure: 'Entrez les résultats qui manquent ; des joueurs qui ne se rencontrent pas sont justes ainsi.',
  },
};
