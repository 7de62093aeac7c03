/** Words without topical meaning. They still count in phrases. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been being but by can cannot cant could did do does doesnt doing dont for from get gets getting ' +
    'got had has have having he her here him his how i if im in into is isnt it its ive just let lets like make makes making ' +
    'me my need needs no not of on or our out please s shall should so some such t than that the their them then there these ' +
    'they this those to too use used uses using via want wants was way ways we were what whats when where which who why ' +
    'will with within wont would you your about after also before between during over under up down me mine possible ' +
    'someone anyone there able us very really quite actually simply'
  ).split(' '),
);

/**
 * Words typical of questions and complaints. They rank below topical words, but are not dropped: «something went wrong»
 * and «not working» have pages of their own.
 */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'work works working worked problem problems issue issues fix fixing fixed solve error errors fail fails failed failing ' +
    'broken wrong example examples guide tutorial documentation docs doc help explain mean means meaning difference best ' +
    'support supported supports supporting sdk app page pages add adding set setting setup ' +
    'change changing enable enabling different know show showing shown see find only new one old own first same take create creating api ' +
    // What stands around a message.
    'uncaught unhandled exception domexception promise rejection throws thrown caused fatal warning'
  ).split(' '),
);
