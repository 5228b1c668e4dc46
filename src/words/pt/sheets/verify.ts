import type { verify as english } from '../../en/sheets/verify';
import type { WordsLike } from '../../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.fork-differs':
    'As linhas {line} e {other} do registo foram escritas ao mesmo tempo e mudaram o mesmo: uma desfez a outra',
  'verify.fork-joined':
    'As linhas {line} e {other} do registo foram escritas ao mesmo tempo, em partes diferentes do torneio, e estão unidas',
  'verify.fork-open':
    'As linhas {line} e {other} do registo foram escritas ao mesmo tempo, em partes diferentes do torneio; nenhuma linha as une ainda',
  'verify.no-log': 'Não há registo: nada pode ser provado',
  'verify.no-proofs': 'O registo é anterior às provas: nada pode ser provado',
  'verify.line-broken':
    'A linha {line} do registo ({time}, {action}) não corresponde: ela ou uma linha anterior foi alterada, acrescentada ou retirada',
  'verify.settings-differ':
    'As definições não são as que a linha {line} do registo deixou ({time})',
  'verify.players-differ':
    'Nomes, ratings, títulos ou números dos jogadores não são os que a linha {line} do registo deixou ({time})',
  'verify.round-differs': 'A ronda {round} não é a que a linha {line} do registo deixou ({time})',
  'verify.record-differs': 'O registo oculto da ronda {round} não diz o que diz a sua folha',
  'verify.pairing-differs': 'A ronda {round} não é a que {system} dá, e o registo não diz porquê',
  'verify.lines': '{proved} de {lines} {lines|linha|linhas} do registo com uma prova certa',
  'verify.rounds': '{rounds} {rounds|ronda emparceirada|rondas emparceiradas} de novo',
  'verify.untouched': 'Intacto desde o início',
  'verify.untouched-since': 'Intacto desde a ronda {round}',
  'verify.manual': '{count} {count|alteração manual|alterações manuais}, {without} sem razão',
  'verify.corrected':
    '{count} {count|resultado corrigido|resultados corrigidos} depois da {count|sua ronda|respetiva ronda}',
  'verify.lines-gone':
    'O registo perdeu o fim: tinha {was} {was|linha|linhas} e tem {now}. O anular do Excel (Ctrl+Z) faz isso, e eliminar linhas também.',
  'verify.change': '  linha {line}, {time}: {action} – {reason}',
  'verify.charter-differs':
    'As regras bloqueadas, ou o registo de desvios, não estão como a linha {line} do registo as deixou ({time})',
  'verify.results-differ':
    'Os resultados da ronda {round} não são os que a linha {line} do registo deixou ({time})',
  'verify.settings-unlogged':
    'Antes da linha {line} do registo ({time}) as definições foram alteradas sem linha própria',
  'verify.players-unlogged':
    'Antes da linha {line} do registo ({time}) nomes, ratings, títulos ou números foram alterados na folha dos jogadores',
  'verify.charter-unlogged':
    'Antes da linha {line} do registo ({time}) foi alterado o registo oculto das regras bloqueadas',
  'verify.round-unlogged':
    'Antes da linha {line} do registo ({time}) a ronda {round} foi alterada sem linha própria',
  'verify.no-state':
    'A linha {line} do registo ({time}) não diz o que deixou: não se veem as alterações desde então',
  'verify.manual-reasoned':
    '{count} {count|alteração manual|alterações manuais}, com {count|o motivo|os motivos}',
  'verify.rating-only':
    '{count} {count|resultado corrigido|resultados corrigidos} só para o relatório de rating',
  'verify.rules-left': 'as regras foram alteradas na ronda {round}',
  'verify.standings':
    '{lists} {lists|classificação recalculada|classificações recalculadas}: {cells} células',
  'verify.standings-differ': 'Uma classificação publicada não é a que os resultados dão: {what}',
  'verify.digest': 'Resumo do registo: {digest}',
  'verify.digest-line': '{digest} é a linha {line} do registo ({time}, {action})',
  'verify.digest-unknown': 'Nenhuma linha do registo tem o resumo {digest}',
  'verify.details-differ':
    'Federação, ID FIDE, clube, nascimento ou sexo dos jogadores não são os que a linha {line} do registo deixou ({time})',
  'verify.info-differs':
    'Nome, local, datas, árbitros ou ritmo do torneio não são os que a linha {line} do registo deixou ({time})',
  'verify.tables-differ':
    'Há mesas da ronda {round}, ou pontos ao lado dos nomes, que não estão como a linha {line} do registo os deixou ({time})',
  'verify.details-unlogged':
    'Antes da linha {line} do registo ({time}) federação, ID FIDE, clube, nascimento ou sexo foram alterados na folha dos jogadores',
  'verify.info-unlogged':
    'Antes da linha {line} do registo ({time}) nome, local, datas, árbitros ou ritmo foram alterados na folha do torneio',
  'verify.teams-differ':
    'As equipas, os seus jogadores ou os pontos que lhes foram atribuídos não estão como a linha {line} do registo os deixou ({time})',
  'verify.teams-unlogged':
    'Antes da linha {line} do registo ({time}) equipas ou a ordem dos seus tabuleiros foram alteradas nas folhas',
  'verify.tables-unlogged':
    'Antes da linha {line} do registo ({time}) mesas da ronda {round} receberam outros números ou outros pontos na sua folha',
  'verify.adjusted-differ':
    'Os pontos ajustados não são os que a linha {line} do registo deixou ({time})',
  'verify.matches-differ':
    'Os encontros da ronda {round} não são os que a linha {line} do registo deixou ({time})',
  'verify.adjusted-unlogged':
    'Antes da linha {line} do registo ({time}) os pontos ajustados foram alterados sem linha própria',
  'verify.matches-unlogged':
    'Antes da linha {line} do registo ({time}) os encontros da ronda {round} foram alterados sem linha própria',
  'verify.results-unlogged':
    'Antes da linha {line} do registo ({time}) resultados da ronda {round} foram alterados na sua folha, quando já estavam todos',
  'verify.numbers-since':
    'A ronda {round} foi emparceirada com outros números ou ratings: a linha {line} do registo ({time}) alterou-os desde então',
  'verify.older-proof':
    'A linha {line} do registo ({time}) foi escrita, ou reposta, por uma versão mais antiga: a sua prova cobre menos',
  'verify.list-differs':
    'A folha {sheet} não está como a linha {line} do registo a escreveu ({time})',
  'verify.list-unsure':
    'A folha {sheet} não está como a linha {line} do registo a escreveu ({time}); um anular pode ter reposto o que uma versão mais antiga escreveu',
  'verify.list-stale':
    'A folha {sheet} está como a linha {line} do registo a escreveu ({time}); o torneio mudou desde então: escreva-a de novo',
  'verify.lists':
    '{lists} {lists|lista como o registo a escreveu|listas como o registo as escreveu}',
  'verify.formula':
    '{cell} contém uma fórmula: outros programas podem mostrar outro resultado do que o lido aqui; escreva o valor',
  'verify.digest-short':
    'Tão poucos sinais encontram uma linha mas não a provam: uns minutos de cálculo bastam para os imitar',
};
