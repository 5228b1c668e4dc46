/** Problems of which edition is meant. */
export const ofChoices = {
  'system-contradicts': {
    says: '--system says {value}, the workbook says {own}',
    cure: 'Leave --system out, or change the setting in the sheet of the event: an event keeps the system that it began with.',
  },
  'system-not-ours': {
    says: 'the file names a pairing system that is not known here: {value}',
    cure: 'Say with --system which one is meant. Known: {known}.',
  },
  'teams-without-system': {
    says: 'teams play matches here ({value}), and the file does not say by which system they were paired',
    cure: 'Say with --system which one. Known for teams: {known}.',
  },
};
