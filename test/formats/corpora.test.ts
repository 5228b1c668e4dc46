import { corpusFiles, readTrf } from '../support/cases';
import { score } from '../../src/model/tournament';

test.each(['dutch-2016', 'dutch-2012', 'speed', 'tie-breaks-ffe-1998'])('%s reads', (folder) => {
  for (const file of corpusFiles(folder, '.trf')) {
    const tournament = readTrf(file);
    expect(tournament.players.length).toBeGreaterThan(1);
    expect(score(tournament, tournament.players[0])).toBeGreaterThanOrEqual(0);
  }
});
