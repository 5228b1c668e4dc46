import type { sections as english } from '../../en/pane/sections';
import type { WordsLike } from '../../like';

/** Words of the pane: several events in one workbook. */
export const sections: WordsLike<typeof english> = {
  'pane.view-sections': 'Seções',
  'pane.section': 'Seção',
  'pane.sections-intro':
    'Vários torneios em uma pasta de trabalho, cada um com suas planilhas, configurações, registro e histórico para desfazer.',
  'pane.section-shown': 'aberta',
  'pane.section-show': 'Passar para {name}',
  'pane.section-add': 'Adicionar uma seção',
  'pane.section-name': 'Nome',
  'pane.section-name-hint':
    'Curto, por exemplo B ou U14: as suas planilhas começam com ele. As configurações partem das de “{like}”.',
  'pane.section-added': 'Seção adicionada: {name}',
  'pane.section-added-next': 'Insira os jogadores na planilha dela, ou traga-os de outra seção.',
  'pane.section-rename': 'Renomear',
  'pane.section-new-name': 'Novo nome',
  'pane.section-renamed': 'Seção “{from}” agora se chama “{to}”',
  'pane.section-renamed-next':
    'As planilhas que existem mantêm o nome da guia; mude-o à vontade, elas são encontradas pelas suas tabelas.',
  'pane.section-up': 'Subir {name}',
  'pane.section-down': 'Descer {name}',
  'pane.sections-ordered': 'Ordem das seções: {sections}',
  'pane.section-delete': 'Excluir',
  'pane.section-delete-question': 'Excluir a seção “{name}” com todas as suas planilhas?',
  'pane.section-delete-what':
    '{players} {players|jogador|jogadores}, {rounds} {rounds|rodada|rodadas}: resultados, listas e registro desaparecem. O histórico os traz de volta.',
  'pane.section-delete-again': 'Manter a seção “{name}”, que já foi jogada?',
  'pane.section-keep': 'Mantê-la',
  'pane.section-deleted':
    'Seção “{name}” excluída ({players} {players|jogador|jogadores}, {rounds} {rounds|rodada|rodadas})',
  'pane.section-deleted-next': 'O histórico a traz de volta, na seção que está aberta.',
  'pane.section-move': 'Mover jogadores',
  'pane.section-move-hint': 'De “{from}”, antes da rodada 1 das duas seções.',
  'pane.section-move-to': 'Para a seção',
  'pane.section-move-who': 'Procurar por número ou nome',
  'pane.section-move-go': 'Mover {count} {count|jogador|jogadores}',
  'pane.section-move-late':
    'A rodada 1 de “{from}” está emparceirada: ninguém mais muda de seção. Retire o jogador aqui e faça a inscrição tardia dele na outra.',
  'pane.section-moved-out': '{count} {count|jogador movido|jogadores movidos} para “{to}”',
  'pane.section-moved-in': '{count} {count|jogador trazido|jogadores trazidos} de “{from}”',
  'pane.section-who': '{names}',
  'pane.section-parted':
    '{count} {count|grupo|grupos} de jogadores que não podem se enfrentar {count|alterado|alterados}',
  'pane.sections-lists': 'Listas de todas as seções',
  'pane.write-check-in-all': 'Presenças',
  'pane.write-by-name-all': 'Emparceiramentos por nome',
  'pane.written-check-in-all': 'Presenças de todas as seções escritas',
  'pane.written-by-name-all': 'Emparceiramentos de todas as seções por nome escritos',
  'pane.sections-silent': 'Fora da lista, por ainda não terem nada a mostrar: {sections}',
  'pane.sections-unready': 'A corrigir primeiro: {sections}',
  'pane.section-gone': 'A seção “{name}” não está mais na pasta de trabalho.',
};
