import type { inFiles as english } from '../../en/problems/inFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles: ProblemWordsLike<typeof english> = {
  'empty-file': {
    says: 'le fichier est vide',
    cure: 'Exportez de nouveau le tournoi et ouvrez le nouveau fichier.',
  },
  'binary-file': {
    says: 'ce n’est pas un fichier texte (il commence par les octets {value})',
    cure: 'Donnez un TRF (texte brut) ou un classeur .xlsx avec la bonne extension.',
  },
  'code-page-guessed': {
    says: 'le texte n’est ni en UTF-8 ni en Unicode ; il a été lu comme {page} (« {value} »)',
    cure: 'Si des noms semblent faux, enregistrez de nouveau le fichier en UTF-8.',
  },
  'page-cut': {
    says: 'la page s’interrompt au milieu d’un tableau',
    cure: 'Enregistrez-la de nouveau une fois entièrement chargée.',
  },
  'page-without-table': {
    says: 'la page ne contient aucun tableau de tournoi',
    cure: 'Enregistrez la page de la grille ou du classement, ou exportez-la en .xlsx.',
  },
  'not-a-workbook': {
    says: 'le fichier ne s’ouvre pas comme classeur .xlsx ({value})',
    cure: 'Enregistrez-le de nouveau depuis Excel comme classeur .xlsx sans mot de passe.',
  },
  'newer-workbook': {
    says: 'le classeur a été écrit par une version plus récente de Pairsheet (contrat {value} ; celle-ci connaît jusqu’à {known})',
    cure: 'Continuez avec la version plus récente : celle-ci perdrait ce qu’elle ne sait pas lire. Rien n’a été modifié.',
  },
  'text-is-json': {
    says: 'ceci est le JSON d’un autre programme, sans grille',
    cure: 'Donnez le TRF du tournoi ; Lichess en propose un pour chaque tournoi suisse.',
  },
  'text-is-pgn': {
    says: 'ceci est du PGN : des parties, sans exempts, absences ni numéros',
    cure: 'Donnez la grille ou le TRF du tournoi.',
  },
  'no-players': {
    says: 'il ne contient aucun joueur',
    cure: 'Un TRF a une ligne commençant par 001 pour chaque joueur.',
  },
  'line-out-of-columns': {
    says: 'les champs de ce joueur ne sont pas dans leurs colonnes : « {value} »',
    cure: 'Dans un TRF, le numéro finit en colonne 8, le nom commence en 15, l’Elo en 49, la ronde 1 en 92, et toutes les rondes sont sur la même ligne. Exportez de nouveau le fichier depuis le programme du tournoi.',
  },
  'columns-in-bytes': {
    says: 'les colonnes de « {value} » sont comptées en octets, où une lettre comme ö en fait deux ; la ligne est lue ainsi',
    cure: 'Rien, si le nom, l’Elo et les résultats sont justes.',
  },
  'truncated-line': {
    says: 'la ligne est coupée : « {value} »',
    cure: 'Complétez la ligne ou exportez de nouveau le fichier.',
  },
  'unknown-line-code': {
    says: 'une ligne au code inconnu est ignorée : « {value} »',
    cure: 'Corrigez ses trois premiers caractères si elle doit compter.',
  },
  'bad-round-count': {
    says: 'le nombre de rondes n’est pas un entier supérieur à 0 : « {value} »',
    cure: 'Écrivez le nombre de rondes annoncé avant le début, p. ex. XXR 9.',
  },
  'unknown-configuration': {
    says: 'mot inconnu dans XXC : « {value} »',
    cure: 'Sont connus rank, white1 et black1.',
  },
  'bad-number-list': {
    says: 'une liste de numéros d’appariement était attendue : « {value} »',
    cure: 'Écrivez les numéros séparés par des espaces.',
  },
  'bad-virtual-points': {
    says: 'points fictifs illisibles : « {value} »',
    cure: 'Écrivez XXA, le numéro, puis les points de chaque ronde par demis, p. ex. XXA    5  1.0  0.5.',
  },
  'bad-points': {
    says: 'ce n’est pas un nombre de demi-points : « {value} »',
    cure: 'Écrivez 0, 0.5, 1, 1.5…',
  },
  'unknown-point-code': {
    says: 'code inconnu dans XXS : « {value} »',
    cure: 'Écrivez CODE=VALEUR avec W D WW BW WD BD WL BL ZPB HPB FPB PAB FW ou FL.',
  },
  'points-by-colour': {
    says: 'des points différents selon la couleur ({value}) ne sont pas pris en charge',
    cure: 'Donnez la même valeur aux deux codes.',
  },
  'forbidden-unknown-player': {
    says: 'une paire interdite nomme le numéro {value}, que personne ne porte',
    cure: 'Corrigez le numéro ou retirez-le de la liste.',
  },
  'virtual-unknown-player': {
    says: 'des points fictifs sont donnés au numéro {value}, que personne ne porte',
    cure: 'Corrigez le numéro de la ligne XXA ou supprimez-la.',
  },
  'absent-unknown-player': {
    says: 'le numéro {value} est dit absent, mais personne ne le porte',
    cure: 'Corrigez le numéro de la ligne XXZ.',
  },
  'team-unknown-player': {
    says: 'l’équipe {team} nomme le numéro {value}, que personne ne porte',
    cure: 'Corrigez le numéro dans la ligne de l’équipe.',
  },
};
