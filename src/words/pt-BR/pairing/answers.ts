import type { answers as english } from '../../en/pairing/answers';
import type { WordsLike } from '../../like';

/** Answers for a player, in words without terms of the rules. */
export const answers: WordsLike<typeof english> = {
  'answers.q.opponent': 'Por que este adversário?',
  'answers.q.colour': 'Por que esta cor?',
  'answers.q.floatDown': 'Por que um adversário com menos pontos?',
  'answers.q.floatUp': 'Por que um adversário com mais pontos?',
  'answers.q.bye': 'Por que o bye?',
  'answers.q.noBye': 'Por que não o bye?',
  'answers.q.whyNot': 'Por que não {player}?',
  'answers.same-points':
    '{player} e {opponent} tinham ambos {score} {score|ponto|pontos}, e jogadores com os mesmos pontos jogam entre si.',
  'answers.other-points':
    '{player} tinha {own} {own|ponto|pontos} e {opponent} {other}: nem todos podiam jogar com alguém com os mesmos pontos.',
  'answers.other-points-bye':
    '{player} tinha {own} {own|ponto|pontos} e {opponent} {other}: com o bye de {bye}, nem todos os outros podiam jogar com alguém com os mesmos pontos.',
  'answers.in-order':
    'No seu grupo duas listas jogam entre si por ordem: o n.º {place} de uma joga com o n.º {place} da outra.',
  'answers.instead': 'Na ordem do grupo seria primeiro {other}; {because}',
  'answers.rearranged':
    'A primeira disposição do grupo não podia manter-se; das melhores, esta vem primeiro na ordem das regras.',
  'answers.arranged': 'As regras montam o grupo de modo que estes dois se enfrentem.',
  'answers.bracket': 'Neste torneio os vencedores seguem, e a chave diz quem joga com quem.',
  'answers.bracket-bye': '{player} não joga com ninguém nesta fase e passa.',
  'answers.ladder': 'A escada emparceira vizinhos entre os presentes, a partir do topo.',
  'answers.ladder-nearest':
    '{lower} era, abaixo de {higher} na escada, o mais próximo que ainda estava livre, com quem {higher} podia jogar e que deixava adversário para os outros.',
  'answers.ladder-bye':
    'Com um número ímpar de jogadores, a escada deixa desta vez {player} sem partida.',
  'answers.table':
    'Neste torneio todos jogam com todos, e a tabela das rodadas diz quem joga com quem.',
  'answers.table-fixed': 'Neste torneio, uma tabela feita com antecedência diz quem joga com quem.',
  'answers.table-round': 'Segundo a tabela, jogam na rodada {round}.',
  'answers.changed': 'O árbitro fez este par: pelas regras, {player} teria jogado com {ours}.',
  'answers.changed-bye': 'O árbitro decidiu assim: só pelas regras {player} teria o bye.',
  'answers.not-in-round': '{player} não foi emparceirado na rodada {round}.',
  'answers.no-round':
    'Só pelas regras a rodada {round} não pode ser emparceirada: não há com que comparar.',
  'answers.due-both':
    '{player} tinha direito às {colour} e {opponent} não: cada um ficou com o que lhe cabia.',
  'answers.due-none': 'Nem {player} nem {opponent} tinha direito a uma cor.',
  'answers.due-other':
    'Só {opponent} tinha direito a uma cor, e a recebeu; {player} fica com a outra.',
  'answers.due-only': 'Só {player} tinha direito a uma cor, e a recebeu.',
  'answers.due-stronger':
    '{player} e {opponent} tinham direito às {colour}; {winner} precisava mais delas.',
  'answers.due-equal': '{player} e {opponent} tinham direito às {colour}.',
  'answers.colour-rule': 'A regra que decidiu: {because}.',
  'answers.colour-history': 'Cores até agora: {player} {own}, {opponent} {other}.',
  'answers.none-yet': 'nenhuma',
  'answers.odd-group':
    'O grupo de {score} {score|ponto|pontos} tinha {count} {count|jogador|jogadores}, um número ímpar: alguém tinha de descer.',
  'answers.odd-group-joined':
    'O grupo de {score} {score|ponto|pontos} tinha {own} {own|jogador|jogadores}, e {more} {more|tinha vindo|tinham vindo} de cima: um número ímpar, por isso alguém tinha de descer.',
  'answers.alone-group':
    'Ninguém mais tinha {score} {score|ponto|pontos}: por isso {player} tinha de descer.',
  'answers.uneven-group':
    'Nem todos podiam ser emparceirados no grupo de {score} {score|ponto|pontos}: {count} {count|tinha|tinham} de descer.',
  'answers.had-stayed': 'Se {player} tivesse ficado, {because}',
  'answers.first-in-order':
    'Entre os que podiam descer, a ordem das regras chega primeiro a {player}.',
  'answers.came-down':
    '{opponent} desceu do grupo de {score} {score|ponto|pontos} e precisava de um adversário.',
  'answers.first-for-him': '{player} era o primeiro do grupo com quem {opponent} podia jogar.',
  'answers.chosen-for':
    'Entre os que {opponent} podia enfrentar, o melhor arranjo do grupo indica {player}.',
  'answers.before-you': '{other} estava antes de {player}; {because}',
  'answers.went-up':
    '{player} foi chamado ao grupo de {score} {score|ponto|pontos}, onde não havia mais ninguém para {opponent}.',
  'answers.odd-field': 'O número de jogadores era ímpar: um tinha de receber o bye.',
  'answers.even-field': 'O número de jogadores era par: não havia bye.',
  'answers.bye-lowest':
    'O bye vai para o último da classificação que o pode ter, e esse era {player}.',
  'answers.bye-fewest-points':
    '{player} tem menos pontos entre os que o podem receber e deixam adversário a todos os outros.',
  'answers.bye-most-games':
    'Entre os que o podem receber e deixam adversário a todos os outros, {player} tem menos pontos e, em igualdade, mais partidas jogadas.',
  'answers.bye-last-ranked':
    'Entre os que o podem receber e deixam adversário a todos os outros, {player} tem menos pontos, em igualdade mais partidas jogadas, e entre esses é o último pelos pontos dos adversários que teve, depois pelo número.',
  'answers.bye-barred': 'Abaixo de {player} ninguém mais podia receber o bye: {because}',
  'answers.bye-other':
    'O bye foi para {other}, que estava abaixo com {score} {score|ponto|pontos}.',
  'answers.bye-not-twice':
    'Ninguém recebe o bye depois de um bye ou de pontos sem jogar; {because}.',
  'answers.had-bye': 'Com o bye para {player}, {because}',
  'answers.met':
    '{player} e {opponent} já jogaram, na rodada {round}; ninguém joga duas vezes com o mesmo adversário.',
  'answers.kept-apart': 'O árbitro mantém {player} e {opponent} separados.',
  'answers.same-colour':
    '{player} e {opponent} precisam ambos das {colour} nesta rodada: não podem jogar um com o outro.',
  'answers.meet': '{player} e {opponent} jogam de fato nesta rodada.',
  'answers.may-meet': '{player} e {opponent} tinham os mesmos pontos e podiam jogar.',
  'answers.far':
    '{player} tinha {own} {own|ponto|pontos} e {opponent} {other}; joga-se, tanto quanto possível, com alguém com os mesmos pontos.',
  'answers.but': 'Mas com este par, {because}',
  /** The same within a sentence. */
  'answers.but-within': 'mas com este par, {because}',
  'answers.cost.downfloaters':
    'mais jogadores teriam de sair do seu grupo ({found} em vez de {best}).',
  'answers.cost.scores': 'jogadores com mais pontos teriam de descer.',
  'answers.cost.upfloaters': 'mais teriam de subir: {found} em vez de {best}.',
  'answers.cost.upScores': 'os que sobem teriam vindo de mais abaixo.',
  'answers.cost.floatAgain': 'alguém que acabou de enfrentar outro grupo voltaria a fazer isso.',
  'answers.cost.ahead': 'o grupo seguinte só poderia ser pior emparceirado.',
  'answers.cost.colour':
    'mais jogadores ficariam sem a cor a que tinham direito ({found} em vez de {best}).',
  'answers.cost.strong':
    'mais jogadores ficariam sem a cor de que muito precisavam ({found} em vez de {best}).',
  'answers.cost.top': 'um dos primeiros, ou um adversário, teria a mesma cor vezes demais.',
  'answers.cost.downAgain':
    'desceria de novo alguém que já tinha descido em uma das duas últimas rodadas.',
  'answers.cost.upAgain':
    'alguém que enfrentou um grupo mais forte em uma das duas últimas rodadas voltaria a fazer isso.',
  'answers.cost.difference':
    'a diferença de pontos seria maior para alguém que flutuou em uma das duas últimas rodadas.',
  'answers.cost.byeUnplayed': 'o bye iria para alguém que jogou menos partidas.',
  'answers.cost.byeScore': 'o bye iria para alguém com mais pontos.',
  'answers.cost.order':
    'a rodada seria apenas igualmente boa, e vem mais tarde na ordem fixa em que as regras experimentam os emparceiramentos.',
  'answers.cost.incomplete': 'os outros não poderiam ser todos emparceirados.',
  'answers.cost.still-free': 'os que ainda estão livres não poderiam ter sido todos emparceirados.',
  'answers.cost.no-opponent': 'não haveria ninguém para enfrentar.',
  'answers.cost.fewer': 'o grupo teria menos pares.',
  'answers.cost.below': 'os que sobram não poderiam ser emparceirados no grupo seguinte.',
  'answers.cost.earlier': '{player} teria de deixar {opponent}, que as regras lhe dão primeiro.',
  'answers.cost.moved': 'alguém de um grupo superior perderia o seu lugar: eles vêm primeiro.',
  'answers.cost.bye': 'o bye iria para um jogador diferente do que as regras indicam.',
  'answers.cost.closeness': 'as diferenças de pontos nos pares seriam maiores.',
  'answers.cost.column':
    'um deles teria de ficar com a outra cor: ambos estão entre os que devem receber as {colour}.',
  'answers.cost.later': 'a tabela os faz jogar na rodada {round}.',
  'answers.cost.bothDown':
    'ambos vinham de um grupo superior, e esses jogam com jogadores do grupo aonde chegam.',
  'answers.cost.strongPair': 'dois jogadores que muito precisam da mesma cor jogariam entre si.',
  'answers.cost.barred': 'receberia o bye alguém que não pode recebê-lo.',
};
