import type { ofRounds as english } from '../../en/problems/ofRounds';
import type { ProblemWordsLike } from '../../like';

/** Problems of the rounds: opponents, colours, results. */
export const ofRounds: ProblemWordsLike<typeof english> = {
  'opponent-not-a-number': {
    says: 'l’adversaire n’est pas un numéro : « {value} »',
    cure: 'Écrivez le numéro de l’adversaire, ou 0000 s’il n’y en a pas.',
  },
  'unknown-opponent': {
    says: 'ronde {round} : personne ne porte le numéro {opponent} (« {value} »)',
    cure: 'Corrigez l’adversaire ou ajoutez le joueur manquant.',
  },
  'plays-himself': {
    says: 'ronde {round} : un joueur est son propre adversaire (« {value} »)',
    cure: 'Écrivez le numéro du véritable adversaire.',
  },
  'twice-in-round': {
    says: 'ronde {round} : le numéro {player} est donné pour adversaire à {first} et à {second}',
    cure: 'Un joueur n’a qu’une partie par ronde : corrigez l’une des deux.',
  },
  'opponents-disagree': {
    says: 'ronde {round} : {player} donne {opponent} pour adversaire, mais non l’inverse (« {value} »)',
    cure: 'Faites en sorte que les deux se désignent mutuellement.',
  },
  'colours-disagree': {
    says: 'ronde {round} : {player} et {opponent} ont la même couleur (« {value} »)',
    cure: 'L’un avait les Blancs, l’autre les Noirs.',
  },
  'colour-missing': {
    says: 'ronde {round} : une partie sans couleur (« {value} »)',
    cure: 'Écrivez w pour les Blancs ou b pour les Noirs, même en cas de forfait.',
  },
  'colour-without-opponent': {
    says: 'ronde {round} : une couleur sans adversaire (« {value} »)',
    cure: 'Écrivez - pour la couleur d’un exempt, ou le numéro de l’adversaire.',
  },
  'unknown-colour-code': {
    says: 'couleur inconnue dans « {value} »',
    cure: 'Écrivez w, b ou - (aucune).',
  },
  'unknown-result-code': {
    says: 'résultat inconnu dans « {value} »',
    cure: 'Écrivez 1 = 0, + - pour un forfait, W D L hors classement ; U F H Z sans adversaire.',
  },
  'bye-with-opponent': {
    says: 'un code d’exempt à côté d’un adversaire : « {value} »',
    cure: 'Saisissez le résultat de la partie (1-0F si les noirs ne sont pas venus), ou retirez l’adversaire (0000 dans un TRF).',
  },
  'result-without-opponent': {
    says: 'un résultat sans adversaire : « {value} »',
    cure: 'Écrivez l’adversaire, ou U F H Z pour un exempt.',
  },
  'results-disagree': {
    says: 'ronde {round} : les résultats de {player} et {opponent} se contredisent ({value})',
    cure: 'Reprenez le résultat de la feuille de partie et corrigez le côté faux.',
  },
  'result-by-penalty': {
    says: 'ronde {round} : {player} et {opponent} ont ensemble moins d’un point ({value})',
    cure: 'C’est juste si l’arbitre a prononcé une sanction ; sinon corrigez.',
  },
  'met-twice': {
    says: 'ronde {round} : {player} et {opponent} se sont déjà rencontrés (C.04.1.b)',
    cure: 'Vérifiez si un adversaire n’a pas été mal noté.',
  },
  'text-between-rounds': {
    says: 'il y a du texte entre les colonnes de deux rondes : « {value} »',
    cure: 'Les rondes occupent les colonnes 92, 102, 112… : réalignez le texte.',
  },
  'too-many-rounds': {
    says: 'une inscription en ronde {round}, mais {declared} rondes seulement sont annoncées (« {value} »)',
    cure: 'Corrigez le nombre de rondes ou supprimez cette inscription.',
  },
  'score-with-coming-byes': {
    says: 'numéro {player} : {value} points imprimés, {score} après les rondes appariées : ils contiennent un bye d’une ronde à venir',
    cure: 'Le bye comptera quand sa ronde sera appariée.',
  },
  'two-pairing-byes': {
    says: 'la ronde {round} a plus d’un exempt : {kept} et {others}',
    cure: 'Un seul joueur peut rester sans adversaire. {kept} garde l’exemption, car de ceux-ci les règles la donneraient plutôt à {kept} ; pour {others} elle compte comme un bye à 1 point. Corrigez le fichier si c’était un forfait.',
  },
  'games-postponed': {
    says: '{count} {count|partie reportée|parties reportées} : pas de résultat, alors qu’une ronde suivante est appariée ({games})',
    cure: 'Pas encore de points, nulle pour l’appariement ; non définitif. Saisissez le résultat dès qu’il est connu.',
  },
  'no-entry-in-round': {
    says: 'le numéro {player} n’a rien en ronde {round} ; c’est compté comme une absence',
    cure: 'C’est juste en cas de retrait ; sinon saisissez la partie.',
  },
  'result-missing': {
    says: 'ronde {round} : {count} {count|résultat manque|résultats manquent} : {games}',
    cure: 'Saisissez le résultat (ou ajournée, si cela existe), puis appariez.',
  },
  'results-missing': {
    says: 'ronde {round} : {count} {count|résultat manque|résultats manquent} : {count|table|tables} {tables}',
    cure: 'Saisissez le résultat (ou ajournée, si cela existe), puis appariez.',
  },
};
