import type { ofRequests as english } from '../../en/problems/ofRequests';
import type { ProblemWordsLike } from '../../like';

/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests: ProblemWordsLike<typeof english> = {
  'exercise-not-found': {
    says: 'aucun tournoi n’a été trouvé pour {kind}, difficulté {level}, avec le code {value}',
    cure: 'Essayez un autre code.',
  },
  'no-workbook-to-verify': {
    says: '« {value} » n’est pas un classeur de Pairsheet',
    cure: 'Indiquez un .xlsx créé par le complément ou la ligne de commande.',
  },
  'output-without-number': {
    says: '{count} {count|fichier|fichiers} ne peuvent pas tous s’appeler « {value} »',
    cure: 'Écrivez %d à la place du numéro : -o "t%d.trf".',
  },
  'no-such-round': {
    says: 'il n’y a pas de ronde « {value} »',
    cure: 'Les rondes se comptent à partir de 1.',
  },
  'beyond-last-round': {
    says: 'les {declared} rondes sont jouées ; il n’y a pas de ronde {value}',
    cure: 'Si le tournoi continue, corrigez le nombre de rondes.',
  },
  'round-too-early': {
    says: 'la ronde {value} ne peut être appariée avant la ronde {next}',
    cure: 'Appariez d’abord la ronde {next} et saisissez ses résultats.',
  },
  'round-not-paired': {
    says: 'la ronde {value} n’est pas encore appariée',
    cure: 'Rondes appariées à ce jour : {paired}.',
  },
  'nobody-to-pair': {
    says: 'personne ne joue la ronde {value}',
    cure: 'Vérifiez les retraits et les byes demandés.',
  },
  'rounds-not-declared': {
    says: 'le nombre de rondes n’est pas annoncé (pas de ligne XXR) : cette ronde n’est pas traitée comme la dernière',
    cure: 'Ajoutez une ligne telle que XXR 9.',
  },
  'unknown-command': {
    says: 'commande inconnue « {value} »',
    cure: 'Les commandes sont {known} ; voir pairsheet --help.',
  },
  'unknown-option': {
    says: 'option inconnue « {value} »',
    cure: 'Voir pairsheet {command} --help.',
  },
  'option-needs-value': {
    says: 'l’option {value} demande une valeur',
    cure: 'Voir pairsheet {command} --help.',
  },
  'round-without-pgn': {
    says: '--round va avec un .pgn : « {value} »',
    cure: 'Donnez à la sortie un nom en .pgn, ou retirez --round.',
  },
  'option-missing': {
    says: 'il manque l’option {value}',
    cure: 'Voir pairsheet {command} --help.',
  },
  'bad-option-value': {
    says: 'l’option {option} n’accepte pas « {value} »',
    cure: 'Valeurs acceptées : {known}.',
  },
  'options-exclude': {
    says: 'les options {value} et {other} s’excluent',
    cure: 'N’en donner qu’une.',
  },
  'unknown-system': {
    says: 'système d’appariement inconnu « {value} »',
    cure: 'Les systèmes sont {known}.',
  },
  'file-argument-missing': {
    says: 'aucun fichier n’a été indiqué',
    cure: 'Voir pairsheet {command} --help.',
  },
  'argument-too-many': {
    says: 'un argument de trop : « {value} »',
    cure: 'Voir pairsheet {command} --help.',
  },
  'appeal-two-players': {
    says: 'il faut deux joueurs, et non « {value} »',
    cure: 'Écrivez deux numéros (3,7), ou deux noms séparés par un point-virgule.',
  },
  'appeal-one-player': {
    says: 'les deux joueurs sont le même',
    cure: 'Nommez deux joueurs différents.',
  },
  'unknown-player': {
    says: 'personne ne porte le numéro ou le nom « {value} »',
    cure: 'Donnez un numéro d’appariement de la liste.',
  },
  'file-named-twice': {
    says: '« {value} » est nommé deux fois : pour l’exercice et pour sa solution',
    cure: 'Nommez un autre fichier avec --solution.',
  },
  'file-missing': { says: 'ce fichier n’existe pas', cure: 'Vérifiez le chemin.' },
  'file-unreadable': {
    says: 'le fichier ne peut être lu ({value})',
    cure: 'Vérifiez que c’est bien un fichier, que vous avez le droit de le lire et qu’il n’est pas ouvert ailleurs.',
  },
  'folder-unreadable': {
    says: 'le dossier ne peut être lu ({value})',
    cure: 'Indiquez un dossier que vous pouvez lire, pas un fichier ; pour un seul fichier il y a la commande check.',
  },
  'file-unwritable': {
    says: 'le fichier ne peut être écrit ({value})',
    cure: 'Vérifiez que le dossier existe et que vous avez le droit d’y écrire.',
  },
  'file-read-only': {
    says: 'le fichier est en lecture seule',
    cure: 'Autorisez l’écriture, ou travaillez sur une copie. Rien n’a été écrit.',
  },
  'file-in-use': {
    says: 'un autre pairsheet écrit ce fichier ({user} sur {host}, processus {process}, depuis {since})',
    cure: 'Relancez la commande quand il aura terminé. Rien n’a été écrit.',
  },
  'file-changed': {
    says: 'le fichier a été modifié par quelqu’un d’autre pendant cette commande',
    cure: 'Relancez la commande : elle travaillera sur le fichier tel qu’il est. Rien n’a été écrit.',
  },
};
