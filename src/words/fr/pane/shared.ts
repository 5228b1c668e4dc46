import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Deux arbitres dans un classeur. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Deux arbitres',
  'shared.what':
    'Plusieurs arbitres peuvent ouvrir ce classeur en même temps. L’un a la main : appariements, listes, joueurs et annulation. Les autres saisissent les résultats, chacun sur son appareil.',
  'shared.your-name': 'Votre nom, tel que les autres le voient',
  'shared.name': 'Donner votre nom',
  'shared.save-name': 'Enregistrer le nom',
  'shared.share': 'Partager avec d’autres arbitres',
  'shared.stop': 'Ne plus partager',
  'shared.take-over': 'Prendre la main',
  'shared.taking': 'Prise en main…',
  'shared.you': 'Vous avez la main.',
  'shared.other': '{name} a la main. Ici, vous saisissez les résultats.',
  'shared.away': '{name} avait la main jusqu’à {time}. Ici, vous saisissez les résultats.',
  'shared.nobody': 'Personne n’a la main. Ici, vous saisissez les résultats.',
  'shared.arbiters': 'Arbitres : {names}',
  'shared.somebody': 'un autre arbitre',
  'shared.begun': 'Partagé avec d’autres arbitres',
  'shared.ended': 'Fin du partage',
  'shared.taken': '{name} a pris la main après {before}',
  'shared.not-in-charge':
    '{name} a la main : rien n’a été écrit. Prenez d’abord la main si c’est à vous de le faire.',
  'shared.taken-by': '{name} a pris la main. Désormais, vous saisissez ici les résultats.',
  'shared.result': 'Table {table} : {result}, saisi par {name}',
  'shared.result-earlier': 'Ronde {round}, table {table} : {result}, saisi par {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Table {table} : {there} a été saisi entre-temps, {result} n’a donc pas été écrit. Saisissez-le à nouveau s’il est juste.',
  'shared.no-network':
    'Il n’y a pas de réseau : les autres ne sauraient pas que vous prenez la main. Les résultats peuvent être saisis.',
  'shared.lost':
    'Ronde {round}, table {table} : votre {result} n’y est plus, la feuille a {there}. Vérifiez la feuille de résultat et saisissez-le à nouveau.',
  'shared.lost-to':
    'Ronde {round}, table {table} : votre {result} se trouve maintenant à la table {other}, où personne ne l’a saisi ; la table {table} a {there}. Vérifiez les deux feuilles de résultat.',
  'shared.twice':
    'Ronde {round}, table {table} : votre {result} se trouve aussi à la table {other}, où personne ne l’a saisi. Vérifiez les deux feuilles de résultat.',
  'shared.lost-of':
    'Ronde {round}, table {table} : {result}, saisi par {name}, n’y est pas ; la feuille a {there}. Vérifiez la feuille de résultat.',
  'shared.lost-of-to':
    'Ronde {round}, table {table} : {result}, saisi par {name}, se trouve maintenant à la table {other}, où personne ne l’a saisi ; la table {table} a {there}. Vérifiez les deux feuilles de résultat.',
  'shared.clear': 'Effacer {result} à la table {other}',
  'shared.move': 'Déplacer {result} vers la table {table}',
  'shared.again': 'Saisir à nouveau {result} à la table {table}',
  'shared.gone':
    'Table {table} : {result} n’a pas été écrit, la partie n’est plus dans la feuille.',
  'shared.correction':
    'Un résultat d’une ronde précédente est corrigé par l’arbitre qui a la main ({name}).',
  'shared.seen':
    'Quelqu’un d’autre modifie ce classeur. Partagez-le, pour que personne n’écrase le travail de l’autre.',
};
