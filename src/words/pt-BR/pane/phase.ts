import type { phaseWords as english } from '../../en/pane/phase';
import type { WordsLike } from '../../like';

export const phaseWords: WordsLike<typeof english> = {
  'phase.begin': 'Alterar a rodada {round} à mão',
  'phase.begun': 'Alterações manuais da rodada {round} começadas',
  'phase.open':
    'Há alterações manuais abertas na rodada {round}. Termine-as para emparceirar a rodada seguinte.',
  'phase.typed':
    'Mesas da rodada {round} foram alteradas na sua planilha. Termine as alterações para emparceirar a próxima rodada.',
  'phase.typed-tables':
    'Números de mesa da rodada {round} foram alterados na sua planilha. As listas os seguem; termine, e a lista “Por nome” também segue.',
  'phase.end': 'Terminar as alterações da rodada {round}…',
  'phase.end-now': 'Terminar as alterações',
  'phase.not-yet': 'Continuar alterando',
  'phase.ended': 'Alterações manuais da rodada {round} terminadas',
  'phase.title': 'Rodada {round}: o emparceiramento do sistema e o seu',
  'phase.same': 'A rodada está como o sistema a emparceira.',
  'phase.engine': 'O sistema emparceira',
  'phase.played': 'A rodada tem',
  'phase.no-engine': 'O sistema não encontra emparceiramento legal para esta rodada.',
  'phase.line': 'Esta linha vai para o registro e para cada TRF:',
  'phase.first': 'A rodada {round} está sendo alterada à mão: termine primeiro.',
  'phase.far-apart': '{players} têm {points} pontos de diferença',
  'phase.by-hand': 'Fazer a rodada {round} à mão',
  'phase.by-hand-hint':
    'Escreve os jogadores por ordem de pontos, dois a dois; troque-os até a rodada estar certa e termine. As regras violadas são indicadas.',
  'phase.made': 'Rodada {round} feita à mão: {games} {games|partida|partidas}',
};
