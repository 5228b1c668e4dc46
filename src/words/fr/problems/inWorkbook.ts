import type { inWorkbook as english } from '../../en/problems/inWorkbook';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook: ProblemWordsLike<typeof english> = {
  'no-players-table': {
    says: 'ce classeur n’a pas de table de joueurs',
    cure: 'Créez un tournoi, importez votre liste ou importez un TRF.',
  },
  'players-table-renamed': {
    says: 'le tournoi est là, mais aucune table du classeur ne s’appelle Joueurs ou Players',
    cure: 'Cliquez dans la liste des joueurs et redonnez à sa table le nom Players (Création de tableau, Nom du tableau). Si la liste a disparu, annulez la dernière action ou ouvrez une sauvegarde.',
  },
  'no-header-row': {
    says: 'aucune liste de joueurs trouvée dans « {value} »',
    cure: 'Mettez des en-têtes comme Nom et Elo au-dessus de la liste.',
  },
  'no-name-column': {
    says: 'aucune colonne de noms parmi « {value} »',
    cure: 'Donnez à la colonne des noms l’en-tête Nom.',
  },
  'player-without-name': {
    says: 'un joueur a un numéro mais pas de nom',
    cure: 'Saisissez le nom ou videz toute la ligne.',
  },
  'unreadable-tie-break-lists': {
    says: '« {value} » ne contient pas de listes de départages avec chacune un nom',
    cure: 'Écrivez un nom, un signe égal et les codes, et des points-virgules entre les listes : Club = BH-C1, SB; Jeunes = DE, WIN. Pas deux fois le même nom.',
  },
  'unreadable-byes': {
    says: '« {value} » n’indique pas les rondes d’absence',
    cure: 'Écrivez les rondes avec des virgules : 3 pour une absence, 5½ pour un bye à ½ point, 7+ pour un point.',
  },
  'table-not-a-number': {
    says: '« {value} » n’est pas un numéro de table',
    cure: 'Saisissez un nombre entier supérieur à 0, ou rien.',
  },
  'points-not-a-number': {
    says: '« {value} » n’est pas un nombre de points',
    cure: 'Saisissez des points entiers ou demis, par exemple 1 ou 0,5.',
  },
  'unreadable-forbidden': {
    says: '« {value} » n’indique pas qui ne doit pas se rencontrer',
    cure: 'Écrivez les numéros avec des tirets, les groupes avec des points-virgules : 3-7; 4-9-12 (1, 2).',
  },
  'unknown-system-rule': {
    says: '« {value} » n’est pas une règle du système {system}',
    cure: 'Écrivez par exemple « top 60; rematch 8; away 1/3 » ; le guide les énumère.',
  },
  'system-without-rules': {
    says: 'le système {system} n’a pas de règles à choisir, et l’épreuve dit « {value} »',
    cure: 'Videz la cellule, ou choisissez le système auquel ces règles appartiennent.',
  },
  'scheveningen-odd-boards': {
    says: '{boards} échiquiers pour un Scheveningen, nombre impair : à chaque ronde une équipe a un Blanc de plus, et personne n’a les deux couleurs aussi souvent',
    cure: 'Jouez sur un nombre pair d’échiquiers, ou {double} rondes : chacun se rencontre alors de nouveau, couleurs inversées. Si c’est voulu, écrivez « odd yes » à la ligne « Règles du système » (en ligne de commande --parameters "odd yes").',
  },
  'rules-in-workbook': {
    says: 'un classeur dit lui-même les règles de son système : « {value} » n’est pas pris',
    cure: 'Omettez --parameters, ou changez le paramètre « Règles du système » dans le classeur.',
  },
  'unreadable-keep-apart': {
    says: '« {value} » ne dit pas par quelle colonne les rencontres sont interdites',
    cure: 'Écrivez l’intitulé d’une colonne des joueurs, avec entre parenthèses le nombre de premières rondes si ce n’est pas pour toutes : Club (3). Plusieurs avec des points-virgules.',
  },
  'unreadable-avoid': {
    says: '« {value} » ne dit pas qui séparer si possible',
    cure: 'Écrivez l’intitulé d’une colonne des joueurs, les premières rondes entre parenthèses, et après deux-points ce que cela peut coûter : Club (3): couleurs. Mots : ordre, flotteurs, couleurs, tout.',
  },
  'unknown-apart-column': {
    says: 'les joueurs n’ont pas de colonne « {value} » pour interdire des rencontres',
    cure: 'Colonnes possibles : {known}. Ou ajoutez-en une, par exemple Famille.',
  },
  'unknown-paper': {
    says: '« {value} » n’est pas un format de papier connu ici',
    cure: 'Écrivez A4 ou Letter.',
  },
  'unknown-profile': {
    says: '« {value} » n’est pas un type de tournoi connu',
    cure: 'Écrivez Soirée de club ou Tournoi homologué.',
  },
  'unknown-language': {
    says: '« {value} » n’est pas une langue proposée',
    cure: 'Écrivez {known}.',
  },
  'unknown-colour': { says: '« {value} » n’est pas une couleur', cure: 'Écrivez Blancs ou Noirs.' },
  'unknown-system-setting': {
    says: '« {value} » n’est pas un système d’appariement connu',
    cure: 'Choisissez-en un dans le volet, ou écrivez son nom : {known}.',
  },
  'system-not-chosen': {
    says: 'aucun système d’appariement choisi ; {system} s’applique',
    cure: 'Choisissez le système annoncé dans les paramètres.',
  },
  'unknown-status': {
    says: '« {value} » n’est pas un statut ; le joueur compte comme présent',
    cure: 'Laissez vide, ou écrivez Retiré.',
  },
  'round-column-missing': {
    says: 'la ronde {round} n’a pas de colonne {column}',
    cure: 'Rétablissez l’en-tête, ou restaurez la ronde depuis l’historique.',
  },
  'round-missing': {
    says: 'la ronde {round} manque avant « {value} »',
    cure: 'Restaurez la ronde depuis l’historique, ou nommez sa table Round_{round}.',
  },
  'opponent-missing': {
    says: 'ronde {round} : un joueur n’a ni adversaire ni exemption',
    cure: 'Saisissez l’adversaire, ou exempt comme résultat.',
  },
  'player-twice-in-round': {
    says: 'ronde {round} : « {value} » figure deux fois',
    cure: 'Chaque joueur n’a qu’une ligne par ronde ; corrigez l’autre.',
  },
  'unknown-rating-method': {
    says: '« {value} » n’est pas une façon d’obtenir l’Elo retenu',
    cure: 'Écrivez FIDE, NRO (national seul), FIDON (FIDE, sinon national), NIDOF (national, sinon FIDE), HBFN (le plus haut), LBFN (le plus bas) ou OTHER ; devant, si vous voulez, la fédération : FRA FIDON.',
  },
  'rating-not-by-method': {
    says: 'la colonne Elo dit {value}, d’après {method} c’est {rating} ; {value} compte',
    cure: 'Videz la cellule et l’Elo est calculé ; ou écrivez OTHER à la ligne Elo retenu de la feuille Tournoi.',
  },
  'unreadable-order': {
    says: '« {value} » n’est pas un ordre de joueurs à égalité',
    cure: 'Écrivez les numéros dans leur ordre, les groupes séparés par un point-virgule : 7, 3; 12, 5. Personne ne peut y figurer deux fois.',
  },
  'order-unknown-player': {
    says: 'personne n’a le numéro {value}, cité dans un ordre de joueurs à égalité',
    cure: 'Corrigez le numéro.',
  },
  'unknown-number': {
    says: 'ronde {round} : personne n’a le numéro {value}',
    cure: 'Saisissez le numéro qui figure dans la feuille Joueurs.',
  },
  'name-not-unique': {
    says: 'plusieurs joueurs s’appellent « {value} »',
    cure: 'Saisissez aussi le numéro.',
  },
  'name-differs': {
    says: 'ronde {round} : le numéro {no} est {known} et non « {value} » ; le numéro prévaut',
    cure: 'Corrigez le nom ou le numéro.',
  },
  'sheet-exists': {
    says: 'une feuille « {value} » à vous existe déjà ; rien n’a été modifié',
    cure: 'Renommez votre feuille et recommencez.',
  },
  'sheet-protected': {
    says: 'la feuille « {value} » est protégée ; rien n’a été modifié',
    cure: 'Ôtez la protection (onglet Révision) et recommencez.',
  },
  'workbook-protected': {
    says: 'la structure du classeur est protégée, aucune feuille ne peut être ajoutée ; rien n’a été modifié',
    cure: 'Ôtez la protection (onglet Révision, Protéger le classeur) et recommencez.',
  },
  'name-taken': {
    says: 'un nom « {value} » à vous existe déjà, dont un de nos tableaux a besoin ; rien n’a été modifié',
    cure: 'Renommez-le (onglet Formules, Gestionnaire de noms) et recommencez.',
  },
  'cell-in-the-way': {
    says: '« {value} » se trouve là où notre liste sera écrite ; rien n’a été modifié',
    cure: 'Déplacez-le plus bas ou plus à droite et recommencez.',
  },
  'below-table': {
    says: '« {value} » a besoin d’un autre nombre de lignes, et quelque chose se trouve dessous ; dans un fichier rien ne peut être déplacé, donc rien n’a été modifié',
    cure: 'Déplacez-le à côté du tableau, ou faites de même dans Excel avec le volet.',
  },
  'own-column': {
    says: 'une colonne « {value} » à vous se trouve dans un tableau dont les lignes sont réécrites ; rien n’a été modifié',
    cure: 'Déplacez-la à côté du tableau et recommencez.',
  },
  'own-rows-in-list': {
    says: 'des lignes ou des colonnes ont été insérées dans notre liste de la feuille « {value} » ; rien n’a été modifié',
    cure: 'Sortez-les de la liste, ou supprimez la feuille, et recommencez.',
  },
  'column-gone': {
    says: 'la colonne « {value} » du tableau n’existe plus et ne peut être restaurée ; rien n’a été modifié',
    cure: 'Insérez dans le tableau une colonne avec cet en-tête et recommencez.',
  },
};
