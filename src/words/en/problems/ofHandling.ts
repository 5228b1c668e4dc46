/** What the handling rules (C.04.2) do not allow. */
export const ofHandling = {
  'numbers-are-final': {
    says: 'pairing numbers may not change once round {round} has been paired (C.04.2.B.3; {value} would)',
    cure: 'Correct the data and keep the numbers.',
  },
  'entry-too-late': {
    says: '{value} cannot enter after round {round} (C.04.2.C.2)',
    cure: 'Only the rules of the tournament can allow it.',
  },
  'bracket-is-drawn': {
    says: 'the bracket of a knock-out is drawn with round 1: nobody enters later, and numbers stay (KO2)',
    cure: 'Go back in History to before round 1, or let the player play outside the event.',
  },
  'table-is-full': {
    says: '{value} cannot enter a round robin of {players} after round {round}: the table has no free place (C.05, Annex 1)',
    cure: 'Only with an odd number of players a place is free. Otherwise begin the event again with the newcomer, or let them play outside it.',
  },
  'table-numbers-stay': {
    says: 'numbers stay once round {round} of a round robin is paired: they are places of the table (C.05, Annex 1)',
    cure: 'To change them, go back in History to before round 1.',
  },
  'earlier-result-cleared': {
    says: 'a result of round {round} cannot be cleared, because a later round is paired',
    cure: 'Type the right result; if it is not known yet, type adj.',
  },
  'tournament-is-over': {
    says: '{value} cannot enter: all rounds are paired',
    cure: 'Check the number of rounds.',
  },
  'round-already-paired': {
    says: 'round {value} is already paired',
    cure: 'Enter a forfeit as the result of the game.',
  },
  'no-such-game': {
    says: 'number {player} has no game in round {value}',
    cure: 'See the round’s sheet for the right number.',
  },
  'setting-is-fixed': {
    says: 'the setting “{setting}” is fixed since round 1 was paired: it was {was}',
    cure: 'Restore {was}; or open the pane, which asks before the rules are unlocked.',
  },
  'changes-not-ended': {
    says: 'round {round} is being changed by hand, and that was not ended',
    cure: 'Finish the changes in the pane (Manual changes), where the system’s pairing is shown beside yours.',
  },
  'rating-report-only': {
    says: 'round {round} can be corrected for the rating report only: {game} was {was}, the sheet says {value}',
    cure: 'Restore {was}; or open the pane and correct it for the rating report only.',
  },
};
