import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'isto é uma tabela de equipas: “{value}” é um adversário com {points} pontos de jogo',
    cure: 'Para a classificação use =CHESS.TEAM_STANDINGS(tabela; tabuleiros) numa folha ou pairsheet standings; para emparceirar ou verificar equipas dê um TRF com as linhas das equipas.',
  },
  'file-under-password': {
    says: 'o ficheiro está protegido por palavra-passe',
    cure: 'Abra-o com a palavra-passe, guarde-o sem ela e dê-o de novo.',
  },
  'file-too-large': {
    says: 'o ficheiro é demasiado grande ({value} bytes)',
    cure: 'Guarde só a folha do torneio como .xlsx e dê essa.',
  },
  'not-a-spreadsheet': {
    says: 'o ficheiro não abre como folha de cálculo ({value})',
    cure: 'Abra-o no seu programa, guarde como .xlsx e dê esse; se não abrir aí, está danificado.',
  },
  'no-table-in-sheets': {
    says: 'nenhuma folha tem uma tabela de jogadores com uma linha de cabeçalhos; folhas: {value}',
    cure: 'Dê à folha uma linha de cabeçalhos como N.º, Nome, Elo, R1, R2 …',
  },
  'sheet-left-out': {
    says: 'a folha “{value}” ficou de fora: a tabela tem erros, o primeiro aqui',
    cure: 'Verifique essa folha à parte se for outro torneio.',
  },
  'sheet-to-choose': {
    says: 'o ficheiro tem vários torneios: {known}',
    cure: 'Diga qual com --section e o nome da folha.',
  },
  'foreign-file-cut': {
    says: 'este ficheiro {value} está cortado ou danificado',
    cure: 'Copie-o ou descarregue-o de novo.',
  },
  'foreign-kind-unknown': {
    says: 'este ficheiro {program} tem um tipo de torneio que não pode ser lido (tipo {value}): por equipas, ou desconhecido',
    cure: 'Guarde o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-odd': {
    says: 'este ficheiro {value} não está arrumado como devia ({what})',
    cure: 'Guarde o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-result-unknown': {
    says: 'o resultado {value} de {players} na ronda {round} não é conhecido nos ficheiros {program}',
    cure: 'Guarde o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-wrong': {
    says: 'o nome do ficheiro diz {program}, mas é outra coisa',
    cure: 'Dê ao ficheiro o nome certo, ou guarde o torneio como TRF e dê esse.',
  },
  'list-cut': {
    says: 'a lista acaba a meio, depois de “{value}”: falta o fim',
    cure: 'Descarregue-a de novo; os jogadores seguintes não seriam encontrados.',
  },
  'events-to-choose': {
    says: 'o ficheiro tem vários torneios: {value}',
    cure: 'Converta cada um na linha de comandos (convert FICHEIRO -o torneio.trf --section NOME), ou abra o livro e importe uma folha.',
  },
  'foreign-access-file': {
    says: 'esta base de dados Access não é nem um torneio do Papi nem uma lista de jogadores conhecida',
    cure: 'Dê o ficheiro .papi, ou guarde o torneio como TRF e dê esse.',
  },
  'foreign-list-of-players': {
    says: 'isto é uma lista de jogadores (Data.mdb), não um torneio',
    cure: 'Use-a como lista de rating no painel (Listas de rating).',
  },
  'foreign-access-old': {
    says: 'este ficheiro {value} é do Access 97 ou anterior, que não é lido',
    cure: 'Abra-o no Papi ou no Access e guarde-o no formato atual, ou guarde o torneio como TRF.',
  },
};
