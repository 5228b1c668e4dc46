import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'isto é uma tabela de equipas: «{value}» é um adversário com {points} pontos de jogo',
    cure: 'Para a classificação use =CHESS.TEAM_STANDINGS(tabela; tabuleiros) numa folha ou pairsheet standings; para um torneio dê os emparceiramentos por tabuleiro de cada ronda, ou um TRF com os registos de equipas.',
  },
  'match-list-lacks-round': {
    says: 'a lista de encontros não tem a ronda {round}',
    cure: 'Ponha os emparceiramentos por tabuleiro de cada ronda uns por baixo dos outros, cada um sob o seu título (Ronda 1, Ronda 2 …).',
  },
  'match-list-board-alone': {
    says: 'o tabuleiro {value} não está sob nenhum encontro de duas equipas',
    cure: 'Ponha a linha das duas equipas por cima dos seus tabuleiros.',
  },
  'match-list-team-empty': {
    says: '«{value}» não ocupa nenhum tabuleiro da lista',
    cure: 'Acrescente os tabuleiros de uma ronda em que jogou, ou retire a equipa da lista.',
  },
  'match-list-score': {
    says: 'ronda {round}: o resultado {value} não é a soma dos tabuleiros ({boards})',
    cure: 'Contam os tabuleiros. Corrija o que estiver errado; uma decisão regista-se como ajuste de pontos.',
  },
  'match-list-assumed': {
    says: '{teams} equipas, {boards} tabuleiros, {rounds} rondas a partir de uma lista de encontros: quem está à esquerda tem brancas nos tabuleiros ímpares, primeiro os pontos de encontro, preferências de cor do tipo A',
    cure: 'Corrija as definições se o torneio tinha outras regras; a ordem dos tabuleiros vem de onde cada um jogou.',
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
    says: 'a folha «{value}» ficou de fora: a tabela tem erros, o primeiro aqui',
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
  'foreign-file-without-players': {
    says: 'este ficheiro {value} não tem jogadores',
    cure: 'Inscreva-os nesse programa, ou dê o ficheiro de outro torneio.',
  },
  'foreign-result-unknown': {
    says: 'o resultado {value} de {players} na ronda {round} não é conhecido nos ficheiros {program}',
    cure: 'Guarde o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-wrong': {
    says: 'o nome do ficheiro diz {program}, mas é outra coisa',
    cure: 'Dê ao ficheiro o nome certo, ou guarde o torneio como TRF e dê esse.',
  },
  'foreign-file-not-read': {
    says: 'é um ficheiro de {value}, que não se lê',
    cure: 'Guarde o torneio em TRF nesse programa, ou exporte a tabela cruzada, e dê esse ficheiro.',
  },
  'list-cut': {
    says: 'a lista acaba a meio, depois de «{value}»: falta o fim',
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
