import type { Phrasebook } from '../phrasebook';

/** Dutch 2016: a bracket worked by hand. What the table has in common with others: `byHand.ts`. */
export const dutch2016Hand = {
  'dutch2016.hand.homogeneous': {
    en: 'By hand: homogeneous bracket, MaxPairs = {maxPairs}',
    fr: 'À la main : niveau homogène, MaxPaires = {maxPairs}',
    pt: 'À mão: grupo homogéneo, MaxPairs = {maxPairs}',
  },
  'dutch2016.hand.heterogeneous': {
    en: 'By hand: heterogeneous bracket, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
    fr: 'À la main : niveau hétérogène, M0 = {m0}, MaxPaires = {maxPairs}, M1 = {m1}',
    pt: 'À mão: grupo heterogéneo, M0 = {m0}, MaxPairs = {maxPairs}, M1 = {m1}',
  },
  'dutch2016.hand.only': {
    en: 'By hand: there is one candidate only, {pairs}',
    fr: 'À la main : il n’y a qu’un candidat, {pairs}',
    pt: 'À mão: só há um candidato, {pairs}',
  },
  'dutch2016.hand.subgroups': {
    en: 'S1 and S2 before any change',
    fr: 'S1 et S2 avant toute modification',
    pt: 'S1 e S2 antes de qualquer alteração',
  },
  'dutch2016.hand.bsn': { en: 'BSN', fr: 'NAN', pt: 'BSN' },
  'dutch2016.hand.s1': { en: 'S1', fr: 'S1', pt: 'S1' },
  'dutch2016.hand.s2': { en: 'S2', fr: 'S2', pt: 'S2' },
  'dutch2016.hand.limbo': {
    en: 'In the Limbo at first: {players}',
    fr: 'Dans les limbes au départ : {players}',
    pt: 'No limbo ao princípio: {players}',
  },
  'dutch2016.hand.remainder': {
    en: 'Remainder after {pairs}: S1R = {s1}; S2R = {s2}',
    fr: 'Niveau résiduel après {pairs} : S1R = {s1} ; S2R = {s2}',
    pt: 'Grupo restante depois de {pairs}: S1R = {s1}; S2R = {s2}',
  },
  'dutch2016.hand.found': {
    en: 'Candidate {walked} of {total} is accepted',
    fr: 'Le candidat {walked} sur {total} est accepté',
    pt: 'É aceite o candidato {walked} de {total}',
  },
  'dutch2016.hand.givenUp': {
    en: 'Too long to be worked out in full: the accepted candidate comes after the first {walked} of {total}',
    fr: 'Trop long à la main : le candidat accepté vient après les {walked} premiers sur {total}',
    pt: 'Demasiado longo para ser feito por inteiro: o candidato aceite vem depois dos primeiros {walked} de {total}',
  },
  'dutch2016.hand.large': {
    en: 'By hand: candidate {walked} of {total} is accepted; with {size} players the list is too long to be shown',
    fr: 'À la main : le candidat {walked} sur {total} est accepté ; avec {size} joueurs, la liste est trop longue pour être montrée',
    pt: 'À mão: é aceite o candidato {walked} de {total}; com {size} jogadores a lista é demasiado longa para se mostrar',
  },
  'dutch2016.hand.tooLarge': {
    en: 'By hand: with {size} players there are {total} candidates; the list is too long to be worked out',
    fr: 'À la main : avec {size} joueurs il y a {total} candidats ; la liste est trop longue',
    pt: 'À mão: com {size} jogadores há {total} candidatos; a lista é demasiado longa',
  },
  'dutch2016.hand.gap': {
    en: '{count} more candidates, all refused in the same ways',
    fr: 'encore {count} candidats, tous refusés de la même façon',
    pt: 'mais {count} candidatos, todos recusados do mesmo modo',
  },
  'dutch2016.hand.gapOpen': {
    en: 'those that follow are not listed',
    fr: 'les suivants ne sont pas listés',
    pt: 'os seguintes não são listados',
  },
  'dutch2016.hand.d2': {
    en: 'D.2: {left} ↔ {came}',
    fr: 'D.2 : {left} ↔ {came}',
    pt: 'D.2: {left} ↔ {came}',
  },
  'dutch2016.hand.d3': {
    en: 'D.3: {s1} ↔ {limbo}',
    fr: 'D.3 : {s1} ↔ {limbo}',
    pt: 'D.3: {s1} ↔ {limbo}',
  },
  'dutch2016.hand.d3d2': {
    en: 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
    fr: 'D.3 : {s1} ↔ {limbo} ; D.2 : {left} ↔ {came}',
    pt: 'D.3: {s1} ↔ {limbo}; D.2: {left} ↔ {came}',
  },
  'dutch2016.hand.met': {
    en: '{players} have already met',
    fr: '{players} se sont déjà rencontrés',
    pt: '{players} já se defrontaram',
  },
  'dutch2016.hand.keptApart': {
    en: '{players} are kept apart by the arbiter’s list',
    fr: '{players} sont séparés par la liste de l’arbitre',
    pt: '{players} estão separados pela lista do árbitro',
  },
  'dutch2016.hand.sameAbsolute': {
    en: '{players} both have an absolute preference for {colour}',
    fr: '{players} ont tous deux une préférence absolue pour {colour}',
    pt: '{players} têm ambos preferência absoluta por {colour}',
  },
  'dutch2016.hand.notComplete': {
    en: 'with {players} floating down, the rest of the round could not be paired',
    fr: 'si {players} flottent, le reste de la ronde ne peut pas être apparié',
    pt: 'se {players} flutuarem, o resto da ronda não pode ser emparceirado',
  },
  'dutch2016.hand.worse': {
    en: '{criterion}: {found} instead of {best}',
    fr: '{criterion} : {found} au lieu de {best}',
    pt: '{criterion}: {found} em vez de {best}',
  },
  'dutch2016.hand.worseAlready': {
    en: '{criterion}: already {found} instead of {best}',
    fr: '{criterion} : déjà {found} au lieu de {best}',
    pt: '{criterion}: já {found} em vez de {best}',
  },
} satisfies Phrasebook;
