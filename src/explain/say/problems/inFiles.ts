import type { ProblemWords } from './words';

/** Problems of a file as such, and of the lines that are no player's. */
export const inFiles = {
  'empty-file': {
    says: {
      en: 'the file is empty',
      fr: 'le fichier est vide',
      pt: 'o ficheiro está vazio',
    },
    cure: {
      en: 'Export the tournament again and open the new file.',
      fr: 'Exportez de nouveau le tournoi et ouvrez le nouveau fichier.',
      pt: 'Exporte de novo o torneio e abra o novo ficheiro.',
    },
  },
  'binary-file': {
    says: {
      en: 'this is no text file (it begins with the bytes {value})',
      fr: "ce n'est pas un fichier texte (il commence par les octets {value})",
      pt: 'não é um ficheiro de texto (começa pelos bytes {value})',
    },
    cure: {
      en: 'Give a TRF (plain text) or an .xlsx workbook with its proper extension.',
      fr: 'Donnez un TRF (texte brut) ou un classeur .xlsx avec la bonne extension.',
      pt: 'Indique um TRF (texto simples) ou um livro .xlsx com a extensão correta.',
    },
  },
  'not-a-workbook': {
    says: {
      en: 'the file cannot be opened as an .xlsx workbook ({value})',
      fr: "le fichier ne s'ouvre pas comme classeur .xlsx ({value})",
      pt: 'o ficheiro não abre como livro .xlsx ({value})',
    },
    cure: {
      en: 'Save it again from Excel as an .xlsx workbook without a password.',
      fr: 'Enregistrez-le de nouveau depuis Excel comme classeur .xlsx sans mot de passe.',
      pt: 'Guarde-o de novo a partir do Excel como livro .xlsx sem palavra-passe.',
    },
  },
  'no-players': {
    says: {
      en: 'there is no player in it',
      fr: 'il ne contient aucun joueur',
      pt: 'não contém nenhum jogador',
    },
    cure: {
      en: 'A TRF has one line beginning with 001 for each player.',
      fr: 'Un TRF a une ligne commençant par 001 pour chaque joueur.',
      pt: 'Um TRF tem uma linha que começa por 001 para cada jogador.',
    },
  },
  'truncated-line': {
    says: {
      en: 'the line breaks off: “{value}”',
      fr: 'la ligne est coupée : « {value} »',
      pt: 'a linha está cortada: «{value}»',
    },
    cure: {
      en: 'Complete the line, or export the file again.',
      fr: 'Complétez la ligne ou exportez de nouveau le fichier.',
      pt: 'Complete a linha ou exporte de novo o ficheiro.',
    },
  },
  'unknown-line-code': {
    says: {
      en: 'a line with an unknown code is left aside: “{value}”',
      fr: 'une ligne au code inconnu est ignorée : « {value} »',
      pt: 'uma linha com código desconhecido é ignorada: «{value}»',
    },
    cure: {
      en: 'Correct its first three characters if it should count.',
      fr: 'Corrigez ses trois premiers caractères si elle doit compter.',
      pt: 'Corrija os seus três primeiros caracteres se deve contar.',
    },
  },
  'bad-round-count': {
    says: {
      en: 'the number of rounds is not a whole number above 0: “{value}”',
      fr: "le nombre de rondes n'est pas un entier supérieur à 0 : « {value} »",
      pt: 'o número de rondas não é um inteiro maior que 0: «{value}»',
    },
    cure: {
      en: 'Write the number of rounds declared before the start, e.g. XXR 9.',
      fr: 'Écrivez le nombre de rondes annoncé avant le début, p. ex. XXR 9.',
      pt: 'Escreva o número de rondas anunciado antes do início, p. ex. XXR 9.',
    },
  },
  'unknown-configuration': {
    says: {
      en: 'unknown word in XXC: “{value}”',
      fr: 'mot inconnu dans XXC : « {value} »',
      pt: 'palavra desconhecida em XXC: «{value}»',
    },
    cure: {
      en: 'Known are rank, white1 and black1.',
      fr: 'Sont connus rank, white1 et black1.',
      pt: 'São conhecidas rank, white1 e black1.',
    },
  },
  'bad-number-list': {
    says: {
      en: 'a list of pairing numbers was expected: “{value}”',
      fr: "une liste de numéros d'appariement était attendue : « {value} »",
      pt: 'esperava-se uma lista de números de emparceiramento: «{value}»',
    },
    cure: {
      en: 'Write the numbers with spaces between them.',
      fr: 'Écrivez les numéros séparés par des espaces.',
      pt: 'Escreva os números separados por espaços.',
    },
  },
  'bad-virtual-points': {
    says: {
      en: 'virtual points cannot be read: “{value}”',
      fr: 'points fictifs illisibles : « {value} »',
      pt: 'pontos virtuais ilegíveis: «{value}»',
    },
    cure: {
      en: 'Write XXA, the number, then the points of each round in halves, e.g. XXA    5  1.0  0.5.',
      fr: 'Écrivez XXA, le numéro, puis les points de chaque ronde par demis, p. ex. XXA    5  1.0  0.5.',
      pt: 'Escreva XXA, o número e depois os pontos de cada ronda em meios, p. ex. XXA    5  1.0  0.5.',
    },
  },
  'bad-points': {
    says: {
      en: 'this is no number of half points: “{value}”',
      fr: "ce n'est pas un nombre de demi-points : « {value} »",
      pt: 'não é um número de meios pontos: «{value}»',
    },
    cure: {
      en: 'Write 0, 0.5, 1, 1.5 …',
      fr: 'Écrivez 0, 0.5, 1, 1.5…',
      pt: 'Escreva 0, 0.5, 1, 1.5…',
    },
  },
  'unknown-point-code': {
    says: {
      en: 'unknown code in XXS: “{value}”',
      fr: 'code inconnu dans XXS : « {value} »',
      pt: 'código desconhecido em XXS: «{value}»',
    },
    cure: {
      en: 'Write CODE=VALUE with one of W D WW BW WD BD WL BL ZPB HPB FPB PAB FW FL.',
      fr: 'Écrivez CODE=VALEUR avec W D WW BW WD BD WL BL ZPB HPB FPB PAB FW ou FL.',
      pt: 'Escreva CÓDIGO=VALOR com W D WW BW WD BD WL BL ZPB HPB FPB PAB FW ou FL.',
    },
  },
  'points-by-colour': {
    says: {
      en: 'different points for White and Black ({value}) are not supported',
      fr: 'des points différents selon la couleur ({value}) ne sont pas pris en charge',
      pt: 'pontos diferentes consoante a cor ({value}) não são suportados',
    },
    cure: {
      en: 'Give both codes the same value.',
      fr: 'Donnez la même valeur aux deux codes.',
      pt: 'Dê o mesmo valor aos dois códigos.',
    },
  },
  'forbidden-unknown-player': {
    says: {
      en: 'a forbidden pair names number {value}, whom nobody has',
      fr: 'une paire interdite nomme le numéro {value}, que personne ne porte',
      pt: 'um par proibido refere o número {value}, que ninguém tem',
    },
    cure: {
      en: 'Correct the number or take it out of the list.',
      fr: 'Corrigez le numéro ou retirez-le de la liste.',
      pt: 'Corrija o número ou retire-o da lista.',
    },
  },
  'virtual-unknown-player': {
    says: {
      en: 'virtual points are given to number {value}, whom nobody has',
      fr: 'des points fictifs sont donnés au numéro {value}, que personne ne porte',
      pt: 'há pontos virtuais para o número {value}, que ninguém tem',
    },
    cure: {
      en: 'Correct the number in the XXA line or remove the line.',
      fr: 'Corrigez le numéro de la ligne XXA ou supprimez-la.',
      pt: 'Corrija o número da linha XXA ou elimine-a.',
    },
  },
  'absent-unknown-player': {
    says: {
      en: 'number {value} is said to be absent, but nobody has it',
      fr: 'le numéro {value} est dit absent, mais personne ne le porte',
      pt: 'o número {value} é dado como ausente, mas ninguém o tem',
    },
    cure: {
      en: 'Correct the number in the XXZ line.',
      fr: 'Corrigez le numéro de la ligne XXZ.',
      pt: 'Corrija o número da linha XXZ.',
    },
  },
  'team-unknown-player': {
    says: {
      en: 'team {team} names number {value}, whom nobody has',
      fr: "l'équipe {team} nomme le numéro {value}, que personne ne porte",
      pt: 'a equipa {team} refere o número {value}, que ninguém tem',
    },
    cure: {
      en: 'Correct the number in the team’s line.',
      fr: "Corrigez le numéro dans la ligne de l'équipe.",
      pt: 'Corrija o número na linha da equipa.',
    },
  },
} satisfies ProblemWords;
