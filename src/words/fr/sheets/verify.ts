import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.fork-differs':
    'Les lignes {line} et {other} du journal ont été écrites en même temps et ont changé la même chose : l’une a défait l’autre',
  'verify.fork-joined':
    'Les lignes {line} et {other} du journal ont été écrites en même temps, dans des parties différentes du tournoi, et sont réunies',
  'verify.fork-open':
    'Les lignes {line} et {other} du journal ont été écrites en même temps, dans des parties différentes du tournoi ; aucune ligne ne les réunit encore',
  'verify.no-log': 'Il n’y a pas de journal : rien ne peut être prouvé',
  'verify.no-proofs': 'Le journal date d’avant les preuves : rien ne peut être prouvé',
  'verify.line-broken':
    'La ligne {line} du journal ({time}, {action}) ne correspond pas : elle ou une ligne précédente a été modifiée, ajoutée ou supprimée',
  'verify.settings-differ':
    'Les paramètres ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.players-differ':
    'Noms, Elo, titres ou numéros des joueurs ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
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
  'verify.lines-gone':
    'Le journal a perdu sa fin : il avait {was} {was|ligne|lignes}, il en a {now}. L’annulation d’Excel (Ctrl+Z) a cet effet, la suppression de lignes aussi.',
  'verify.change': '  ligne {line}, {time} : {action} – {reason}',
  'verify.charter-differs':
    'Le règlement verrouillé, ou le journal des écarts, n’est pas tel que la ligne {line} du journal l’a laissé ({time})',
  'verify.results-differ':
    'Les résultats de la ronde {round} ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.settings-unlogged':
    'Avant la ligne {line} du journal ({time}), les paramètres ont été modifiés sans ligne à eux',
  'verify.players-unlogged':
    'Avant la ligne {line} du journal ({time}), noms, Elo, titres ou numéros ont été modifiés dans la feuille des joueurs',
  'verify.charter-unlogged':
    'Avant la ligne {line} du journal ({time}), la trace cachée du règlement verrouillé a été modifiée',
  'verify.round-unlogged':
    'Avant la ligne {line} du journal ({time}), la ronde {round} a été modifiée sans ligne à elle',
  'verify.no-state':
    'La ligne {line} du journal ({time}) ne dit pas ce qu’elle a laissé : les changements depuis ne se voient pas',
  'verify.manual-reasoned':
    '{count} {count|modification manuelle|modifications manuelles}, avec {count|sa raison|leurs raisons}',
  'verify.rating-only':
    '{count} {count|résultat corrigé|résultats corrigés} pour le rapport Elo seulement',
  'verify.rules-left': 'le règlement a été modifié à la ronde {round}',
  'verify.standings':
    '{lists} {lists|classement recalculé|classements recalculés} : {cells} cellules',
  'verify.standings-differ':
    'Un classement publié n’est pas celui que donnent les résultats : {what}',
  'verify.digest': 'Empreinte du journal : {digest}',
  'verify.digest-line': '{digest} est la ligne {line} du journal ({time}, {action})',
  'verify.digest-unknown': 'Aucune ligne du journal n’a l’empreinte {digest}',
  'verify.details-differ':
    'Fédération, code FIDE, club, naissance ou sexe des joueurs ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.info-differs':
    'Nom, lieu, dates, arbitres ou cadence du tournoi ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.tables-differ':
    'Des tables de la ronde {round}, ou les points à côté des noms, ne sont pas comme la ligne {line} du journal les a laissés ({time})',
  'verify.details-unlogged':
    'Avant la ligne {line} du journal ({time}), fédération, code FIDE, club, naissance ou sexe ont été modifiés dans la feuille des joueurs',
  'verify.info-unlogged':
    'Avant la ligne {line} du journal ({time}), nom, lieu, dates, arbitres ou cadence ont été modifiés dans la feuille du tournoi',
  'verify.teams-differ':
    'Les équipes, leurs joueurs ou les points qui leur ont été attribués ne sont pas tels que la ligne {line} du journal les a laissés ({time})',
  'verify.teams-unlogged':
    'Avant la ligne {line} du journal ({time}), des équipes ou l’ordre de leurs échiquiers ont été modifiés dans les feuilles',
  'verify.tables-unlogged':
    'Avant la ligne {line} du journal ({time}), des tables de la ronde {round} ont reçu d’autres numéros ou d’autres points dans sa feuille',
  'verify.adjusted-differ':
    'Les points corrigés ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.matches-differ':
    'Les matchs de la ronde {round} ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.adjusted-unlogged':
    'Avant la ligne {line} du journal ({time}), des points corrigés ont été modifiés sans ligne à eux',
  'verify.matches-unlogged':
    'Avant la ligne {line} du journal ({time}), les matchs de la ronde {round} ont été modifiés sans ligne à eux',
  'verify.results-unlogged':
    'Avant la ligne {line} du journal ({time}), des résultats de la ronde {round} ont été modifiés dans sa feuille, alors que tous étaient saisis',
  'verify.numbers-since':
    'La ronde {round} a été appariée avec d’autres numéros ou Elo : la ligne {line} du journal ({time}) les a modifiés depuis',
  'verify.older-proof':
    'La ligne {line} du journal ({time}) a été écrite, ou rétablie, par une version plus ancienne : sa preuve couvre moins',
  'verify.list-differs':
    'La feuille {sheet} n’est pas telle que la ligne {line} du journal l’a écrite ({time})',
  'verify.list-unsure':
    'La feuille {sheet} n’est pas telle que la ligne {line} du journal l’a écrite ({time}) ; une annulation a pu rétablir ce qu’avait écrit une version plus ancienne',
  'verify.list-stale':
    'La feuille {sheet} est telle que la ligne {line} du journal l’a écrite ({time}) ; le tournoi a changé depuis : écrivez-la de nouveau',
  'verify.lists':
    '{lists} {lists|liste telle que le journal l’a écrite|listes telles que le journal les a écrites}',
  'verify.formula':
    '{cell} contient une formule : d’autres logiciels peuvent afficher un autre résultat que celui lu ici ; saisissez la valeur',
  'verify.digest-short':
    'Si peu de signes retrouvent une ligne mais ne la prouvent pas : quelques minutes de calcul suffisent pour les imiter',
};
