import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Dois árbitros num livro. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Dois árbitros',
  'shared.what':
    'Vários árbitros podem ter esta pasta de trabalho aberta ao mesmo tempo. Um dirige: emparceiramentos, listas, jogadores e desfazer. Os outros inserem resultados, cada um no seu aparelho.',
  'shared.your-name': 'O seu nome, como os outros o veem',
  'shared.name': 'Dar o seu nome',
  'shared.save-name': 'Salvar o nome',
  'shared.share': 'Compartilhar com outros árbitros',
  'shared.stop': 'Parar de compartilhar',
  'shared.take-over': 'Passar a dirigir',
  'shared.taking': 'A passar a direção…',
  'shared.you': 'É você que dirige.',
  'shared.other': '{name} dirige. Aqui introduz resultados.',
  'shared.away': '{name} dirigiu até {time}. Aqui introduz resultados.',
  'shared.nobody': 'Ninguém dirige. Aqui introduz resultados.',
  'shared.arbiters': 'Árbitros: {names}',
  'shared.somebody': 'outro árbitro',
  'shared.begun': 'Compartilhado com outros árbitros',
  'shared.ended': 'Fim do compartilhamento',
  'shared.taken': '{name} passou a dirigir depois de {before}',
  'shared.not-in-charge':
    '{name} dirige, por isso nada foi escrito. Passe primeiro a dirigir, se lhe cabe fazê-lo.',
  'shared.taken-by': '{name} passou a dirigir. A partir de agora introduz aqui resultados.',
  'shared.result': 'Mesa {table}: {result}, inserido por {name}',
  'shared.result-earlier': 'Rodada {round}, mesa {table}: {result}, inserido por {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Mesa {table}: entretanto foi inserido {there}, por isso {result} não foi escrito. Insira-o de novo se estiver certo.',
  'shared.no-network':
    'Não há rede: os outros não saberiam que passa a dirigir. Pode introduzir resultados.',
  'shared.lost':
    'Rodada {round}, mesa {table}: o seu {result} já lá não está, a planilha tem {there}. Veja o boletim e introduza-o de novo.',
  'shared.gone': 'Mesa {table}: {result} não foi escrito, pois a partida já não está na planilha.',
  'shared.correction':
    'Um resultado de uma rodada anterior é corrigido pelo árbitro que dirige ({name}).',
  'shared.seen':
    'Outra pessoa está alterando esta pasta de trabalho. Compartilhe-a, para que ninguém escreva por cima do outro.',
};
