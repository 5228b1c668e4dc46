export const ratingOnlyWords = {
  'rating-only.kept': 'For the rating report only, round {round}: {players} {is} instead of {was}',
  'rating-only.button': 'For the rating report only',
  'rating-only.apart':
    'it is kept apart, in the sheet “Rating corrections”: points, places and pairings stay as they are, the TRF reports it',
};
