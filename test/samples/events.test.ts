import { SAMPLES, sampleTournament } from '../../src/course/samples/events';
import { systemById } from '../../src/systems';
import { recheckRound } from '../../src/systems/audit/recheck';

it.each(SAMPLES.map((sample) => [sample.id, sample] as const))(
  'every round of the sample "%s" is the one that its system pairs',
  (_, sample) => {
    const system = systemById(sample.system)!;
    const tournament = sampleTournament(sample, system, 'en');
    expect(tournament).toMatchObject({ pairedRounds: sample.played, totalRounds: sample.rounds });
    for (let round = 1; round <= sample.played; round++)
      expect(recheckRound(tournament, system, round)).toMatchObject({ differs: false });
  },
);
