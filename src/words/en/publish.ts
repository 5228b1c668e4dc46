/** The published page, beside the words of the sheets. */
export const publish = {
  'publish.contents': 'Contents',
  'publish.help.output': 'the page to write, one .html file that needs nothing else',
  'publish.help.brackets': 'also how the last round was paired: a picture of each bracket',
};
