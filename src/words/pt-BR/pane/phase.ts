import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Alterar a ronda {round} à mão',
  'phase.begun': 'Alterações manuais da ronda {round} começadas',
  'phase.open':
    'Há alterações manuais abertas na ronda {round}. Termine-as para emparceirar a ronda seguinte.',
  'phase.typed':
    'Mesas da rodada {round} foram alteradas na sua planilha. Termine as alterações para emparceirar a próxima rodada.',
  'phase.typed-tables':
    'Números de mesa da rodada {round} foram alterados na sua planilha. As listas os seguem; termine, e a lista “Por nome” também segue.',
  'phase.end': 'Terminar as alterações da ronda {round}…',
  'phase.end-now': 'Terminar as alterações',
  'phase.not-yet': 'Continuar alterando',
  'phase.ended': 'Alterações manuais da ronda {round} terminadas',
  'phase.title': 'Ronda {round}: o emparceiramento do sistema e o seu',
  'phase.same': 'A ronda está como o sistema a emparceira.',
  'phase.engine': 'O sistema emparceira',
  'phase.played': 'A ronda tem',
  'phase.no-engine': 'O sistema não encontra emparceiramento legal para esta ronda.',
  'phase.line': 'Esta linha vai para o registo e para cada TRF:',
  'phase.first': 'A rodada {round} está sendo alterada à mão: termine primeiro.',
  'phase.far-apart': '{players} têm {points} pontos de diferença',
  'phase.by-hand': 'Fazer a ronda {round} à mão',
  'phase.by-hand-hint':
    'Escreve os jogadores por ordem de pontos, dois a dois; troque-os até a ronda estar certa e termine. As regras violadas são indicadas.',
  'phase.made': 'Ronda {round} feita à mão: {games} {games|partida|partidas}',
};
