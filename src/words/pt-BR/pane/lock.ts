import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Configurações bloqueadas foram alteradas na planilha',
  'lock.put-back-button': 'Restaurar',
  'lock.leave-button': 'Desbloquear as regras…',
  'lock.keep-button': 'Manter a alteração',
  'lock.put-back':
    '{count} {count|configuração restaurada|configurações restauradas} como anunciado',
  'lock.left':
    'Regras desbloqueadas na rodada {round}: {count} {count|configuração alterada|configurações alteradas}',
  'lock.changed':
    '{count} {count|configuração alterada|configurações alteradas} na rodada {round}, depois de desbloquear as regras',
  'lock.recorded':
    'Esta pasta de trabalho não guardava as regras bloqueadas; as configurações atuais ficam registradas a partir daqui.',
  'lock.first':
    'Configurações bloqueadas foram alteradas. Restaure-as ou responda primeiro (acima).',
  'lock.question': 'Desbloquear as regras deste torneio?',
  'lock.so-marked':
    'o torneio fica marcado “Regras alteradas”: no painel, nas planilhas e em cada TRF',
  'lock.so-forever': 'a marca fica: nem desfazer nem a configuração antiga a retira',
  'lock.so-past':
    'as rodadas emparceiradas ficam; pontos, lugares e emparceiramentos seguintes seguem a nova configuração',
  'lock.so-players': 'os jogadores se inscreveram sob as regras anunciadas e podem protestar',
  'lock.go-on': 'Continuar',
  'lock.do-nothing': 'Cancelar',
  'lock.question-again': 'Manter as regras bloqueadas?',
  'lock.stay': 'Sim, mantê-las',
  'lock.leave': 'Não, desbloqueá-las',
  'lock.strict': 'Regras bloqueadas',
  'lock.not-strict': 'Regras alteradas (desde a rodada {round})',
  'lock.fixed': 'Bloqueado desde o emparceiramento da rodada 1.',
  'lock.fields':
    'Sistema, rodadas, pontos, bye, aceleração, “Não podem se enfrentar” e desempates estão bloqueados desde o emparceiramento da rodada 1.',
  'lock.open-fields': 'Desbloquear…',
};
