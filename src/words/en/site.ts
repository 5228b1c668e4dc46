/** What surrounds the pages of the site; the pages themselves are the Markdown files in `site/<language>`. */
export const site = {
  home: 'Get Pairsheet',
  guide: 'Guide',
  functions: 'Functions',
  support: 'Support',
  administrators: 'Administrators',
  privacy: 'Privacy',
  workbench: 'Workbench',
  functionsTitle: 'The functions of Pairsheet',
  functionsIntro:
    'Type them in any cell, with CHESS and a full stop before the name. Nothing is sent anywhere: they calculate in Excel.',
  mayBeOmitted: 'may be left out',
  repeats: 'may be given several times',
  more: 'What tables may look like, editions, examples',
  contents: 'Contents',
};
