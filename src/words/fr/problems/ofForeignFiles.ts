import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'c’est un tableau d’équipes : « {value} » est un adversaire avec {points} points de partie',
    cure: 'Pour le classement, utilisez =CHESS.TEAM_STANDINGS(tableau ; échiquiers) dans une feuille ou pairsheet standings ; pour un tournoi, donnez les appariements par échiquier de chaque ronde, ou un TRF avec les lignes d’équipes.',
  },
  'match-list-lacks-round': {
    says: 'la liste des matchs n’a pas de ronde {round}',
    cure: 'Mettez les appariements par échiquier de chaque ronde l’un sous l’autre, chacun sous son titre (Ronde 1, Ronde 2 …).',
  },
  'match-list-board-alone': {
    says: 'l’échiquier {value} n’est sous aucun match de deux équipes',
    cure: 'Mettez la ligne des deux équipes au-dessus de leurs échiquiers.',
  },
  'match-list-team-empty': {
    says: '« {value} » n’occupe aucun échiquier de la liste',
    cure: 'Ajoutez les échiquiers d’une ronde où elle a joué, ou retirez l’équipe de la liste.',
  },
  'match-list-score': {
    says: 'ronde {round} : le score {value} n’est pas la somme des échiquiers ({boards})',
    cure: 'Les échiquiers comptent. Corrigez celui qui est faux ; une décision se saisit comme correction de points.',
  },
  'match-list-assumed': {
    says: '{teams} équipes, {boards} échiquiers, {rounds} rondes d’après une liste de matchs : à gauche les Blancs aux échiquiers impairs, points de match d’abord, préférences de couleur de type A',
    cure: 'Corrigez les paramètres si le tournoi avait d’autres règles ; l’ordre des échiquiers vient des places où chacun a joué.',
  },
  'file-under-password': {
    says: 'le fichier est protégé par un mot de passe',
    cure: 'Ouvrez-le avec son mot de passe, enregistrez-le sans, puis donnez-le de nouveau.',
  },
  'file-too-large': {
    says: 'le fichier est trop grand ({value} octets)',
    cure: 'Enregistrez la seule feuille du tournoi en .xlsx et donnez-la.',
  },
  'not-a-spreadsheet': {
    says: 'le fichier ne s’ouvre pas comme classeur ({value})',
    cure: 'Ouvrez-le dans votre tableur, enregistrez-le en .xlsx et donnez ce fichier ; s’il ne s’y ouvre pas, il est abîmé.',
  },
  'no-table-in-sheets': {
    says: 'aucune feuille n’a de tableau de joueurs avec une ligne d’en-têtes ; feuilles : {value}',
    cure: 'Donnez à la feuille une ligne d’en-têtes comme No, Nom, Elo, R1, R2 …',
  },
  'sheet-left-out': {
    says: 'la feuille « {value} » a été laissée de côté : son tableau a des fautes, la première ici',
    cure: 'Vérifiez cette feuille seule si c’est un autre tournoi.',
  },
  'sheet-to-choose': {
    says: 'le fichier a plusieurs tournois : {known}',
    cure: 'Dites lequel avec --section et le nom de sa feuille.',
  },
  'foreign-file-cut': {
    says: 'ce fichier {value} est tronqué ou abîmé',
    cure: 'Copiez-le ou téléchargez-le de nouveau.',
  },
  'foreign-kind-unknown': {
    says: 'ce fichier {program} contient un genre de tournoi qui ne peut être lu (genre {value}) : par équipes, ou inconnu',
    cure: 'Enregistrez le tournoi en TRF dans ce logiciel et donnez le TRF.',
  },
  'foreign-file-odd': {
    says: 'ce fichier {value} n’est pas rangé comme prévu ({what})',
    cure: 'Enregistrez le tournoi en TRF dans ce logiciel et donnez le TRF.',
  },
  'foreign-file-without-players': {
    says: 'ce fichier {value} n’a pas de joueurs',
    cure: 'Inscrivez-les dans ce programme, ou donnez le fichier d’un autre tournoi.',
  },
  'foreign-result-unknown': {
    says: 'le résultat {value} de {players} à la ronde {round} est inconnu dans les fichiers {program}',
    cure: 'Enregistrez le tournoi en TRF dans ce logiciel et donnez le TRF.',
  },
  'foreign-file-wrong': {
    says: 'le nom du fichier dit {program}, mais c’est autre chose',
    cure: 'Donnez au fichier son vrai nom, ou enregistrez le tournoi en TRF.',
  },
  'foreign-file-not-read': {
    says: 'c’est un fichier de {value}, qui n’est pas lu',
    cure: 'Enregistrez le tournoi au format TRF dans ce programme, ou exportez sa grille américaine, et donnez-le.',
  },
  'list-cut': {
    says: 'la liste s’interrompt après « {value} » : il manque la fin',
    cure: 'Téléchargez-la de nouveau ; les joueurs suivants seraient introuvables.',
  },
  'events-to-choose': {
    says: 'le fichier a plusieurs tournois : {value}',
    cure: 'Convertissez chacun en ligne de commande (convert FICHIER -o tournoi.trf --section NOM), ou ouvrez le classeur et importez une feuille.',
  },
  'foreign-access-file': {
    says: 'cette base Access n’est ni un tournoi de Papi ni une liste de joueurs connue',
    cure: 'Donnez le fichier .papi, ou enregistrez le tournoi en TRF et donnez-le.',
  },
  'foreign-list-of-players': {
    says: 'c’est une liste de joueurs (Data.mdb), pas un tournoi',
    cure: 'Employez-la comme liste Elo dans le volet (Listes Elo).',
  },
  'foreign-access-old': {
    says: 'ce fichier {value} date d’Access 97 ou d’avant, qui n’est pas lu',
    cure: 'Ouvrez-le dans Papi ou Access et enregistrez-le au format actuel, ou enregistrez le tournoi en TRF.',
  },
};
