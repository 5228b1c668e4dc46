import type { second as english } from '../../en/pairing/second';
import type { WordsLike } from '../../like';

export const second: WordsLike<typeof english> = {
  'second.title': 'Deuxième avis : le texte pris à la lettre, en essayant tout',
  'second.agrees':
    'le moteur et la lecture littérale s’accordent dans {agreed} {all|groupe|groupes} sur {all}',
  'second.bracket': '{number} ({score} {score|point|points})',
  'second.tooLarge': 'groupe {bracket} : trop de cas à essayer',
  'second.differs':
    'groupe {bracket} : la lecture littérale donne {literal}, le moteur {engine}. L’un des deux a tort et c’est notre faute : merci de nous le signaler',
  'second.noRound': 'la lecture littérale ne trouve pas non plus de ronde régulière',
  'second.hasRound':
    'la lecture littérale trouve une ronde régulière, le moteur n’en trouve pas. L’un des deux a tort et c’est notre faute : merci de nous le signaler',
  'second.largeRound': 'trop de cas pour savoir s’il existe une ronde régulière',
  'second.none': 'Pairsheet n’a pas de lecture littérale de ce système',
  'second.pairs': '{pairs}',
  'second.pairsAndBye': '{pairs}, exempt {player}',
  'second.played': 'La ronde telle qu’elle a été jouée est une autre',
  'second.head.bracket': 'Groupe',
  'second.head.verdict': 'Résultat',
  'second.head.literal': 'Lecture littérale',
  'second.head.engine': 'Moteur',
  'second.verdict.agrees': 'd’accord',
  'second.verdict.differs': 'DIFFÉRENTS',
  'second.verdict.tooLarge': 'trop de cas à essayer',
  'second.verdict.bye': 'exempt',
  'second.ofRound': 'ronde {round} : {text}',
  'second.help':
    'check : chaque ronde encore une fois par le texte pris à la lettre, groupe par groupe ; code de sortie 2 s’il diffère du moteur',
};
