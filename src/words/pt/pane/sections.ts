import type { sections as english } from '../../en/pane/sections';
import type { WordsLike } from '../../like';

/** Words of the pane: several events in one workbook. */
export const sections: WordsLike<typeof english> = {
  'pane.view-sections': 'Secções',
  'pane.section': 'Secção',
  'pane.sections-intro':
    'Vários torneios num livro, cada um com as suas folhas, definições, registo e anulações.',
  'pane.section-shown': 'aberta',
  'pane.section-show': 'Passar para {name}',
  'pane.section-add': 'Acrescentar uma secção',
  'pane.section-name': 'Nome',
  'pane.section-name-hint':
    'Curto, por exemplo B ou U14: as suas folhas começam por ele. As definições partem das de «{like}».',
  'pane.section-added': 'Secção acrescentada: {name}',
  'pane.section-added-next': 'Introduza os jogadores na folha dela, ou traga-os de outra secção.',
  'pane.section-rename': 'Mudar o nome',
  'pane.section-new-name': 'Novo nome',
  'pane.section-renamed': 'Secção «{from}» passa a chamar-se «{to}»',
  'pane.section-renamed-next':
    'As folhas que existem guardam o nome do separador; mude-o à vontade, são encontradas pelas suas tabelas.',
  'pane.section-up': 'Subir {name}',
  'pane.section-down': 'Descer {name}',
  'pane.sections-ordered': 'Ordem das secções: {sections}',
  'pane.section-delete': 'Eliminar',
  'pane.section-delete-question': 'Eliminar a secção «{name}» com todas as suas folhas?',
  'pane.section-delete-what':
    '{players} {players|jogador|jogadores}, {rounds} {rounds|ronda|rondas}: resultados, listas e registo desaparecem. O histórico devolve-os.',
  'pane.section-delete-again': 'Manter a secção «{name}», que já foi jogada?',
  'pane.section-keep': 'Mantê-la',
  'pane.section-deleted':
    'Secção «{name}» eliminada ({players} {players|jogador|jogadores}, {rounds} {rounds|ronda|rondas})',
  'pane.section-deleted-next': 'O histórico devolve-a, na secção que se vê agora.',
  'pane.section-move': 'Mudar jogadores de secção',
  'pane.section-move-hint': 'De «{from}», antes da ronda 1 das duas secções.',
  'pane.section-move-to': 'Para a secção',
  'pane.section-move-who': 'Procurar por número ou nome',
  'pane.section-move-go': 'Mudar {count} {count|jogador|jogadores}',
  'pane.section-move-late':
    'A ronda 1 de «{from}» está emparceirada: já ninguém muda de secção. Retire o jogador aqui e inscreva-o tardiamente na outra.',
  'pane.section-moved-out': '{count} {count|jogador mudado|jogadores mudados} para «{to}»',
  'pane.section-moved-in': '{count} {count|jogador vindo|jogadores vindos} de «{from}»',
  'pane.section-who': '{names}',
  'pane.section-parted':
    '{count} {count|grupo|grupos} de jogadores que não se podem defrontar {count|alterado|alterados}',
  'pane.sections-lists': 'Listas de todas as secções',
  'pane.write-check-in-all': 'Presenças',
  'pane.write-by-name-all': 'Emparceiramentos por nome',
  'pane.written-check-in-all': 'Presenças de todas as secções escritas',
  'pane.written-by-name-all': 'Emparceiramentos de todas as secções por nome escritos',
  'pane.sections-silent': 'Fora da lista, por ainda não terem nada a mostrar: {sections}',
  'pane.sections-unready': 'A corrigir primeiro: {sections}',
  'pane.section-gone': 'A secção «{name}» já não está no livro.',
};
