import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Alterar a ronda {round} à mão',
  'phase.begun': 'Alterações manuais da ronda {round} começadas',
  'phase.open':
    'Há alterações manuais abertas na ronda {round}. Termine-as para emparceirar a ronda seguinte.',
  'phase.typed':
    'Mesas da ronda {round} foram alteradas na sua folha. Termine as alterações para emparceirar a ronda seguinte.',
  'phase.typed-tables':
    'Números de mesa da ronda {round} foram alterados na sua folha. As listas seguem-nos; termine, e a lista por nome também.',
  'phase.end': 'Terminar as alterações da ronda {round}…',
  'phase.end-now': 'Terminar as alterações',
  'phase.not-yet': 'Continuar a alterar',
  'phase.ended': 'Alterações manuais da ronda {round} terminadas',
  'phase.title': 'Ronda {round}: o emparceiramento do sistema e o seu',
  'phase.same': 'A ronda está como o sistema a emparceira.',
  'phase.engine': 'O sistema emparceira',
  'phase.played': 'A ronda tem',
  'phase.no-engine': 'O sistema não encontra emparceiramento legal para esta ronda.',
  'phase.line': 'Esta linha vai para o registo e para cada TRF:',
  'phase.first': 'A ronda {round} está a ser alterada à mão: termine primeiro.',
  'phase.far-apart': '{players} têm {points} pontos de diferença',
  'phase.by-hand': 'Fazer a ronda {round} à mão',
  'phase.by-hand-hint':
    'Escreve os jogadores por ordem de pontos, dois a dois; troque-os até a ronda estar certa e termine. As regras violadas são indicadas.',
  'phase.made': 'Ronda {round} feita à mão: {games} {games|partida|partidas}',
};
