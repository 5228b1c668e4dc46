import type { ofSections as english } from '../../en/problems/ofSections';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook with several events. */
export const ofSections: ProblemWordsLike<typeof english> = {
  'bad-section-name': {
    says: '“{value}” não pode ser o nome de uma seção',
    cure: 'Use no máximo {limit} caracteres, com uma letra ou um dígito entre eles, e nenhum de [ ] : * ? / \\ (as planilhas não podem tê-los no nome).',
  },
  'section-exists': {
    says: 'já existe uma seção “{value}”, ou uma cujas tabelas têm os mesmos nomes',
    cure: 'Escolha outro nome.',
  },
  'section-without-name': {
    says: '“{value}” é o próprio torneio da pasta de trabalho e não tem nome de seção',
    cure: 'Mude o nome do torneio nas suas configurações.',
  },
  'section-not-deleted': {
    says: '“{value}” é o próprio torneio da pasta de trabalho e não pode ser excluído',
    cure: 'Exclua as outras seções, ou comece uma nova pasta de trabalho.',
  },
  'section-has-rounds': {
    says: '“{value}” tem {rounds} {rounds|rodada|rodadas}: os seus resultados, listas e registro desapareceriam',
    cure: 'Diga --yes se é o que quer; a pasta de trabalho como estava fica ao lado.',
  },
  'sections-of-workbooks': {
    says: '“{value}” não é uma pasta de trabalho: só um .xlsx tem seções',
    cure: 'Indique a pasta de trabalho.',
  },
  'section-to-choose': {
    says: 'a pasta de trabalho contém várias seções: {known}',
    cure: 'Diga qual com --section NOME.',
  },
  'unknown-section': {
    says: 'não existe a seção “{value}”',
    cure: 'As seções são: {known}.',
  },
  'no-sections': {
    says: 'foi indicado --section “{value}”, mas o arquivo contém um só torneio sem seções',
    cure: 'Retire --section.',
  },
  'section-has-begun': {
    says: 'a rodada {round} de “{value}” está emparceirada: só se muda de seção antes da rodada 1',
    cure: 'Retire o jogador em uma seção e faça a inscrição tardia dele na outra.',
  },
  'player-in-both': {
    says: '“{value}” já está na seção “{section}”',
    cure: 'Retire uma das duas linhas, ou dê-lhes nomes que as distingam.',
  },
  'section-changed-since': {
    says: 'este passo diz respeito também à seção “{value}”, alterada desde então',
    cure: 'Passe para “{value}” e desfaça primeiro os passos mais recentes dela.',
  },
  'section-paired-elsewhere': {
    says: 'a rodada {value} foi emparceirada fora do painel depois deste passo e não seria desfeita com ele',
    cure: 'Desfaça só o que veio depois dessa rodada e corrija os resultados anteriores na própria rodada.',
  },
  'rows-stay-in-file': {
    says: 'seria preciso retirar linhas de “{value}”; em um arquivo nada pode ser deslocado, por isso nada foi alterado',
    cure: 'Faça-o no Excel com o painel.',
  },
};
