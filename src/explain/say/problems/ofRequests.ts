import type { ProblemWords } from './words';

/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests = {
  'no-such-round': {
    says: {
      en: 'there is no round “{value}”',
      fr: "il n'y a pas de ronde « {value} »",
      pt: 'não existe a ronda «{value}»',
    },
    cure: {
      en: 'Rounds are counted from 1.',
      fr: 'Les rondes se comptent à partir de 1.',
      pt: 'As rondas contam-se a partir de 1.',
    },
  },
  'beyond-last-round': {
    says: {
      en: 'round {value} is beyond the last one: {declared} rounds are declared',
      fr: 'la ronde {value} dépasse la dernière : {declared} rondes sont annoncées',
      pt: 'a ronda {value} ultrapassa a última: estão anunciadas {declared} rondas',
    },
    cure: {
      en: 'The tournament is over; if not, correct the number of rounds (XXR).',
      fr: 'Le tournoi est terminé ; sinon corrigez le nombre de rondes (XXR).',
      pt: 'O torneio terminou; senão, corrija o número de rondas (XXR).',
    },
  },
  'round-too-early': {
    says: {
      en: 'round {value} cannot be paired before round {next}',
      fr: 'la ronde {value} ne peut être appariée avant la ronde {next}',
      pt: 'a ronda {value} não pode ser emparceirada antes da ronda {next}',
    },
    cure: {
      en: 'Pair round {next} and enter its results first.',
      fr: "Appariez d'abord la ronde {next} et saisissez ses résultats.",
      pt: 'Emparceire primeiro a ronda {next} e introduza os resultados.',
    },
  },
  'round-not-paired': {
    says: {
      en: 'round {value} has no pairing yet',
      fr: "la ronde {value} n'est pas encore appariée",
      pt: 'a ronda {value} ainda não está emparceirada',
    },
    cure: {
      en: '{paired} rounds are paired so far.',
      fr: 'Rondes appariées à ce jour : {paired}.',
      pt: 'Rondas emparceiradas até agora: {paired}.',
    },
  },
  'nobody-to-pair': {
    says: {
      en: 'nobody takes part in round {value}',
      fr: 'personne ne participe à la ronde {value}',
      pt: 'ninguém participa na ronda {value}',
    },
    cure: {
      en: 'Look at the withdrawals and the byes asked for.',
      fr: 'Vérifiez les abandons et les byes demandés.',
      pt: 'Verifique as desistências e os byes pedidos.',
    },
  },
  'rounds-not-declared': {
    says: {
      en: 'the number of rounds is not declared (no XXR line): this round is not treated as the last',
      fr: "le nombre de rondes n'est pas annoncé (pas de ligne XXR) : cette ronde n'est pas traitée comme la dernière",
      pt: 'o número de rondas não está declarado (não há linha XXR): esta ronda não é tratada como a última',
    },
    cure: {
      en: 'Add a line such as XXR 9.',
      fr: 'Ajoutez une ligne telle que XXR 9.',
      pt: 'Acrescente uma linha como XXR 9.',
    },
  },
  'unknown-command': {
    says: {
      en: 'unknown command “{value}”',
      fr: 'commande inconnue « {value} »',
      pt: 'comando desconhecido «{value}»',
    },
    cure: {
      en: 'The commands are {known}; see pairsheet --help.',
      fr: 'Les commandes sont {known} ; voir pairsheet --help.',
      pt: 'Os comandos são {known}; veja pairsheet --help.',
    },
  },
  'unknown-option': {
    says: {
      en: 'unknown option “{value}”',
      fr: 'option inconnue « {value} »',
      pt: 'opção desconhecida «{value}»',
    },
    cure: {
      en: 'See pairsheet {command} --help.',
      fr: 'Voir pairsheet {command} --help.',
      pt: 'Veja pairsheet {command} --help.',
    },
  },
  'option-needs-value': {
    says: {
      en: 'option {value} needs a value',
      fr: "l'option {value} demande une valeur",
      pt: 'a opção {value} precisa de um valor',
    },
    cure: {
      en: 'See pairsheet {command} --help.',
      fr: 'Voir pairsheet {command} --help.',
      pt: 'Veja pairsheet {command} --help.',
    },
  },
  'option-missing': {
    says: {
      en: 'option {value} is missing',
      fr: "il manque l'option {value}",
      pt: 'falta a opção {value}',
    },
    cure: {
      en: 'See pairsheet {command} --help.',
      fr: 'Voir pairsheet {command} --help.',
      pt: 'Veja pairsheet {command} --help.',
    },
  },
  'bad-option-value': {
    says: {
      en: 'option {option} does not take “{value}”',
      fr: "l'option {option} n'accepte pas « {value} »",
      pt: 'a opção {option} não aceita «{value}»',
    },
    cure: {
      en: 'It takes {known}.',
      fr: 'Valeurs acceptées : {known}.',
      pt: 'Valores aceites: {known}.',
    },
  },
  'options-exclude': {
    says: {
      en: 'options {value} and {other} exclude each other',
      fr: "les options {value} et {other} s'excluent",
      pt: 'as opções {value} e {other} excluem-se',
    },
    cure: {
      en: 'Give one of them.',
      fr: "N'en donner qu'une.",
      pt: 'Indique só uma delas.',
    },
  },
  'unknown-system': {
    says: {
      en: 'unknown pairing system “{value}”',
      fr: "système d'appariement inconnu « {value} »",
      pt: 'sistema de emparceiramento desconhecido «{value}»',
    },
    cure: {
      en: 'The systems are {known}.',
      fr: 'Les systèmes sont {known}.',
      pt: 'Os sistemas são {known}.',
    },
  },
  'file-argument-missing': {
    says: {
      en: 'no file was named',
      fr: "aucun fichier n'a été indiqué",
      pt: 'não foi indicado nenhum ficheiro',
    },
    cure: {
      en: 'See pairsheet {command} --help.',
      fr: 'Voir pairsheet {command} --help.',
      pt: 'Veja pairsheet {command} --help.',
    },
  },
  'argument-too-many': {
    says: {
      en: 'one argument too many: “{value}”',
      fr: 'un argument de trop : « {value} »',
      pt: 'um argumento a mais: «{value}»',
    },
    cure: {
      en: 'See pairsheet {command} --help.',
      fr: 'Voir pairsheet {command} --help.',
      pt: 'Veja pairsheet {command} --help.',
    },
  },
  'unknown-player': {
    says: {
      en: 'nobody has number or name “{value}”',
      fr: 'personne ne porte le numéro ou le nom « {value} »',
      pt: 'ninguém tem o número ou o nome «{value}»',
    },
    cure: {
      en: 'Give a pairing number of the player list.',
      fr: "Donnez un numéro d'appariement de la liste.",
      pt: 'Indique um número de emparceiramento da lista.',
    },
  },
  'file-missing': {
    says: {
      en: 'there is no such file',
      fr: "ce fichier n'existe pas",
      pt: 'este ficheiro não existe',
    },
    cure: {
      en: 'Check the path.',
      fr: 'Vérifiez le chemin.',
      pt: 'Verifique o caminho.',
    },
  },
  'file-unreadable': {
    says: {
      en: 'the file cannot be read ({value})',
      fr: 'le fichier ne peut être lu ({value})',
      pt: 'não é possível ler o ficheiro ({value})',
    },
    cure: {
      en: 'Look whether it is a file, whether you may read it, and whether it is open elsewhere.',
      fr: "Vérifiez que c'est bien un fichier, que vous avez le droit de le lire et qu'il n'est pas ouvert ailleurs.",
      pt: 'Verifique se é mesmo um ficheiro, se o pode ler e se não está aberto noutro lado.',
    },
  },
  'file-unwritable': {
    says: {
      en: 'the file cannot be written ({value})',
      fr: 'le fichier ne peut être écrit ({value})',
      pt: 'não é possível escrever o ficheiro ({value})',
    },
    cure: {
      en: 'Look whether the folder exists and whether you may write there.',
      fr: "Vérifiez que le dossier existe et que vous avez le droit d'y écrire.",
      pt: 'Verifique se a pasta existe e se pode escrever nela.',
    },
  },
} satisfies ProblemWords;
