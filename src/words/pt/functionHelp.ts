import type { FunctionHelp } from '../functionHelp';

export const functionHelp: FunctionHelp = {
  functions: {
    ADJUSTED_SCORE:
      'Pontuação ajustada, como a veem os desempates dos adversários: pontos atribuídos, rondas perdidas até ao fim como empates (16.3).',
    BUCHHOLZ: 'Buchholz (Solkoff): soma das pontuações ajustadas dos adversários.',
    BUCHHOLZ_MEDIAN: 'Buchholz mediano (Harkness): sem os n melhores e os n piores adversários.',
    BUCHHOLZ_CUT: 'Buchholz truncado (Brasileiro): sem os n piores adversários.',
    SUM_BUCHHOLZ: 'Soma dos Buchholz dos adversários defrontados no tabuleiro.',
    SONNEBORN_BERGER:
      'Sonneborn-Berger: pontuações ajustadas dos vencidos, metade das dos empates.',
    YUGOSLAV: 'Jugoslavo: soma das pontuações ajustadas dos adversários com 50 % ou mais.',
    CUMULATIVE:
      'Cumulativo (progressivo): soma das pontuações após cada ronda, sem as n primeiras.',
    WINS: 'Número de partidas ganhas no tabuleiro.',
    KASHDAN: 'Kashdan: 4 por vitória, 2 por empate ou ronda não jogada, 1 por derrota.',
    KOYA: 'Koya: pontos contra os adversários com 50 % ou mais.',
    KOYA_EXTENDED: 'Koya alargado entre os empatados: o limite desce até desempatar.',
    DIRECT_ENCOUNTER:
      'Confronto direto: lugar entre os jogadores com os mesmos pontos, pelas partidas entre eles (art. 6).',
    AVERAGE_RATING: 'Rating médio dos adversários defrontados no tabuleiro, sem os n mais baixos.',
    PERFORMANCE:
      'Performance: média dos ratings dos adversários defrontados no tabuleiro, mais a diferença pela percentagem de pontos (10.2).',
    PRIZES:
      'Os prémios: quem recebe o quê e porquê, depois quem ficou perto, depois o que não é atribuído.',
    RATING_CHANGE:
      'Variação de rating de um jogador segundo o regulamento B.02 de 1 de março de 2024, alterado em 1 de outubro de 2025, para partidas clássicas, rápidas ou blitz.',
    LOOKUP_RATING:
      'O rating de alguém numa lista, por código ou nome completo; várias linhas possíveis são recusadas.',
    TIEBREAK:
      'Um desempate pelo código, pelo nome ou por um nome antigo: «BH-C1», «Solkoff», «Cumulativo».',
    TIEBREAK_EDITIONS:
      'Um desempate por duas edições lado a lado, termo a termo: o que cada uma conta, porquê, e por que artigo.',
    PROVISIONAL_RATING:
      'Rating provisório de quem não o tem: média dos jogadores com rating do seu grupo de pontos.',
    QUANTITY: 'Quantidade Q da performance: pontos de rating por tantos pontos em tantas partidas.',
    RATING_DIFFERENCE:
      'Diferença de rating para uma parte dos pontos (tabela FIDE 8.1a; ±736 para tudo ou nada).',
    EXPECTED_SCORE: 'Pontuação esperada de uma partida segundo os dois ratings (tabela FIDE 8.1b).',
    ELO_FROM_INGO: 'Elo de um número INGO alemão (sistema francês de 1994, A.1).',
    ELO_FROM_BCR: 'Elo de um grau BCR britânico (sistema francês de 1994, A.1).',
    RESULT_TEXT: 'Um resultado tal como se escreve, na grafia do suplemento: «0,5» passa a «½-½».',
    STANDINGS:
      'A classificação: lugar (partilhado se nada separa), pontos, desempates por ordem, e o que desempatou.',
    TABLE_CHECK:
      'Como uma tabela foi lida, e cada sítio onde se contradiz ou não foi entendida, por exemplo pontos impressos que os resultados não dão.',
    TIEBREAK_COLUMN:
      'Desempates de todos os jogadores pela ordem da tabela, uma linha cada um, sem cabeçalho: uma chamada em vez de uma por célula. Melhor a partir de uns 100 jogadores.',
    EVENT_STANDINGS: 'A classificação diretamente das tabelas do torneio, numa só chamada.',
    CROSSTABLE_COUNTED:
      'A tabela cruzada tal como a classificação a conta: num torneio de todos contra todos, sem os resultados de quem desistiu antes de metade das suas partidas.',
    CROSSTABLE: 'A tabela cruzada de um torneio, a partir da lista de jogadores e das rondas.',
    PAIRINGS: 'O emparceiramento da ronda seguinte pelo sistema escolhido, por ordem das mesas.',
    COLOUR_PREFERENCE:
      'Cores jogadas, diferença e preferência de cor de cada um para a ronda seguinte.',
    SECOND_OPINION:
      'Uma ronda emparceirada segunda vez pelo texto tomado à letra: grupo a grupo, se o motor e a leitura à letra concordam.',
    FLOATS: 'Os flutuantes de cada ronda, para baixo ou para cima, segundo o sistema.',
    NUMBER_OF_WINS:
      'Rondas que valem uma vitória, jogadas ou não: isenções e faltas contam se valem uma vitória.',
    BLACK_GAMES: 'Número de partidas jogadas com pretas no tabuleiro.',
    BLACK_WINS: 'Número de partidas ganhas com pretas no tabuleiro.',
    ROUNDS_ELECTED: 'Rondas que quis jogar: todas menos byes pedidos e derrotas por falta.',
    STANDARD_POINTS: 'Pontos como se a vitória valesse 1 e o empate ½, seja qual for a escala.',
    PAIRING_NUMBER: 'Número de emparceiramento do jogador; o menor fica à frente.',
    OWN_RATING: 'Rating do jogador como desempate; o mais alto fica à frente.',
    AVERAGE_BUCHHOLZ:
      'Média do Buchholz dos adversários defrontados no tabuleiro, com duas decimais.',
    FORE_BUCHHOLZ:
      'Fore Buchholz: Buchholz como se todas as partidas da última ronda fossem empates, sem os n mais baixos.',
    SONNEBORN_BERGER_CUT: 'Sonneborn-Berger sem os n adversários menos significativos.',
    PERFECT_PERFORMANCE:
      'Performance perfeita: o rating mais baixo de que se espera a pontuação contra estes adversários.',
    AVERAGE_PERFORMANCE: 'Média das performances dos adversários defrontados no tabuleiro.',
    AVERAGE_PERFECT_PERFORMANCE:
      'Média das performances perfeitas dos adversários defrontados no tabuleiro.',
    LADDER_STANDINGS:
      'Escada dos serões de clube: lugar, pontos no tabuleiro, pontos da escada, e o que vale agora uma vitória contra o jogador.',
    LADDER: 'Os pontos da escada de um jogador.',
    TEAM_CROSSTABLE:
      'As equipas por lugar com os seus encontros: adversário e pontos de partida de cada ronda, os dois resultados.',
    BOARD_POINTS:
      'Os pontos de uma equipa tabuleiro a tabuleiro em cada encontro, e as somas no fim.',
    TEAM_PAIRINGS:
      'O emparceiramento das equipas na ronda seguinte, por ordem das mesas, a isenta no fim.',
    TEAM_TIEBREAK: 'Um desempate de uma equipa pelo seu código, como TEAM_STANDINGS o dá.',
    TEAM_STANDINGS:
      'Classificação das equipas: lugar, pontos de encontro, pontos de partidas, desempates por ordem, e o que desempatou.',
    COMPARE_TIEBREAKS:
      'Os desempates publicados de uma tabela ao lado dos nossos, com uma marca onde diferem.',
    MATCH_POINTS: 'Pontos de encontro de uma equipa: 2, 1 ou 0 conforme metade dos tabuleiros.',
    GAME_POINTS: 'Pontos de partidas de uma equipa: os pontos de todos os tabuleiros.',
    BERLIN: 'Berlim de uma equipa num encontro: o primeiro tabuleiro conta mais.',
    TEAM_SONNEBORN_BERGER:
      'Sonneborn-Berger por equipas: pontuação de cada adversário vezes o resultado contra ele.',
    VERSION: 'A versão do Pairsheet que calcula este livro; #NOME? onde o Pairsheet falta.',
  },
  detail: 'O cálculo de {id}: cada termo e o seu motivo; a SOMA da coluna Contado dá o valor.',
  arguments: {
    player: 'Número ou nome do jogador.',
    table: 'Tabela cruzada com a linha de cabeçalho.',
    n: 'Quantos termos cortar.',
    unplayed: 'Como contam as próprias rondas não jogadas: «default», «literal» ou «played-only».',
    unrated: 'Rating anunciado para os jogadores sem rating; sem ele os ratings não contam.',
    ties: 'VERDADEIRO: um desempate entre empatados, como DE, só é mostrado onde há empate.',
    edition:
      'Edição do regulamento pelo seu nome; por omissão, a do torneio do livro, senão a mais recente que tem o desempate.',
    tied: 'Os empatados, por número ou nome; por omissão, todos com os mesmos pontos.',
    k: 'Coeficiente K; só pelo rating (20, 10 a partir de 2400) por omissão.',
    kind: '«standard», «rapid» ou «blitz»: em rápidas e blitz uma diferença superior a 400 conta como 400 para todos. Por omissão, standard.',
    standings:
      'Classificação com cabeçalho, pela sua ordem; qualquer coluna pode ser uma condição.',
    prizes:
      'Tabela de prémios com cabeçalho: Prémio, Lugar, Valor, Partilha, Rating, Idade, Nascimento, Sexo ou uma coluna da classificação.',
    rules:
      'Como «vários», «ordem», «igual» ou «hort»; um prémio por jogador, o mais alto, sem partilha por omissão.',
    year: 'Ano do torneio, para idades como U18 ou S60.',
    wanted: 'Código ou nome do jogador, como na lista.',
    ladder: 'Regras da escada, como «club; rematch 8»; por omissão as da tabela do torneio.',
    list: 'Lista de rating com cabeçalho: um código ou um nome, e um rating.',
    code: 'Código ou nome do desempate, como «BH-C1».',
    points: 'Pontos obtidos no tabuleiro.',
    games: 'Partidas jogadas no tabuleiro.',
    first: 'Primeira edição das regras pelo seu identificador.',
    second: 'Segunda edição das regras pelo seu identificador.',
    share: 'Parte dos pontos, entre 0 e 1.',
    rating: 'O próprio rating.',
    opponent: 'Rating do adversário.',
    ingo: 'Número INGO; quanto mais baixo, mais forte.',
    bcr: 'Grau BCR.',
    text: 'O que está na célula do resultado.',
    tieBreaks: 'Códigos por ordem, como «DE,BH-C1,BH», ou um intervalo; só os pontos por omissão.',
    after: 'Classificação após esta ronda; a última por omissão.',
    players: 'Jogadores com cabeçalho (N.º, Nome, Rating …), ou uma tabela cruzada inteira.',
    round: 'A ronda; a última se nada for indicado.',
    rounds: 'As rondas com cabeçalho, por ordem; também a tabela Event, pelos seus pontos.',
    system: 'Sistema de emparceiramento com a edição, o sistema holandês de 2016 por omissão.',
    totalRounds: 'Número de rondas do torneio; se omitido, supõe-se que se seguem outras.',
    scores: 'Os pontos, por encontro ou por tabuleiro.',
    primary: 'Os pontos que vêm primeiro: «MP» (de encontro) por omissão, ou «GP» (de partidas).',
    boards: 'Número de tabuleiros de um encontro.',
    team: 'Número ou nome da equipa.',
    combination:
      'Pontos do adversário x pontos próprios: «MPxGP» por omissão, «MPxMP», «GPxGP», «GPxMP».',
  },
};
