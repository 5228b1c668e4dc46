import type { ProblemWords } from './words';

/** Problems of the rounds: opponents, colours, results. */
export const ofRounds = {
  'opponent-not-a-number': {
    says: {
      en: 'the opponent is no number: “{value}”',
      fr: "l'adversaire n'est pas un numéro : « {value} »",
      pt: 'o adversário não é um número: «{value}»',
    },
    cure: {
      en: 'Write the pairing number of the opponent, or 0000 if there is none.',
      fr: "Écrivez le numéro de l'adversaire, ou 0000 s'il n'y en a pas.",
      pt: 'Escreva o número do adversário, ou 0000 se não houver.',
    },
  },
  'unknown-opponent': {
    says: {
      en: 'round {round}: nobody has number {opponent} (“{value}”)',
      fr: 'ronde {round} : personne ne porte le numéro {opponent} (« {value} »)',
      pt: 'ronda {round}: ninguém tem o número {opponent} («{value}»)',
    },
    cure: {
      en: 'Correct the opponent, or add the missing player.',
      fr: "Corrigez l'adversaire ou ajoutez le joueur manquant.",
      pt: 'Corrija o adversário ou acrescente o jogador em falta.',
    },
  },
  'plays-himself': {
    says: {
      en: 'round {round}: a player is his own opponent (“{value}”)',
      fr: 'ronde {round} : un joueur est son propre adversaire (« {value} »)',
      pt: 'ronda {round}: um jogador é adversário de si próprio («{value}»)',
    },
    cure: {
      en: 'Write the number of the real opponent.',
      fr: 'Écrivez le numéro du véritable adversaire.',
      pt: 'Escreva o número do verdadeiro adversário.',
    },
  },
  'twice-in-round': {
    says: {
      en: 'round {round}: number {player} is named as opponent by {first} and by {second}',
      fr: 'ronde {round} : le numéro {player} est donné pour adversaire à {first} et à {second}',
      pt: 'ronda {round}: o número {player} aparece como adversário de {first} e de {second}',
    },
    cure: {
      en: 'A player has one game in a round: correct one of the two.',
      fr: "Un joueur n'a qu'une partie par ronde : corrigez l'une des deux.",
      pt: 'Um jogador tem uma só partida por ronda: corrija uma das duas.',
    },
  },
  'opponents-disagree': {
    says: {
      en: 'round {round}: {player} names {opponent} as opponent, but not the other way round (“{value}”)',
      fr: 'ronde {round} : {player} donne {opponent} pour adversaire, mais non l’inverse (« {value} »)',
      pt: 'ronda {round}: {player} indica {opponent} como adversário, mas não o inverso («{value}»)',
    },
    cure: {
      en: 'Make both entries name each other.',
      fr: 'Faites en sorte que les deux se désignent mutuellement.',
      pt: 'Faça com que os dois se indiquem mutuamente.',
    },
  },
  'colours-disagree': {
    says: {
      en: 'round {round}: {player} and {opponent} both have the same colour (“{value}”)',
      fr: 'ronde {round} : {player} et {opponent} ont la même couleur (« {value} »)',
      pt: 'ronda {round}: {player} e {opponent} têm a mesma cor («{value}»)',
    },
    cure: {
      en: 'One of the two had White, the other Black.',
      fr: "L'un avait les Blancs, l'autre les Noirs.",
      pt: 'Um tinha as brancas, o outro as pretas.',
    },
  },
  'colour-missing': {
    says: {
      en: 'round {round}: a game without colour (“{value}”)',
      fr: 'ronde {round} : une partie sans couleur (« {value} »)',
      pt: 'ronda {round}: uma partida sem cor («{value}»)',
    },
    cure: {
      en: 'Write w for White or b for Black, also for a forfeited game.',
      fr: 'Écrivez w pour les Blancs ou b pour les Noirs, même en cas de forfait.',
      pt: 'Escreva w para as brancas ou b para as pretas, mesmo havendo falta.',
    },
  },
  'colour-without-opponent': {
    says: {
      en: 'round {round}: a colour without opponent (“{value}”)',
      fr: 'ronde {round} : une couleur sans adversaire (« {value} »)',
      pt: 'ronda {round}: uma cor sem adversário («{value}»)',
    },
    cure: {
      en: 'Write - for the colour of a bye, or the number of the opponent.',
      fr: "Écrivez - pour la couleur d'un exempt, ou le numéro de l'adversaire.",
      pt: 'Escreva - como cor de um bye, ou o número do adversário.',
    },
  },
  'unknown-colour-code': {
    says: {
      en: 'unknown colour in “{value}”',
      fr: 'couleur inconnue dans « {value} »',
      pt: 'cor desconhecida em «{value}»',
    },
    cure: {
      en: 'Write w, b or - (none).',
      fr: 'Écrivez w, b ou - (aucune).',
      pt: 'Escreva w, b ou - (nenhuma).',
    },
  },
  'unknown-result-code': {
    says: {
      en: 'unknown result in “{value}”',
      fr: 'résultat inconnu dans « {value} »',
      pt: 'resultado desconhecido em «{value}»',
    },
    cure: {
      en: 'Write 1 = 0, + - for a forfeit, W D L for an unrated game; U F H Z without opponent.',
      fr: 'Écrivez 1 = 0, + - pour un forfait, W D L hors classement ; U F H Z sans adversaire.',
      pt: 'Escreva 1 = 0, + - havendo falta, W D L sem contar para rating; U F H Z sem adversário.',
    },
  },
  'bye-with-opponent': {
    says: {
      en: 'the code of a bye beside an opponent: “{value}”',
      fr: "un code d'exempt à côté d'un adversaire : « {value} »",
      pt: 'um código de bye ao lado de um adversário: «{value}»',
    },
    cure: {
      en: 'Write 0000 as opponent of a bye, or the result of the game.',
      fr: "Écrivez 0000 comme adversaire d'un exempt, ou le résultat de la partie.",
      pt: 'Escreva 0000 como adversário de um bye, ou o resultado da partida.',
    },
  },
  'result-without-opponent': {
    says: {
      en: 'a result without opponent: “{value}”',
      fr: 'un résultat sans adversaire : « {value} »',
      pt: 'um resultado sem adversário: «{value}»',
    },
    cure: {
      en: 'Write the opponent, or U F H Z for a bye.',
      fr: "Écrivez l'adversaire, ou U F H Z pour un exempt.",
      pt: 'Escreva o adversário, ou U F H Z para um bye.',
    },
  },
  'results-disagree': {
    says: {
      en: 'round {round}: the results of {player} and {opponent} contradict each other ({value})',
      fr: 'ronde {round} : les résultats de {player} et {opponent} se contredisent ({value})',
      pt: 'ronda {round}: os resultados de {player} e {opponent} contradizem-se ({value})',
    },
    cure: {
      en: 'Take the result from the score sheet and correct the wrong side.',
      fr: 'Reprenez le résultat de la feuille de partie et corrigez le côté faux.',
      pt: 'Veja o resultado na folha de partida e corrija o lado errado.',
    },
  },
  'result-by-penalty': {
    says: {
      en: 'round {round}: {player} and {opponent} together have less than a point ({value})',
      fr: 'ronde {round} : {player} et {opponent} ont ensemble moins d’un point ({value})',
      pt: 'ronda {round}: {player} e {opponent} somam menos de um ponto ({value})',
    },
    cure: {
      en: 'Right if the arbiter imposed a penalty; otherwise correct it.',
      fr: "C'est juste si l'arbitre a prononcé une sanction ; sinon corrigez.",
      pt: 'Está certo se o árbitro aplicou uma sanção; senão, corrija.',
    },
  },
  'met-twice': {
    says: {
      en: 'round {round}: {player} and {opponent} have met before (C.04.1.b)',
      fr: 'ronde {round} : {player} et {opponent} se sont déjà rencontrés (C.04.1.b)',
      pt: 'ronda {round}: {player} e {opponent} já se tinham encontrado (C.04.1.b)',
    },
    cure: {
      en: 'Look whether an opponent was written wrongly.',
      fr: "Vérifiez si un adversaire n'a pas été mal noté.",
      pt: 'Verifique se um adversário foi mal anotado.',
    },
  },
  'text-between-rounds': {
    says: {
      en: 'something stands between the columns of two rounds: “{value}”',
      fr: 'il y a du texte entre les colonnes de deux rondes : « {value} »',
      pt: 'há texto entre as colunas de duas rondas: «{value}»',
    },
    cure: {
      en: 'Rounds stand in columns 92, 102, 112 …: move the text into line.',
      fr: 'Les rondes occupent les colonnes 92, 102, 112… : réalignez le texte.',
      pt: 'As rondas estão nas colunas 92, 102, 112…: alinhe o texto.',
    },
  },
  'too-many-rounds': {
    says: {
      en: 'an entry in round {round}, but only {declared} rounds are declared (“{value}”)',
      fr: 'une inscription en ronde {round}, mais {declared} rondes seulement sont annoncées (« {value} »)',
      pt: 'há um registo na ronda {round}, mas só estão anunciadas {declared} rondas («{value}»)',
    },
    cure: {
      en: 'Correct the number of rounds, or remove the entry.',
      fr: 'Corrigez le nombre de rondes ou supprimez cette inscription.',
      pt: 'Corrija o número de rondas ou elimine o registo.',
    },
  },
  'half-entered-round': {
    says: {
      en: 'round {round} is half entered: no result for {player} against {opponent}, yet a later round is paired',
      fr: 'ronde {round} incomplète : pas de résultat pour {player} contre {opponent}, alors qu’une ronde suivante est appariée',
      pt: 'ronda {round} incompleta: falta o resultado de {player} contra {opponent}, embora já haja uma ronda seguinte emparceirada',
    },
    cure: {
      en: 'Enter the result.',
      fr: 'Saisissez le résultat.',
      pt: 'Introduza o resultado.',
    },
  },
  'no-entry-in-round': {
    says: {
      en: 'number {player} has nothing written in round {round}; it counts as an absence',
      fr: "le numéro {player} n'a rien en ronde {round} ; c'est compté comme une absence",
      pt: 'o número {player} não tem nada na ronda {round}; conta como ausência',
    },
    cure: {
      en: 'Right if he withdrew; otherwise enter his game.',
      fr: "C'est juste s'il a abandonné ; sinon saisissez sa partie.",
      pt: 'Está certo se desistiu; senão, introduza a partida.',
    },
  },
  'result-missing': {
    says: {
      en: 'round {round}: no result yet for {player} against {opponent}',
      fr: 'ronde {round} : pas encore de résultat pour {player} contre {opponent}',
      pt: 'ronda {round}: ainda não há resultado de {player} contra {opponent}',
    },
    cure: {
      en: 'Enter the result (or adjourned, where that exists), then pair.',
      fr: 'Saisissez le résultat (ou ajournée, si cela existe), puis appariez.',
      pt: 'Introduza o resultado (ou adiada, se existir) e depois emparceire.',
    },
  },
} satisfies ProblemWords;
