import type { ProblemWords } from './words';

/** Problems of a workbook: tables, columns, settings, and sheets that cannot be written. */
export const inWorkbook = {
  'no-players-table': {
    says: {
      en: 'there is no table of players in this workbook',
      fr: 'ce classeur n’a pas de table de joueurs',
      pt: 'este livro não tem tabela de jogadores',
    },
    cure: {
      en: 'Start a new event, adopt your list or import a TRF.',
      fr: 'Créez un tournoi, adoptez votre liste ou importez un TRF.',
      pt: 'Crie uma prova, adote a sua lista ou importe um TRF.',
    },
  },
  'no-header-row': {
    says: {
      en: 'no list of players was found in “{value}”',
      fr: 'aucune liste de joueurs trouvée dans « {value} »',
      pt: 'não se encontrou lista de jogadores em «{value}»',
    },
    cure: {
      en: 'Put headers such as Name and Rating above the list.',
      fr: 'Mettez des en-têtes comme Nom et Elo au-dessus de la liste.',
      pt: 'Ponha cabeçalhos como Nome e Rating acima da lista.',
    },
  },
  'no-name-column': {
    says: {
      en: 'no column with names was found among “{value}”',
      fr: 'aucune colonne de noms parmi « {value} »',
      pt: 'não há coluna de nomes entre «{value}»',
    },
    cure: {
      en: 'Give the column of the names the header Name.',
      fr: 'Donnez à la colonne des noms l’en-tête Nom.',
      pt: 'Dê à coluna dos nomes o cabeçalho Nome.',
    },
  },
  'player-without-name': {
    says: {
      en: 'a player has a number but no name',
      fr: 'un joueur a un numéro mais pas de nom',
      pt: 'um jogador tem número mas não tem nome',
    },
    cure: {
      en: 'Enter the name, or empty the whole row.',
      fr: 'Saisissez le nom ou videz toute la ligne.',
      pt: 'Escreva o nome ou esvazie a linha inteira.',
    },
  },
  'unreadable-byes': {
    says: {
      en: '“{value}” does not say which rounds are off',
      fr: '« {value} » n’indique pas les rondes d’absence',
      pt: '«{value}» não indica as rondas de ausência',
    },
    cure: {
      en: 'Write rounds with commas: 3 for an absence, 5½ for a half-point bye, 7+ for a full point.',
      fr: 'Écrivez les rondes avec des virgules : 3 pour une absence, 5½ pour un bye d’un demi-point, 7+ pour un point.',
      pt: 'Escreva as rondas com vírgulas: 3 para ausência, 5½ para bye de meio ponto, 7+ para um ponto.',
    },
  },
  'table-not-a-number': {
    says: {
      en: '“{value}” is no table number',
      fr: '« {value} » n’est pas un numéro de table',
      pt: '«{value}» não é um número de mesa',
    },
    cure: {
      en: 'Enter a whole number above 0, or nothing.',
      fr: 'Saisissez un nombre entier supérieur à 0, ou rien.',
      pt: 'Escreva um número inteiro acima de 0, ou nada.',
    },
  },
  'points-not-a-number': {
    says: {
      en: '“{value}” is no number of points',
      fr: '« {value} » n’est pas un nombre de points',
      pt: '«{value}» não é um número de pontos',
    },
    cure: {
      en: 'Enter whole or half points, such as 1 or 0.5.',
      fr: 'Saisissez des points entiers ou demis, par exemple 1 ou 0,5.',
      pt: 'Escreva pontos inteiros ou meios, por exemplo 1 ou 0,5.',
    },
  },
  'unreadable-forbidden': {
    says: {
      en: '“{value}” does not say who is kept apart',
      fr: '« {value} » n’indique pas qui ne doit pas se rencontrer',
      pt: '«{value}» não indica quem não se deve defrontar',
    },
    cure: {
      en: 'Write numbers with dashes, groups with semicolons: 3-7; 4-9-12 (1, 2).',
      fr: 'Écrivez les numéros avec des tirets, les groupes avec des points-virgules : 3-7; 4-9-12 (1, 2).',
      pt: 'Escreva os números com traços e os grupos com ponto e vírgula: 3-7; 4-9-12 (1, 2).',
    },
  },
  'unknown-language': {
    says: {
      en: '“{value}” is no language of this product',
      fr: '« {value} » n’est pas une langue proposée',
      pt: '«{value}» não é uma língua disponível',
    },
    cure: { en: 'Write en, fr or pt.', fr: 'Écrivez en, fr ou pt.', pt: 'Escreva en, fr ou pt.' },
  },
  'unknown-colour': {
    says: {
      en: '“{value}” is no colour',
      fr: '« {value} » n’est pas une couleur',
      pt: '«{value}» não é uma cor',
    },
    cure: {
      en: 'Write White or Black.',
      fr: 'Écrivez Blancs ou Noirs.',
      pt: 'Escreva Brancas ou Pretas.',
    },
  },
  'unknown-system-setting': {
    says: {
      en: '“{value}” is no pairing system known here',
      fr: '« {value} » n’est pas un système d’appariement connu',
      pt: '«{value}» não é um sistema de emparceiramento conhecido',
    },
    cure: {
      en: 'Choose one in the pane, or write its name: {known}.',
      fr: 'Choisissez-en un dans le volet, ou écrivez son nom : {known}.',
      pt: 'Escolha um no painel, ou escreva o seu nome: {known}.',
    },
  },
  'system-not-chosen': {
    says: {
      en: 'no pairing system is chosen; {system} is used',
      fr: 'aucun système d’appariement choisi ; {system} s’applique',
      pt: 'nenhum sistema de emparceiramento escolhido; usa-se {system}',
    },
    cure: {
      en: 'Choose the announced system in the event’s settings.',
      fr: 'Choisissez le système annoncé dans les réglages.',
      pt: 'Escolha o sistema anunciado nas definições da prova.',
    },
  },
  'unknown-status': {
    says: {
      en: '“{value}” is no status; the player counts as taking part',
      fr: '« {value} » n’est pas un statut ; le joueur compte comme présent',
      pt: '«{value}» não é um estado; o jogador conta como presente',
    },
    cure: {
      en: 'Leave it empty, or write Withdrawn.',
      fr: 'Laissez vide, ou écrivez Retiré.',
      pt: 'Deixe vazio, ou escreva Desistiu.',
    },
  },
  'round-column-missing': {
    says: {
      en: 'round {round} has no column {column}',
      fr: 'la ronde {round} n’a pas de colonne {column}',
      pt: 'a ronda {round} não tem a coluna {column}',
    },
    cure: {
      en: 'Give the column its header back, or put the round back from the history.',
      fr: 'Rétablissez l’en-tête, ou restaurez la ronde depuis l’historique.',
      pt: 'Reponha o cabeçalho, ou recupere a ronda a partir do histórico.',
    },
  },
  'round-missing': {
    says: {
      en: 'round {round} is missing before “{value}”',
      fr: 'la ronde {round} manque avant « {value} »',
      pt: 'falta a ronda {round} antes de «{value}»',
    },
    cure: {
      en: 'Put the round back from the history, or give its table the name Round_{round}.',
      fr: 'Restaurez la ronde depuis l’historique, ou nommez sa table Round_{round}.',
      pt: 'Recupere a ronda a partir do histórico, ou dê à tabela o nome Round_{round}.',
    },
  },
  'opponent-missing': {
    says: {
      en: 'round {round}: a player has no opponent and no bye',
      fr: 'ronde {round} : un joueur n’a ni adversaire ni exemption',
      pt: 'ronda {round}: um jogador não tem adversário nem isenção',
    },
    cure: {
      en: 'Enter the opponent, or bye as result.',
      fr: 'Saisissez l’adversaire, ou exempt comme résultat.',
      pt: 'Escreva o adversário, ou isento como resultado.',
    },
  },
  'bye-with-opponent': {
    says: {
      en: 'round {round}: “{value}” stands where two players sit',
      fr: 'ronde {round} : « {value} » figure là où deux joueurs sont assis',
      pt: 'ronda {round}: «{value}» está onde há dois jogadores',
    },
    cure: {
      en: 'Enter the result of the game (1-0F if Black did not come), or take Black out of the row.',
      fr: 'Saisissez le résultat de la partie (1-0F si les Noirs sont absents), ou retirez les Noirs de la ligne.',
      pt: 'Escreva o resultado da partida (1-0F se as Pretas faltaram), ou retire as Pretas da linha.',
    },
  },
  'player-twice-in-round': {
    says: {
      en: 'round {round}: “{value}” stands twice',
      fr: 'ronde {round} : « {value} » figure deux fois',
      pt: 'ronda {round}: «{value}» aparece duas vezes',
    },
    cure: {
      en: 'Each player has one row in a round; correct the other one.',
      fr: 'Chaque joueur n’a qu’une ligne par ronde ; corrigez l’autre.',
      pt: 'Cada jogador tem uma linha por ronda; corrija a outra.',
    },
  },
  'unknown-number': {
    says: {
      en: 'round {round}: nobody has number {value}',
      fr: 'ronde {round} : personne n’a le numéro {value}',
      pt: 'ronda {round}: ninguém tem o número {value}',
    },
    cure: {
      en: 'Enter the number as in the sheet Players.',
      fr: 'Saisissez le numéro qui figure dans la feuille Joueurs.',
      pt: 'Escreva o número que está na folha Jogadores.',
    },
  },
  'name-not-unique': {
    says: {
      en: 'several players are called “{value}”',
      fr: 'plusieurs joueurs s’appellent « {value} »',
      pt: 'vários jogadores chamam-se «{value}»',
    },
    cure: {
      en: 'Enter the pairing number as well.',
      fr: 'Saisissez aussi le numéro.',
      pt: 'Escreva também o número.',
    },
  },
  'name-differs': {
    says: {
      en: 'round {round}: number {no} is {known}, not “{value}”; the number counts',
      fr: 'ronde {round} : le numéro {no} est {known} et non « {value} » ; le numéro prévaut',
      pt: 'ronda {round}: o número {no} é {known} e não «{value}»; vale o número',
    },
    cure: {
      en: 'Correct the name or the number.',
      fr: 'Corrigez le nom ou le numéro.',
      pt: 'Corrija o nome ou o número.',
    },
  },
  'sheet-exists': {
    says: {
      en: 'a sheet “{value}” of your own exists already; nothing was changed',
      fr: 'une feuille « {value} » à vous existe déjà ; rien n’a été modifié',
      pt: 'já existe uma folha «{value}» sua; nada foi alterado',
    },
    cure: {
      en: 'Rename your sheet and try again.',
      fr: 'Renommez votre feuille et recommencez.',
      pt: 'Mude o nome da sua folha e tente de novo.',
    },
  },
  'sheet-protected': {
    says: {
      en: 'the sheet “{value}” is protected; nothing was changed',
      fr: 'la feuille « {value} » est protégée ; rien n’a été modifié',
      pt: 'a folha «{value}» está protegida; nada foi alterado',
    },
    cure: {
      en: 'Take off the protection (Review tab) and try again.',
      fr: 'Ôtez la protection (onglet Révision) et recommencez.',
      pt: 'Retire a proteção (separador Rever) e tente de novo.',
    },
  },
  'workbook-protected': {
    says: {
      en: 'the structure of the workbook is protected, so that no sheet can be added; nothing was changed',
      fr: 'la structure du classeur est protégée, aucune feuille ne peut être ajoutée ; rien n’a été modifié',
      pt: 'a estrutura do livro está protegida e não se pode acrescentar nenhuma folha; nada foi alterado',
    },
    cure: {
      en: 'Take off the protection (Review tab, Protect Workbook) and try again.',
      fr: 'Ôtez la protection (onglet Révision, Protéger le classeur) et recommencez.',
      pt: 'Retire a proteção (separador Rever, Proteger Livro) e tente de novo.',
    },
  },
  'name-taken': {
    says: {
      en: 'a name “{value}” of your own exists already, and a table of ours needs it; nothing was changed',
      fr: 'un nom « {value} » à vous existe déjà, dont un de nos tableaux a besoin ; rien n’a été modifié',
      pt: 'já existe um nome «{value}» seu, de que uma tabela nossa precisa; nada foi alterado',
    },
    cure: {
      en: 'Rename it (Formulas tab, Name Manager) and try again.',
      fr: 'Renommez-le (onglet Formules, Gestionnaire de noms) et recommencez.',
      pt: 'Mude-lhe o nome (separador Fórmulas, Gestor de Nomes) e tente de novo.',
    },
  },
  'cell-in-the-way': {
    says: {
      en: '“{value}” stands where our list will be written; nothing was changed',
      fr: '« {value} » se trouve là où notre liste sera écrite ; rien n’a été modifié',
      pt: '«{value}» está onde a nossa lista vai ser escrita; nada foi alterado',
    },
    cure: {
      en: 'Move it further down or to the right and try again.',
      fr: 'Déplacez-le plus bas ou plus à droite et recommencez.',
      pt: 'Mude-o mais para baixo ou para a direita e tente de novo.',
    },
  },
  'own-column': {
    says: {
      en: 'a column “{value}” of your own stands in a table whose rows are written anew; nothing was changed',
      fr: 'une colonne « {value} » à vous se trouve dans un tableau dont les lignes sont réécrites ; rien n’a été modifié',
      pt: 'uma coluna «{value}» sua está numa tabela cujas linhas são reescritas; nada foi alterado',
    },
    cure: {
      en: 'Move it beside the table and try again.',
      fr: 'Déplacez-la à côté du tableau et recommencez.',
      pt: 'Mude-a para o lado da tabela e tente de novo.',
    },
  },
  'own-rows-in-list': {
    says: {
      en: 'rows or columns were inserted inside our list on the sheet “{value}”; nothing was changed',
      fr: 'des lignes ou des colonnes ont été insérées dans notre liste de la feuille « {value} » ; rien n’a été modifié',
      pt: 'foram inseridas linhas ou colunas dentro da nossa lista da folha «{value}»; nada foi alterado',
    },
    cure: {
      en: 'Move them out of the list, or delete the sheet, and try again.',
      fr: 'Sortez-les de la liste, ou supprimez la feuille, et recommencez.',
      pt: 'Tire-as da lista, ou elimine a folha, e tente de novo.',
    },
  },
  'column-gone': {
    says: {
      en: 'the column “{value}” of the table is not there any more, so that it cannot be put back; nothing was changed',
      fr: 'la colonne « {value} » du tableau n’existe plus et ne peut être restaurée ; rien n’a été modifié',
      pt: 'a coluna «{value}» da tabela já não existe e não pode ser reposta; nada foi alterado',
    },
    cure: {
      en: 'Insert a column with this header into the table and try again.',
      fr: 'Insérez dans le tableau une colonne avec cet en-tête et recommencez.',
      pt: 'Insira na tabela uma coluna com este cabeçalho e tente de novo.',
    },
  },
} satisfies ProblemWords;
