export const eventValues = {
  'event-value.help': 'Change a value here or in the pane; the names on the left must stay.',
};
