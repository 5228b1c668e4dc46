import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Definições fixadas pela ronda 1 foram alteradas na folha',
  'lock.put-back-button': 'Repor',
  'lock.leave-button': 'Deixar as regras anunciadas…',
  'lock.keep-button': 'Manter a alteração',
  'lock.put-back': 'Definições repostas como anunciadas: {count}',
  'lock.left':
    'As regras anunciadas foram deixadas na ronda {round}: {count} {count|definição alterada|definições alteradas}',
  'lock.changed':
    '{count} {count|definição alterada|definições alteradas} na ronda {round}, fora das regras anunciadas',
  'lock.recorded':
    'Este livro não guardava o que a ronda 1 fixa; as definições atuais ficam registadas a partir daqui.',
  'lock.first':
    'Definições fixadas pela ronda 1 foram alteradas. Reponha-as ou responda primeiro (acima).',
  'lock.question': 'Deixar as regras anunciadas?',
  'lock.so-marked':
    'a prova fica assinalada como não jogada pelas regras anunciadas: no painel, nas folhas e em cada TRF',
  'lock.so-forever': 'a marca fica: nem desfazer nem a definição antiga a retira',
  'lock.so-past':
    'as rondas emparceiradas ficam; pontos, lugares e emparceiramentos seguintes seguem a nova definição',
  'lock.so-players': 'os jogadores inscreveram-se sob as regras anunciadas e podem protestar',
  'lock.go-on': 'Continuar',
  'lock.do-nothing': 'Não alterar nada',
  'lock.question-again': 'Ficar com as regras anunciadas?',
  'lock.stay': 'Sim, ficar',
  'lock.leave': 'Não, deixá-las',
  'lock.strict': 'Pelas regras anunciadas',
  'lock.not-strict': 'Fora das regras anunciadas (desde a ronda {round})',
  'lock.fixed': 'Fixado desde o emparceiramento da ronda 1.',
  'lock.fields':
    'Sistema, rondas, pontos, isenção, aceleração, jogadores a separar e desempates estão fixados desde o emparceiramento da ronda 1.',
  'lock.open-fields': 'Alterá-los mesmo assim…',
};
