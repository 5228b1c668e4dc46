import { validations } from './sheets/validation';
import { eventValues } from './sheets/eventValue';
import { heads } from './sheets/head';
import { singleWords } from './sheets/word';
import { cardWords } from './sheets/card';
import { compareWords } from './sheets/compare';
import { ratingOnlyWords } from './pane/ratingOnly';
import { manualEditWords } from './pane/manualEdit';
import { planWords } from './pane/plan';
import { warnings } from './pane/warnings';
import { problemWords } from './pane/problem';
import { doubleSwiss2026 } from './pairing/doubleSwiss2026';
import { teamSwiss2026 } from './pairing/teamSwiss2026';
import { dutch2012 } from './pairing/dutch/dutch2012';
import { handWords } from './pairing/hand';
import { apart } from './pane/apart';
import { avoid } from './pane/avoid';
import { audit } from './cli/audit';
import { simulate } from './cli/simulate';
import { answers } from './pairing/answers';
import { burstein2026 } from './pairing/burstein2026';
import { choices } from './pairing/choices';
import { cli } from './cli/cli';
import { crosstables } from './sheets/crosstables';
import { foreign } from './sheets/foreign';
import { dubov1997 } from './pairing/dubov/dubov1997';
import { dubov1997Why } from './pairing/dubov/dubov1997Why';
import { dubov2026 } from './pairing/dubov/dubov2026';
import { dutch } from './pairing/dutch/dutch';
import { dutch2011 } from './pairing/dutch/dutch2011';
import { dutch2011answers } from './pairing/dutch/dutch2011answers';
import { dutch2016 } from './pairing/dutch/dutch2016';
import { dutch2026 } from './pairing/dutch/dutch2026';
import { dutchHand } from './pairing/dutch/dutchHand';
import { dutchWhy } from './pairing/dutch/dutchWhy';
import { forced } from './pairing/forced';
import { french1994 } from './pairing/french/french1994';
import { french1994answers } from './pairing/french/french1994answers';
import { functions } from './sheets/functions';
import { generate } from './cli/generate';
import { handling } from './pairing/handling';
import { importing } from './pane/importing';
import { fixedTable } from './pairing/fixedTable';
import { keizer } from './pairing/keizer';
import { knockOut } from './pairing/knockOut';
import { legality } from './pairing/legality';
import { lock } from './pane/lock';
import { shared } from './pane/shared';
import { changes } from './pane/changes';
import { general } from './pane/general';
import { home } from './pane/home';
import { lists } from './pane/lists';
import { round } from './pane/round';
import { sections } from './pane/sections';
import { setup } from './pane/setup';
import { teams } from './pane/teams';
import { picture } from './pairing/picture';
import { second } from './pairing/second';
import { walk } from './pairing/walk';
import { matches } from './pairing/matches';
import { appeal } from './sheets/appeal';
import { paper } from './sheets/paper';
import { prizes } from './pane/prizes';
import { forms } from './sheets/forms';
import { publish } from './sheets/publish';
import { ratings } from './pane/ratings';
import { roundRobin } from './pairing/roundRobin';
import { samples } from './course/samples';
import { sheets } from './sheets/sheets';
import { systemNames } from './pairing/systemNames';
import { tieBreakNames } from './tiebreaks/tieBreakNames';
import { tiebreaks } from './tiebreaks/tiebreaks';
import { verify } from './sheets/verify';
import { tiebreaksC07 } from './tiebreaks/tiebreaksC07';
import { whatIf } from './pane/whatIf';
import { workbench } from './pane/workbench';
import { checker } from './sheets/checker';
import { course } from './course/course';
import { rules } from './course/rules';
import { says } from './course/says';
import { courseTexts } from './course/courseTexts';

/** Every phrase that we write in this language, an area a file. */
export const phrases = {
  ...apart,
  ...avoid,
  ...audit,
  ...simulate,
  ...answers,
  ...burstein2026,
  ...choices,
  ...cli,
  ...crosstables,
  ...foreign,
  ...dubov1997,
  ...dubov1997Why,
  ...dubov2026,
  ...dutch,
  ...dutch2011,
  ...dutch2011answers,
  ...dutch2016,
  ...dutch2026,
  ...dutchHand,
  ...dutchWhy,
  ...forced,
  ...french1994,
  ...french1994answers,
  ...functions,
  ...generate,
  ...handling,
  ...importing,
  ...fixedTable,
  ...keizer,
  ...knockOut,
  ...legality,
  ...lock,
  ...shared,
  ...matches,
  ...changes,
  ...general,
  ...home,
  ...lists,
  ...round,
  ...sections,
  ...setup,
  ...teams,
  ...picture,
  ...second,
  ...walk,
  ...appeal,
  ...paper,
  ...prizes,
  ...forms,
  ...publish,
  ...ratings,
  ...roundRobin,
  ...samples,
  ...sheets,
  ...systemNames,
  ...tieBreakNames,
  ...tiebreaks,
  ...verify,
  ...tiebreaksC07,
  ...whatIf,
  ...workbench,
  ...checker,
  ...course,
  ...rules,
  ...says,
  ...courseTexts,
  ...handWords,
  ...dutch2012,
  ...teamSwiss2026,
  ...doubleSwiss2026,
  ...problemWords,
  ...warnings,
  ...planWords,
  ...manualEditWords,
  ...ratingOnlyWords,
  ...compareWords,
  ...cardWords,
  ...singleWords,
  ...heads,
  ...eventValues,
  ...validations,
};
