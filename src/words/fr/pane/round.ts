import type { round as english } from '../../en/pane/round';
import type { WordsLike } from '../../like';

/** Words of the pane: the round and its results. */
export const round: WordsLike<typeof english> = {
  'pane.roll-intro': 'Qui joue la ronde {round} ? Tous ceux qui sont cochés sont appariés.',
  'pane.no-shows': 'Forfait à la ronde {round}',
  'pane.no-shows-hint': 'Un absent non excusé est considéré comme forfait général.',
  'pane.no-shows-paired': 'Un absent est apparié comme les autres tant que vous n’avez pas choisi.',
  'pane.no-show-out': 'Absent',
  'pane.presence': 'Statut',
  'pane.presence-zeroBye': 'Absent (0)',
  'pane.presence-halfBye': 'Bye à ½ point',
  'pane.presence-fullBye': 'Bye à 1 point',
  'pane.presence-expelled': 'Exclu',
  'pane.presence-withdrawn': 'Se retire',
  'pane.presence-present': 'Joue',
  'pane.enter-ticks': 'Entrée change la coche.',
  'pane.not-saved': 'pas encore enregistré',
  'pane.tick-all': 'Tous sont là',
  'pane.untick-all': 'Personne n’est encore là',
  'pane.total-present': 'Présents : {count}',
  'pane.total-absent': 'Absents : {count}',
  'pane.total-byes': 'Byes : {count}',
  'pane.total-withdrawn': 'Retirés : {count}',
  'pane.total-paid': 'Payé : {count}',
  'pane.total-due': 'À payer : {count}',
  'pane.fee-hint':
    'Pour cocher aussi les paiements, ajoutez une colonne « {column} » à la liste de la feuille Joueurs.',
  'pane.fee-paid': '{player} : payé',
  'pane.fee-not-paid': '{player} : non payé',
  'pane.save-roll': 'Enregistrer sans apparier',
  'pane.roll-saved': 'Ronde {round} : {count} {count|saisie enregistrée|saisies enregistrées}',
  'pane.late-entry': 'Inscription tardive',
  'pane.missed-rounds': 'Rondes manquées',
  'pane.missed-zero': '0 point chacune',
  'pane.missed-half': '½ point chacune',
  'pane.even-later': 'Notre règlement admet l’inscription après la ronde 3',
  'pane.enter-player': 'Inscrire le joueur',
  'pane.player-entered': '{name} inscrit avec le numéro {no}',
  'pane.warn-namesakes':
    'Joueurs de même nom : {who}. Les listes ajoutent leur club et leur Elo ; distinguez-les par leur numéro.',
  'pane.fits-several': '{count} joueurs conviennent : {players}',
  'pane.warn-unrated': 'Joueurs sans Elo : {count}. Ils figurent en fin de liste.',
  'pane.warn-order':
    'Les numéros ne suivent pas l’ordre initial (Elo, titre, nom). Renumérotez sous « Modifications manuelles » s’il le faut.',
  'pane.warn-many-rounds':
    '{rounds} {rounds|ronde|rondes} pour {players} {players|joueur|joueurs} : les dernières rondes risquent d’être impossibles.',
  'pane.sex-w': 'féminin',
  'pane.sex-m': 'masculin',
  'pane.not-a-birth': 'Ce n’est pas une date. Écrivez 29/02/2004, ou l’année seule.',
  'pane.papers-stale':
    '{count} {count|joueur change|joueurs changent} de numéro à partir du {no}. À réimprimer : joueurs, ronde {round}, par nom, fiches, grille.',
  'pane.draw-again': 'Tirer de nouveau',
  'pane.draw-again-why': 'Pourquoi un nouveau tirage (le journal le dit)',
  'pane.lot-before': 'Tirage précédent : {seed} ; nouveau tirage : {why}',
  'pane.lots-white':
    'Couleur tirée : Blancs pour le n° 1 (code du tirage {seed}, gardé dans les paramètres)',
  'pane.lots-black':
    'Couleur tirée : Noirs pour le n° 1 (code du tirage {seed}, gardé dans les paramètres)',
  'pane.with-working': 'Écrire aussi les raisons dans une feuille',
  'pane.write-round': 'Publier la ronde {round}',
  'pane.round-paired': 'Ronde {round} appariée : {games} {games|partie|parties}',
  'pane.round-paired-again': 'Ronde {round} appariée de nouveau : {games} {games|partie|parties}',
  'pane.verify': 'Second passage : ressaisir chaque résultat',
  'pane.keys': 'Touches',
  'pane.key-move': 'autre table',
  'pane.key-clear': 'pas de résultat',
  'pane.key-table': 'par table',
  'pane.enter': 'Saisir',
  'pane.by-table-hint': 'Table, Entrée, résultat, Entrée.',
  'pane.no-such-table':
    'La ronde {round} n’a pas de table {table} : ses tables vont de {first} à {last}.',
  'pane.no-table-numbers': 'La feuille de la ronde {round} n’a pas de numéros de table.',
  'pane.table-twice':
    'La table {table} figure deux fois dans la feuille : saisissez ses résultats dans la liste ci-dessous.',
  'pane.no-such-result':
    '« {result} » n’est pas un résultat. Les touches figurent ci-dessous ; 1-0, ½-½ et autres conviennent aussi.',
  'pane.result-stands': 'La table {table} a déjà {result}.',
  'pane.result-replaces':
    'La table {table} a {was}. Entrée encore une fois écrit {result} à la place, Échap n’y touche pas.',
  'pane.table-entered': 'Table {table} : {result} ({players})',
  'pane.table-taken-back': 'La table {table} revient à {result} ({players})',
  'pane.take-back-table': 'Annuler la table {table} : {result}',
  'pane.result-entered': 'Ronde {round}, table {table} : {result} (avant : {was})',
  'pane.results-typed': 'Résultats de la ronde {round}',
  'pane.result-corrected': 'Correction, ronde {round}, table {table} : {result} au lieu de {was}',
};
