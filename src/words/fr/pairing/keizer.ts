import type { keizer as english } from '../../en/pairing/keizer';
import type { WordsLike } from '../../like';

export const keizer: WordsLike<typeof english> = {
  'keizer.name': 'Keizer (échelle des soirées de club)',
  'keizer.summary':
    'les présents rencontrent leur voisin au classement ; un gain vaut la place de l’adversaire ; on peut manquer des soirées et se rencontrer de nouveau',
  'keizer.who': '{player}',
  'keizer.number': '{value}',
  'keizer.head.place': 'Place',
  'keizer.head.player': 'Joueur',
  'keizer.head.worth': 'Valeur',
  'keizer.head.points': 'Points Keizer',
  'keizer.ladder': 'L’échelle après {round} {round|ronde|rondes}',
  'keizer.rules': 'Règles : {rules}',
  'keizer.lowered':
    'Avec {announced} {announced|ronde|rondes} entre deux parties, la ronde ne peut être appariée ; elle peut l’être avec {rematch}',
  'keizer.lowered-meetings':
    'Avec {meetings} {meetings|partie|parties} au plus contre un même adversaire, la ronde ne peut être appariée ; elle peut l’être avec davantage',
  'keizer.bye-even':
    '{player}, place {place}, est exempt : le dernier de ceux qui l’ont été le moins',
  'keizer.bye-lowest': '{player}, place {place}, est exempt : le dernier de l’échelle',
  'keizer.bye.had': '{player} est plus bas et a été exempt plus souvent',
  'keizer.bye.rest': '{player} est plus bas, mais sans ce joueur les autres ne peuvent tous jouer',
  'keizer.pair': '{higher}, place {from}, rencontre {lower}, place {to}',
  'keizer.passed.apart': '{players} ne doivent pas se rencontrer (liste de l’arbitre)',
  'keizer.passed.rematch': '{players} se sont rencontrés à la ronde {round}, trop récemment',
  'keizer.passed.meetings': '{players} ont déjà joué {games} {games|partie|parties}',
  'keizer.passed.rest': 'avec {players} ensemble, les autres ne peuvent pas tous être appariés',
  'keizer.colour.balance': '{white} a les Blancs : moins souvent Blanc que Noir jusqu’ici',
  'keizer.colour.meetings':
    '{white} a les Blancs : {black} les a eus plus souvent dans leurs parties',
  'keizer.colour.place': '{white} a les Blancs par la place sur l’échelle',
  'keizer.picture': 'Ronde {round}, selon l’échelle',
  'keizer.why.not-here': '{player} ne joue pas cette ronde',
  'keizer.why.self': '{player} ne peut jouer contre soi-même',
  'keizer.why.bye': '{player} est exempt',
  'keizer.why.paired': '{players} se rencontrent dans cette ronde',
  'keizer.why.taken': '{higher} est au-dessus des deux et rencontre {player}',
  'keizer.why.nearer': '{player} rencontre {opponent}, qui est plus proche que {other}',
  'keizer.judge.no-bye': 'Les joueurs sont en nombre pair : personne n’est exempt',
  'keizer.judge.bye': 'L’exempt est {player}, non {other}',
  'keizer.judge.bye-missing': '{player} est exempt',
  'keizer.judge.alone': '{player} n’a pas d’adversaire',
  'keizer.judge.nearer': '{player} a rencontré {other} ; {opponent} est plus proche',
  'keizer.judge.colours': '{players} : les couleurs sont à l’inverse',
  'keizer.refusal.parameter': 'Les règles de l’échelle ne connaissent pas « {text} »',
  'keizer.cure.parameter':
    'Écrivez par exemple « top 60; rematch 8; away 1/3 ». Paramètres : {names}. Devant peut figurer le nom d’un jeu de règles : {presets} ; sans nom, c’est {usual}',
  'keizer.refusal.pending': 'La ronde {round} a des parties sans résultat : {players}',
  'keizer.cure.results': 'Entrez les résultats ; pour une partie remise, écrivez « aj »',
  'keizer.refusal.apart': 'Il y a tant de rencontres interdites que la ronde ne peut être appariée',
  'keizer.cure.apart': 'Retirez un joueur des rencontres interdites, ou de cette ronde',
};
