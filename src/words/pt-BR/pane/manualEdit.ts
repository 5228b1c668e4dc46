import type { manualEditWords as english } from '../../en/pane/manualEdit';
import type { WordsLike } from '../../like';

export const manualEditWords: WordsLike<typeof english> = {
  'manualEdit.begin': 'Alterar a rodada {round} à mão',
  'manualEdit.begun': 'Alterações manuais da rodada {round} começadas',
  'manualEdit.open':
    'Há alterações manuais abertas na rodada {round}. Termine-as para emparceirar a rodada seguinte.',
  'manualEdit.typed':
    'Mesas da rodada {round} foram alteradas na sua planilha. Termine as alterações para emparceirar a próxima rodada.',
  'manualEdit.typed-tables':
    'Números de mesa da rodada {round} foram alterados na sua planilha. As listas os seguem; termine, e a lista “Por nome” também segue.',
  'manualEdit.end': 'Terminar as alterações da rodada {round}…',
  'manualEdit.end-now': 'Terminar as alterações',
  'manualEdit.not-yet': 'Continuar alterando',
  'manualEdit.ended': 'Alterações manuais da rodada {round} terminadas',
  'manualEdit.title': 'Rodada {round}: o emparceiramento do sistema e o seu',
  'manualEdit.same': 'A rodada está como o sistema a emparceira.',
  'manualEdit.engine': 'O sistema emparceira',
  'manualEdit.played': 'A rodada tem',
  'manualEdit.no-engine': 'O sistema não encontra emparceiramento legal para esta rodada.',
  'manualEdit.line': 'Esta linha vai para o registro e para cada TRF:',
  'manualEdit.first': 'A rodada {round} está sendo alterada à mão: termine primeiro.',
  'manualEdit.far-apart': '{players} têm {points} pontos de diferença',
  'manualEdit.by-hand': 'Fazer a rodada {round} à mão',
  'manualEdit.by-hand-hint':
    'Escreve os jogadores por ordem de pontos, dois a dois; troque-os até a rodada estar certa e termine. As regras violadas são indicadas.',
  'manualEdit.made': 'Rodada {round} feita à mão: {games} {games|partida|partidas}',
};
