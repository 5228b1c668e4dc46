import type { manualEditWords as english } from '../../en/pane/manualEdit';
import type { WordsLike } from '../../like';

export const manualEditWords: WordsLike<typeof english> = {
  'manualEdit.begin': 'Alterar a ronda {round} à mão',
  'manualEdit.begun': 'Alterações manuais da ronda {round} começadas',
  'manualEdit.open':
    'Há alterações manuais abertas na ronda {round}. Termine-as para emparceirar a ronda seguinte.',
  'manualEdit.typed':
    'Mesas da ronda {round} foram alteradas na sua folha. Termine as alterações para emparceirar a ronda seguinte.',
  'manualEdit.typed-tables':
    'Números de mesa da ronda {round} foram alterados na sua folha. As listas seguem-nos; termine, e a lista por nome também.',
  'manualEdit.end': 'Terminar as alterações da ronda {round}…',
  'manualEdit.end-now': 'Terminar as alterações',
  'manualEdit.not-yet': 'Continuar a alterar',
  'manualEdit.ended': 'Alterações manuais da ronda {round} terminadas',
  'manualEdit.title': 'Ronda {round}: o emparceiramento do sistema e o seu',
  'manualEdit.same': 'A ronda está como o sistema a emparceira.',
  'manualEdit.engine': 'O sistema emparceira',
  'manualEdit.played': 'A ronda tem',
  'manualEdit.no-engine': 'O sistema não encontra emparceiramento legal para esta ronda.',
  'manualEdit.line': 'Esta linha vai para o registo e para cada TRF:',
  'manualEdit.first': 'A ronda {round} está a ser alterada à mão: termine primeiro.',
  'manualEdit.far-apart': '{players} têm {points} pontos de diferença',
  'manualEdit.by-hand': 'Fazer a ronda {round} à mão',
  'manualEdit.by-hand-hint':
    'Escreve os jogadores por ordem de pontos, dois a dois; troque-os até a ronda estar certa e termine. As regras violadas são indicadas.',
  'manualEdit.made': 'Ronda {round} feita à mão: {games} {games|partida|partidas}',
};
