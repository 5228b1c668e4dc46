import type { ProblemWords } from './words';

/** Problems of results, of crosstables given to a function, and of what was asked of tie-breaks. */
export const inTables = {
  'unknown-result': {
    says: {
      en: '“{value}” is no result',
      fr: '« {value} » n’est pas un résultat',
      pt: '«{value}» não é um resultado',
    },
    cure: {
      en: 'Write 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj or bye.',
      fr: 'Écrivez 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj ou exempt.',
      pt: 'Escreva 1-0, ½-½, 0-1, 1-0F, 0-1F, 0-0F, adj ou isento.',
    },
  },
  'result-is-date': {
    says: {
      en: '“{value}” is a date, not a result: the spreadsheet changed what was typed',
      fr: '« {value} » est une date, pas un résultat : le tableur a transformé la saisie',
      pt: '«{value}» é uma data, não um resultado: a folha de cálculo alterou o que foi escrito',
    },
    cure: {
      en: 'Format the cell as text and type the result again.',
      fr: 'Mettez la cellule au format Texte et ressaisissez le résultat.',
      pt: 'Formate a célula como texto e escreva de novo o resultado.',
    },
  },
  'forfeit-without-side': {
    says: {
      en: '“{value}” does not say who forfeited',
      fr: '« {value} » ne dit pas qui est forfait',
      pt: '«{value}» não diz quem faltou',
    },
    cure: {
      en: 'Write 1-0F if Black did not come, 0-1F if White did not, 0-0F if neither did.',
      fr: 'Écrivez 1-0F si les Noirs sont forfait, 0-1F si ce sont les Blancs, 0-0F pour les deux.',
      pt: 'Escreva 1-0F se faltaram as Pretas, 0-1F se faltaram as Brancas, 0-0F se faltaram ambos.',
    },
  },
  'impossible-result': {
    says: {
      en: '“{value}” cannot be the result of a game',
      fr: '« {value} » ne peut pas être le résultat d’une partie',
      pt: '«{value}» não pode ser o resultado de uma partida',
    },
    cure: {
      en: 'Both sides together have at most one point; a draw is never a forfeit.',
      fr: 'Les deux camps se partagent un point au plus ; une nulle n’est jamais un forfait.',
      pt: 'Os dois lados somam no máximo um ponto; um empate nunca é por falta.',
    },
  },
  'unknown-cell': {
    says: {
      en: '“{value}” is no entry of a crosstable',
      fr: '« {value} » n’est pas une case de grille',
      pt: '«{value}» não é uma entrada de quadro cruzado',
    },
    cure: {
      en: 'Write opponent, colour and result such as 12w1, 5b½ or +14B; bye or - without opponent.',
      fr: 'Écrivez adversaire, couleur et résultat comme +14B, =3N ou 12w1 ; EXE ou - sans adversaire.',
      pt: 'Escreva adversário, cor e resultado, como 12b1, 5p½ ou 12w1; isento ou - sem adversário.',
    },
  },
  'cell-is-date': {
    says: {
      en: '“{value}” is a date or a number, not an entry of a crosstable',
      fr: '« {value} » est une date ou un nombre, pas une case de grille',
      pt: '«{value}» é uma data ou um número, não uma entrada de quadro cruzado',
    },
    cure: {
      en: 'Format the cells as text before pasting the table.',
      fr: 'Mettez les cellules au format Texte avant de coller la grille.',
      pt: 'Formate as células como texto antes de colar o quadro.',
    },
  },
  'cell-is-error': {
    says: {
      en: 'the cell shows {value}',
      fr: 'la cellule affiche {value}',
      pt: 'a célula mostra {value}',
    },
    cure: {
      en: 'Text such as =3N was taken for a formula: format the cells as text, then paste again.',
      fr: 'Un texte comme =3N a été pris pour une formule : format Texte, puis collez de nouveau.',
      pt: 'Um texto como =3N foi tomado por fórmula: formate como texto e cole de novo.',
    },
  },
  'bare-result': {
    says: {
      en: '“{value}” is a result without opponent',
      fr: '« {value} » est un résultat sans adversaire',
      pt: '«{value}» é um resultado sem adversário',
    },
    cure: {
      en: 'Add the opponent’s number (12w1), or write bye for a point without a game.',
      fr: 'Ajoutez le numéro de l’adversaire (+12B), ou EXE pour un point sans partie.',
      pt: 'Junte o número do adversário (12b1), ou isento para um ponto sem partida.',
    },
  },
  'impossible-cell': {
    says: {
      en: '“{value}” cannot be: a draw is never a forfeit',
      fr: '« {value} » est impossible : une nulle n’est jamais un forfait',
      pt: '«{value}» é impossível: um empate nunca é por falta',
    },
    cure: {
      en: 'Write 12w+ or 12w- for a forfeit, 12w½ for a draw.',
      fr: 'Écrivez >12B ou <12B pour un forfait, =12B pour une nulle.',
      pt: 'Escreva 12b+ ou 12b- para uma falta, 12b½ para um empate.',
    },
  },
  'table-without-header': {
    says: {
      en: 'no header row was found in the range',
      fr: 'aucune ligne d’en-tête dans la plage',
      pt: 'não há linha de cabeçalho no intervalo',
    },
    cure: {
      en: 'Include the row with No, Name, Rtg, 1.Rd, 2.Rd … in the range.',
      fr: 'Incluez dans la plage la ligne N°, Nom, Elo, R1, R2 …',
      pt: 'Inclua no intervalo a linha N.º, Nome, Elo, R1, R2 …',
    },
  },
  'table-lacks-round': {
    says: {
      en: 'the header has later rounds but no round {round}',
      fr: 'l’en-tête a des rondes suivantes mais pas la ronde {round}',
      pt: 'o cabeçalho tem rondas seguintes mas não a ronda {round}',
    },
    cure: {
      en: 'Name the columns R1, R2, R3 … without a gap.',
      fr: 'Nommez les colonnes R1, R2, R3 … sans lacune.',
      pt: 'Dê às colunas os nomes R1, R2, R3 … sem falhas.',
    },
  },
  'table-without-players': {
    says: {
      en: 'there is no player below the header',
      fr: 'aucun joueur sous l’en-tête',
      pt: 'não há jogadores abaixo do cabeçalho',
    },
    cure: {
      en: 'Extend the range to the rows of the players.',
      fr: 'Étendez la plage aux lignes des joueurs.',
      pt: 'Estenda o intervalo às linhas dos jogadores.',
    },
  },
  'table-without-colours': {
    says: {
      en: 'the table does not say who had which colour',
      fr: 'la grille ne donne pas les couleurs',
      pt: 'o quadro não indica as cores',
    },
    cure: {
      en: 'Use cells with a colour, such as 12w1.',
      fr: 'Utilisez des cases avec la couleur, comme +12B.',
      pt: 'Use células com a cor, como 12b1.',
    },
  },
  'unknown-team-cell': {
    says: {
      en: '“{value}” is no match of a team',
      fr: '« {value} » n’est pas un match d’équipe',
      pt: '«{value}» não é um encontro de equipas',
    },
    cure: {
      en: 'Write opponent and own game points such as 5:2½, or the points alone in a grid.',
      fr: 'Écrivez adversaire et points de parties, comme 5:2½, ou les seuls points dans une grille.',
      pt: 'Escreva adversário e pontos de partidas, como 5:2½, ou só os pontos numa grelha.',
    },
  },
  'more-points-than-boards': {
    says: {
      en: '“{value}” has more points than the {boards} boards give',
      fr: '« {value} » dépasse les points de {boards} échiquiers',
      pt: '«{value}» tem mais pontos do que os {boards} tabuleiros dão',
    },
    cure: {
      en: 'Correct the points or the number of boards.',
      fr: 'Corrigez les points ou le nombre d’échiquiers.',
      pt: 'Corrija os pontos ou o número de tabuleiros.',
    },
  },
  'player-not-found': {
    says: {
      en: 'there is no player “{value}” in the table',
      fr: 'il n’y a pas de joueur « {value} » dans la grille',
      pt: 'não há jogador «{value}» no quadro',
    },
    cure: {
      en: 'Give a number or a name as it stands in the table.',
      fr: 'Donnez un numéro ou un nom tel qu’il figure dans la grille.',
      pt: 'Dê um número ou um nome tal como está no quadro.',
    },
  },
  'player-not-unique': {
    says: {
      en: 'several players fit “{value}”: {players}',
      fr: 'plusieurs joueurs répondent à « {value} » : {players}',
      pt: 'vários jogadores correspondem a «{value}»: {players}',
    },
    cure: {
      en: 'Give the number or the whole name.',
      fr: 'Donnez le numéro ou le nom entier.',
      pt: 'Dê o número ou o nome completo.',
    },
  },
  'unknown-tie-break': {
    says: {
      en: 'there is no tie-break “{value}”',
      fr: 'il n’y a pas de départage « {value} »',
      pt: 'não há desempate «{value}»',
    },
    cure: { en: 'Known: {known}.', fr: 'Connus : {known}.', pt: 'Conhecidos: {known}.' },
  },
  'unknown-edition': {
    says: {
      en: 'there is no edition “{value}” of the tie-breaks',
      fr: 'il n’y a pas d’édition « {value} » des départages',
      pt: 'não há edição «{value}» dos desempates',
    },
    cure: { en: 'Known: {known}.', fr: 'Connues : {known}.', pt: 'Conhecidas: {known}.' },
  },
  'not-a-round': {
    says: {
      en: '“{value}” is no number of rounds',
      fr: '« {value} » n’est pas un nombre de rondes',
      pt: '«{value}» não é um número de rondas',
    },
    cure: {
      en: 'Rounds are counted from 1.',
      fr: 'Les rondes se comptent à partir de 1.',
      pt: 'As rondas contam-se a partir de 1.',
    },
  },
  'bad-argument': {
    says: {
      en: '“{value}” cannot be used for {argument}',
      fr: '« {value} » ne convient pas pour {argument}',
      pt: '«{value}» não serve para {argument}',
    },
    cure: { en: 'Expected: {expected}.', fr: 'Attendu : {expected}.', pt: 'Esperado: {expected}.' },
  },
} satisfies ProblemWords;
