export const ratingOnlyWords = {
  'rating-only.kept': 'For the rating report only, round {round}: {players} {is} instead of {was}',
  'rating-only.button': 'For the rating report only',
  'rating-only.apart':
    'it goes into the sheet “Rating corrections” only: points, places and pairings stay as they are, the TRF reports it',
};
