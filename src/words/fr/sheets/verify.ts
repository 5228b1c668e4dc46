import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.no-log': 'Il n’y a pas de journal : rien ne peut être prouvé',
  'verify.no-proofs': 'Le journal date d’avant les preuves : rien ne peut être prouvé',
  'verify.line-broken':
    'La ligne {line} du journal ({time}, {action}) ne correspond pas : elle ou une ligne précédente a été modifiée, ajoutée ou supprimée',
  'verify.settings-differ':
    'Les réglages ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.players-differ':
    'Noms, classements, titres ou numéros des joueurs ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.round-differs':
    'La ronde {round} n’est pas celle que la ligne {line} du journal a laissée ({time})',
  'verify.record-differs':
    'L’enregistrement caché de la ronde {round} ne dit pas ce que dit sa feuille',
  'verify.pairing-differs':
    'La ronde {round} n’est pas celle que donne {system}, et le journal n’en dit pas la raison',
  'verify.lines': '{proved} {proved|ligne|lignes} du journal sur {lines} avec une preuve juste',
  'verify.rounds': '{rounds} {rounds|ronde appariée|rondes appariées} à nouveau',
  'verify.untouched': 'Rien n’a été touché depuis le début',
  'verify.untouched-since': 'Rien n’a été touché depuis la ronde {round}',
  'verify.manual':
    '{count} {count|changement manuel|changements manuels}, dont {without} sans raison',
  'verify.corrected':
    '{count} {count|résultat corrigé|résultats corrigés} après {count|sa|leur} ronde',
  'verify.change': '  ligne {line}, {time} : {action} – {reason}',
  'cli.help.verify-file': 'un classeur de Pairsheet',
  'verify.charter-differs':
    'Ce qu’a fixé la ronde 1, ou l’historique des écarts, n’est pas tel que la ligne {line} du journal l’a laissé ({time})',
  'verify.results-differ':
    'Les résultats de la ronde {round} ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.settings-unlogged':
    'Avant la ligne {line} du journal ({time}), les réglages ont été modifiés sans ligne à eux',
  'verify.players-unlogged':
    'Avant la ligne {line} du journal ({time}), noms, classements, titres ou numéros ont été modifiés dans la feuille des joueurs',
  'verify.charter-unlogged':
    'Avant la ligne {line} du journal ({time}), la trace cachée de ce que fixe la ronde 1 a été modifiée',
  'verify.round-unlogged':
    'Avant la ligne {line} du journal ({time}), la ronde {round} a été modifiée sans ligne à elle',
  'verify.no-state':
    'La ligne {line} du journal ({time}) ne dit pas ce qu’elle a laissé : les changements depuis ne se voient pas',
  'verify.manual-reasoned':
    '{count} {count|modification manuelle|modifications manuelles}, avec {count|sa raison|leurs raisons}',
  'verify.rating-only':
    '{count} {count|résultat corrigé|résultats corrigés} pour le rapport de classement seulement',
  'verify.rules-left': 'le règlement annoncé a été quitté à la ronde {round}',
  'verify.standings':
    '{lists} {lists|classement recalculé|classements recalculés} : {cells} cellules',
  'verify.standings-differ':
    'Un classement publié n’est pas celui que donnent les résultats : {what}',
  'verify.digest': 'Empreinte du journal : {digest}',
  'verify.digest-line': '{digest} est la ligne {line} du journal ({time}, {action})',
  'verify.digest-unknown': 'Aucune ligne du journal n’a l’empreinte {digest}',
  'cli.help.digest':
    'empreinte d’une feuille imprimée ou d’un fichier : de quelle ligne du journal il s’agit',
};
