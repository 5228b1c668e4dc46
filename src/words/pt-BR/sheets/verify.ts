import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.fork-differs':
    'As linhas {line} e {other} do registro foram escritas ao mesmo tempo e mudaram o mesmo: uma desfez a outra',
  'verify.fork-joined':
    'As linhas {line} e {other} do registro foram escritas ao mesmo tempo, em partes diferentes do torneio, e estão unidas',
  'verify.fork-open':
    'As linhas {line} e {other} do registro foram escritas ao mesmo tempo, em partes diferentes do torneio; nenhuma linha as une ainda',
  'verify.no-log': 'Não há registro: nada pode ser provado',
  'verify.no-proofs': 'O registro é anterior às provas: nada pode ser provado',
  'verify.line-broken':
    'A linha {line} do registro ({time}, {action}) não corresponde: ela ou uma linha anterior foi alterada, acrescentada ou retirada',
  'verify.settings-differ':
    'As configurações não estão como a linha {line} do registro as deixou ({time})',
  'verify.players-differ':
    'Nomes, ratings, títulos ou números dos jogadores não são os que a linha {line} do registro deixou ({time})',
  'verify.round-differs':
    'A rodada {round} não está como a linha {line} do registro a deixou ({time})',
  'verify.record-differs': 'O registro oculto da rodada {round} não diz o que diz a sua planilha',
  'verify.pairing-differs':
    'A rodada {round} não é a que {system} dá, e o registro não diz por quê',
  'verify.lines': '{proved} de {lines} {lines|linha|linhas} do registro com uma prova certa',
  'verify.rounds': '{rounds} {rounds|rodada emparceirada|rodadas emparceiradas} de novo',
  'verify.untouched': 'Intacto desde o início',
  'verify.untouched-since': 'Intacto desde a rodada {round}',
  'verify.manual': '{count} {count|alteração manual|alterações manuais}, {without} sem motivo',
  'verify.corrected':
    '{count} {count|resultado corrigido|resultados corrigidos} depois da sua rodada',
  'verify.lines-gone':
    'O registro perdeu o final: tinha {was} {was|linha|linhas} e tem {now}. O desfazer do Excel (Ctrl+Z) faz isso, e excluir linhas também.',
  'verify.change': '  linha {line}, {time}: {action} – {reason}',
  'verify.charter-differs':
    'As regras bloqueadas, ou o registro de desvios, não estão como a linha {line} do registro as deixou ({time})',
  'verify.results-differ':
    'Os resultados da rodada {round} não são os que a linha {line} do registro deixou ({time})',
  'verify.settings-unlogged':
    'Antes da linha {line} do registro ({time}) as configurações foram alteradas sem linha própria',
  'verify.players-unlogged':
    'Antes da linha {line} do registro ({time}) nomes, ratings, títulos ou números foram alterados na planilha dos jogadores',
  'verify.charter-unlogged':
    'Antes da linha {line} do registro ({time}) foi alterado o registro oculto das regras bloqueadas',
  'verify.round-unlogged':
    'Antes da linha {line} do registro ({time}) a rodada {round} foi alterada sem linha própria',
  'verify.no-state':
    'A linha {line} do registro ({time}) não diz o que deixou: as alterações desde então não podem ser vistas',
  'verify.manual-reasoned':
    '{count} {count|alteração manual|alterações manuais}, com {count|o motivo|os motivos}',
  'verify.rating-only':
    '{count} {count|resultado corrigido|resultados corrigidos} só para o relatório de rating',
  'verify.rules-left': 'as regras foram alteradas na rodada {round}',
  'verify.standings':
    '{lists} {lists|classificação recalculada|classificações recalculadas}: {cells} células',
  'verify.standings-differ': 'Uma classificação publicada não é a que os resultados dão: {what}',
  'verify.digest': 'Resumo do registro: {digest}',
  'verify.digest-line': '{digest} é a linha {line} do registro ({time}, {action})',
  'verify.digest-unknown': 'Nenhuma linha do registro tem o resumo {digest}',
  'verify.details-differ':
    'Federação, ID FIDE, clube, nascimento ou sexo dos jogadores não são os que a linha {line} do registro deixou ({time})',
  'verify.info-differs':
    'Nome, local, datas, árbitros ou ritmo do torneio não são os que a linha {line} do registro deixou ({time})',
  'verify.tables-differ':
    'Há mesas da rodada {round}, ou pontos ao lado dos nomes, que não estão como a linha {line} do registro os deixou ({time})',
  'verify.details-unlogged':
    'Antes da linha {line} do registro ({time}) federação, ID FIDE, clube, nascimento ou sexo foram alterados na planilha dos jogadores',
  'verify.info-unlogged':
    'Antes da linha {line} do registro ({time}) nome, local, datas, árbitros ou ritmo foram alterados na planilha do torneio',
  'verify.teams-differ':
    'As equipes, seus jogadores ou os pontos atribuídos a elas não estão como a linha {line} do registro os deixou ({time})',
  'verify.teams-unlogged':
    'Antes da linha {line} do registro ({time}) equipes ou a ordem de seus tabuleiros foram alteradas nas planilhas',
  'verify.tables-unlogged':
    'Antes da linha {line} do registro ({time}) mesas da rodada {round} receberam outros números ou outros pontos na sua planilha',
  'verify.adjusted-differ':
    'Os pontos ajustados não são os que a linha {line} do registro deixou ({time})',
  'verify.matches-differ':
    'Os encontros da rodada {round} não são os que a linha {line} do registro deixou ({time})',
  'verify.adjusted-unlogged':
    'Antes da linha {line} do registro ({time}) os pontos ajustados foram alterados sem linha própria',
  'verify.matches-unlogged':
    'Antes da linha {line} do registro ({time}) os encontros da rodada {round} foram alterados sem linha própria',
  'verify.results-unlogged':
    'Antes da linha {line} do registro ({time}) resultados da rodada {round} foram alterados na sua planilha, quando já estavam todos',
  'verify.numbers-since':
    'A rodada {round} foi emparceirada com outros números ou ratings: a linha {line} do registro ({time}) alterou-os desde então',
  'verify.older-proof':
    'A linha {line} do registro ({time}) foi escrita, ou restaurada, por uma versão mais antiga: a sua prova cobre menos',
  'verify.list-differs':
    'A planilha {sheet} não está como a linha {line} do registro a escreveu ({time})',
  'verify.list-unsure':
    'A planilha {sheet} não está como a linha {line} do registro a escreveu ({time}); uma ação de desfazer pode ter trazido de volta o que uma versão mais antiga escreveu',
  'verify.list-stale':
    'A planilha {sheet} está como a linha {line} do registro a escreveu ({time}); o torneio mudou desde então: escreva-a de novo',
  'verify.lists':
    '{lists} {lists|lista como o registro a escreveu|listas como o registro as escreveu}',
  'verify.formula':
    '{cell} contém uma fórmula: outros programas podem mostrar um resultado diferente do lido aqui; escreva o valor',
  'verify.digest-short':
    'Tão poucos caracteres encontram uma linha mas não a provam: alguns minutos de cálculo bastam para imitá-los',
};
