import type { ProblemWords } from './words';

/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26 = {
  'records-disagree': {
    says: {
      en: 'two records contradict each other ({value}); {kept} counts',
      fr: 'deux enregistrements se contredisent ({value}) ; {kept} compte',
      pt: 'dois registos contradizem-se ({value}); conta {kept}',
    },
    cure: {
      en: 'Correct or delete the wrong one.',
      fr: 'Corrigez ou supprimez celui qui est faux.',
      pt: 'Corrija ou apague o errado.',
    },
  },
  'bye-disagrees': {
    says: {
      en: '“{value}” does not agree with “{column}” in the line of player {player}, round {round}; “{counts}” counts',
      fr: '« {value} » ne concorde pas avec « {column} » dans la ligne du joueur {player}, ronde {round} ; « {counts} » compte',
      pt: '«{value}» não concorda com «{column}» na linha do jogador {player}, ronda {round}; conta «{counts}»',
    },
    cure: {
      en: 'Write the same in both places.',
      fr: 'Écrivez la même chose aux deux endroits.',
      pt: 'Escreva o mesmo nos dois lugares.',
    },
  },
  'bye-by-points': {
    says: {
      en: 'round {round} of player {player}, “{value}”, was worth {worth}: his points say so',
      fr: 'la ronde {round} du joueur {player}, « {value} », valait {worth} : ses points le disent',
      pt: 'a ronda {round} do jogador {player}, «{value}», valia {worth}: dizem-no os seus pontos',
    },
    cure: {
      en: 'Write H (half point) or Z (no point) where the file has a bare dash.',
      fr: 'Écrivez H (demi-point) ou Z (aucun point) là où le fichier a un simple tiret.',
      pt: 'Escreva H (meio ponto) ou Z (sem ponto) onde o ficheiro tem só um traço.',
    },
  },
  'forfeit-without-colour': {
    says: {
      en: 'the forfeited game {player} – {opponent} of round {round} has no colours',
      fr: 'la partie par forfait {player} – {opponent} de la ronde {round} est sans couleurs',
      pt: 'a partida {player} – {opponent} da ronda {round}, ganha por falta, não tem cores',
    },
    cure: {
      en: 'It is read without colours; write w and b if they are known.',
      fr: 'Elle est lue sans couleurs ; écrivez w et b si elles sont connues.',
      pt: 'É lida sem cores; escreva w e b se forem conhecidas.',
    },
  },
  'bad-initial-colour': {
    says: {
      en: 'the initial colour is neither W nor B: “{value}”',
      fr: "la couleur initiale n'est ni W ni B : « {value} »",
      pt: 'a cor inicial não é W nem B: «{value}»',
    },
    cure: {
      en: 'Write 152 W or 152 B.',
      fr: 'Écrivez 152 W ou 152 B.',
      pt: 'Escreva 152 W ou 152 B.',
    },
  },
  'bad-bye-type': {
    says: {
      en: 'unknown kind of bye in record 240: “{value}”',
      fr: "genre d'exemption inconnu dans l'enregistrement 240 : « {value} »",
      pt: 'tipo de bye desconhecido no registo 240: «{value}»',
    },
    cure: {
      en: 'Write F (full point), H (half point) or Z (no point) in column 5.',
      fr: 'Écrivez F (point entier), H (demi-point) ou Z (aucun point) en colonne 5.',
      pt: 'Escreva F (ponto inteiro), H (meio ponto) ou Z (sem ponto) na coluna 5.',
    },
  },
  'bad-round-range': {
    says: {
      en: 'these are no rounds: “{value}”',
      fr: 'ce ne sont pas des rondes : « {value} »',
      pt: 'isto não são rondas: «{value}»',
    },
    cure: {
      en: 'Write whole numbers from 1, the first round not after the last.',
      fr: 'Écrivez des nombres entiers à partir de 1, la première ronde pas après la dernière.',
      pt: 'Escreva números inteiros a partir de 1, a primeira ronda não depois da última.',
    },
  },
  'bad-number-range': {
    says: {
      en: 'the first pairing number is above the last: “{value}”',
      fr: 'le premier numéro dépasse le dernier : « {value} »',
      pt: 'o primeiro número é maior que o último: «{value}»',
    },
    cure: {
      en: 'Write the lower number first.',
      fr: "Écrivez d'abord le plus petit numéro.",
      pt: 'Escreva primeiro o número menor.',
    },
  },
  'bad-abnormal-type': {
    says: {
      en: 'unknown type in record 299: “{value}”',
      fr: "type inconnu dans l'enregistrement 299 : « {value} »",
      pt: 'tipo desconhecido no registo 299: «{value}»',
    },
    cure: {
      en: 'Known are W D L F H Z + - in column 5, or a blank for a bonus or penalty.',
      fr: 'Sont connus W D L F H Z + - en colonne 5, ou un blanc pour un bonus ou une pénalité.',
      pt: 'São conhecidos W D L F H Z + - na coluna 5, ou um espaço para bónus ou penalização.',
    },
  },
  'abnormal-unknown-player': {
    says: {
      en: 'record 299 names number {value}, who is not in the list',
      fr: "l'enregistrement 299 nomme le numéro {value}, absent de la liste",
      pt: 'o registo 299 indica o número {value}, que não está na lista',
    },
    cure: {
      en: 'Correct the number or add the player.',
      fr: 'Corrigez le numéro ou ajoutez le joueur.',
      pt: 'Corrija o número ou acrescente o jogador.',
    },
  },
  'virtual-match-points': {
    says: {
      en: 'record 250 gives virtual match points ({value}) in an event of single players',
      fr: "l'enregistrement 250 donne des points de match fictifs ({value}) dans un tournoi individuel",
      pt: 'o registo 250 dá pontos de encontro virtuais ({value}) num torneio individual',
    },
    cure: {
      en: 'Write the virtual points in columns 10 to 13.',
      fr: 'Écrivez les points fictifs dans les colonnes 10 à 13.',
      pt: 'Escreva os pontos virtuais nas colunas 10 a 13.',
    },
  },
  'virtual-match-points-unused': {
    says: {
      en: 'virtual match points mean nothing in an event of single players: “{value}”',
      fr: 'des points de match fictifs ne veulent rien dire dans un tournoi individuel : « {value} »',
      pt: 'pontos de encontro virtuais nada significam num torneio individual: «{value}»',
    },
    cure: {
      en: 'Only columns 10 to 13 count; leave columns 5 to 8 blank.',
      fr: 'Seules les colonnes 10 à 13 comptent ; laissez vides les colonnes 5 à 8.',
      pt: 'Só contam as colunas 10 a 13; deixe em branco as colunas 5 a 8.',
    },
  },
  'virtual-points-zero': {
    says: {
      en: 'a record 250 gives no virtual points: “{value}”',
      fr: 'un enregistrement 250 ne donne aucun point fictif : « {value} »',
      pt: 'um registo 250 não dá pontos virtuais: «{value}»',
    },
    cure: {
      en: 'Delete the record, or write the points in columns 10 to 13.',
      fr: "Supprimez l'enregistrement ou écrivez les points dans les colonnes 10 à 13.",
      pt: 'Apague o registo ou escreva os pontos nas colunas 10 a 13.',
    },
  },
  'unknown-162-code': {
    says: {
      en: 'unknown result in record 162: “{value}”',
      fr: "résultat inconnu dans l'enregistrement 162 : « {value} »",
      pt: 'resultado desconhecido no registo 162: «{value}»',
    },
    cure: {
      en: 'Known are W D L A P X, each followed by its points, e.g. W 3.0.',
      fr: 'Sont connus W D L A P X, chacun suivi de ses points, p. ex. W 3.0.',
      pt: 'São conhecidos W D L A P X, cada um seguido dos seus pontos, p. ex. W 3.0.',
    },
  },
  'adjourned-not-a-draw': {
    says: {
      en: 'record 162 gives an unfinished game other points than a draw: “{value}”',
      fr: "l'enregistrement 162 donne à une partie inachevée d'autres points qu'une nulle : « {value} »",
      pt: 'o registo 162 dá a uma partida inacabada pontos diferentes de um empate: «{value}»',
    },
    cure: {
      en: 'Here an unfinished game counts as a draw until it has a result.',
      fr: "Ici, une partie inachevée compte comme nulle jusqu'à son résultat.",
      pt: 'Aqui uma partida inacabada conta como empate até ter resultado.',
    },
  },
} as const satisfies ProblemWords;
