import type { ofSections as english } from '../../en/problems/ofSections';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook with several events. */
export const ofSections: ProblemWordsLike<typeof english> = {
  'bad-section-name': {
    says: '«{value}» não pode ser o nome de uma secção',
    cure: 'Use no máximo {limit} caracteres, com uma letra ou um algarismo entre eles, e nenhum de [ ] : * ? / \\ (as folhas não os podem ter no nome).',
  },
  'section-exists': {
    says: 'já existe uma secção «{value}», ou uma cujas tabelas têm os mesmos nomes',
    cure: 'Escolha outro nome.',
  },
  'section-without-name': {
    says: '«{value}» é o próprio torneio do livro e não tem nome de secção',
    cure: 'Mude o nome do torneio nas suas definições.',
  },
  'section-not-deleted': {
    says: '«{value}» é o próprio torneio do livro e não se elimina',
    cure: 'Elimine as outras secções, ou comece um novo livro.',
  },
  'section-has-rounds': {
    says: '«{value}» tem {rounds} {rounds|ronda|rondas}: os seus resultados, listas e registo desapareceriam',
    cure: 'Diga --yes se é o que quer; o livro como estava fica ao lado.',
  },
  'sections-of-workbooks': {
    says: '«{value}» não é um livro: só um .xlsx tem secções',
    cure: 'Indique o livro.',
  },
  'section-to-choose': {
    says: 'o livro contém várias secções: {known}',
    cure: 'Diga qual com --section NOME.',
  },
  'unknown-section': {
    says: 'não existe a secção «{value}»',
    cure: 'As secções são: {known}.',
  },
  'no-sections': {
    says: 'foi indicado --section «{value}», mas o ficheiro contém um só torneio sem secções',
    cure: 'Retire --section.',
  },
  'section-has-begun': {
    says: 'a ronda {round} de «{value}» está emparceirada: só se muda de secção antes da ronda 1',
    cure: 'Retire o jogador numa secção e inscreva-o tardiamente na outra.',
  },
  'player-in-both': {
    says: '«{value}» já está na secção «{section}»',
    cure: 'Retire uma das duas linhas, ou dê-lhes nomes que as distingam.',
  },
  'section-changed-since': {
    says: 'este passo diz respeito também à secção «{value}», alterada desde então',
    cure: 'Passe para «{value}» e reponha primeiro os passos mais recentes dela.',
  },
  'section-paired-elsewhere': {
    says: 'a ronda {value} foi emparceirada fora do painel depois deste passo e não seria reposta com ele',
    cure: 'Reponha só o que veio depois dessa ronda e corrija os resultados anteriores na própria ronda.',
  },
  'rows-stay-in-file': {
    says: 'seria preciso retirar linhas de «{value}»; num ficheiro nada pode ser deslocado, por isso nada foi alterado',
    cure: 'Faça-o no Excel com o painel.',
  },
};
