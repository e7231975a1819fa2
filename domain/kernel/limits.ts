/** Every number that the product promises or enforces, once. Times are in the unit that the name says. */
export const limits = {
  upload: { bytes: 1_048_576 },
  accessTokenSeconds: 3600,
  refreshTokenSeconds: 30 * 24 * 3600,
  /** A refresh token's immediate predecessor still works this long while its successor is unused (SPEC-08). */
  refreshGraceSeconds: 10,
  /** How long a link that sets a password works (SPEC-12), and how long it is still known what became of it. */
  linkSeconds: { reset: 30 * 60, invitation: 7 * 24 * 3600, remembered: 30 * 24 * 3600 },
  /** Sessions that a person sees of their own. */
  sessionsShown: 50,
  idle: {
    minutes: 15,
    testMinutes: 30,
    debounceMs: 250,
    dialogDelayMs: 1000,
    /** So long before the dialog more time is offered; half the idle time where that is shorter. */
    offerSeconds: 60,
    countdownSeconds: 10,
    countdownChoices: [10, 20, 60],
  },
  password: { minimum: 8, maximum: 200 },
  minimumAgeYears: 15,
  text: {
    minimum: 3,
    short: 80,
    fullName: 160,
    line: 200,
    place: 300,
    description: 500,
    paragraph: 5000,
    richText: 50_000,
    answer: 1000,
  },
  /** How often a person changes their own profile within an hour, and how many files they upload within 24 hours. */
  ownProfile: { changesPerHour: 200, filesPerDay: 20 },
  /** How often a candidate changes the answer to one interview within 24 hours. */
  interviewAnswersPerDay: 20,
  /** Records that a person keeps in one section of their profile. */
  recordsOfSection: 50,
  skillsOfQuestion: 50,
  skillsOfVacancy: 50,
  answersOfQuestion: 20,
  /** Of a bank as a file, whether it goes or comes: a zip with its media and its bank.json, a table, and how many questions one may hold. */
  bankFile: {
    bytes: 32 * 1_048_576,
    mediaBytes: 28 * 1_048_576,
    /** Fewer than an archive may hold (UPL-03). */
    mediaFiles: 1900,
    jsonBytes: 8 * 1_048_576,
    tableBytes: 4 * 1_048_576,
    questions: 5000,
  },
  filePathSeconds: 600,
  jsonFilterBytes: 2048,
  /** How many rows of a list are taken away as a table. */
  exportedRows: 10_000,
  /** Longer parts of a path are not looked at; Node's own limit on a request's head lies below. */
  pathBytes: 65_536,
  /** Live channels that one session may hold open at a time, e.g. boards in tabs. */
  streamsOfSession: 20,
  /** How often a person applies within 24 hours. */
  applicationsPerDay: 40,
  /** E-mails that an address gets within 24 hours before somebody has confirmed it, of all kinds that count together (SPEC-56; mail.rules.ts). */
  unconfirmedMailsPerDay: 5,
  /** How often the person who interviews is told that one candidate has answered. */
  answersToldPerDay: 6,
  /** The same e-mail again within this time is taken for a repetition, not for another. */
  repeatedMailSeconds: 60,
  /** How often a vacancy is sent by e-mail: by one person and from one network within an hour, by everybody within a minute (LOG-06). */
  shared: { byPerson: 30, byNetwork: 60, byAllInMinute: 30 },
  /** How many test e-mails of templates a person gets within an hour. */
  testMailsPerHour: 20,
  /** So many days without a word are too many for who is in a process (SPEC-64). */
  unheardDays: 7,
  /** How many vacancies the dashboard shows with their stages. */
  vacanciesAtWork: 6,
  /** The same comment by the same person again within this time, likewise. */
  repeatedCommentSeconds: 60,
  /** How many tests of a skill a person may start within how many days, and when an unfinished one expires, unless the settings say otherwise (SPEC-33, SPEC-34). */
  attempts: { most: 2, days: 180, expiryHours: 24 },
  /** The most that staff may set on the screen of settings. */
  settings: { testAttempts: 100, testAttemptDays: 3650, testExpiryHours: 720, idleMinutes: 720 },
  /** The longest limit that a skill can set to its test. */
  testMinutes: 600,
  /** How much more time a person can be given in tests with a limit, in hundredths of it. */
  extraTimePercent: 300,
  /** Days in which a deleted account can be restored before it is erased (SPEC-53, SPEC-54). */
  deletionGraceDays: 30,
  /** What a field that searches while one types offers at a time. */
  choices: 20,
  /** From how many characters the search in the bar of staff asks, and how many people and how many vacancies it answers. */
  barSearch: { from: 2, hits: 5 },
  publicListStep: 5,
  /** Most rows that one call of a public list answers. */
  publicRange: 50,
  /** Known words of one first letter that a mistyped word is compared with. */
  searchWordsCompared: 5_000,
  /** The count that visitors read stops here; more would only say 'many', and cost with every search. */
  publicCountCap: 50,
  /** Counts on growing lists stop here and are shown as '1000+'; pages and ranges end here too. */
  countCap: 1000,
  pageSizes: [5, 10, 20, 30, 40, 50],
  defaultPageSize: 20,
  maximumPageSize: 100,
  /** Cards of a column that a board shows at first; more than fit in most windows, which read on as they are scrolled. */
  boardColumnPage: 16,
  /** How long a move is offered to be taken back; its e-mail waits as long unless the settings say otherwise. */
  /** How long the e-mails of several cards may wait together, so that all of it can be taken back (ADR-0046). */
  longestHoldSeconds: 120,
  undoSeconds: 10,
  /** How many cards are moved and written to at once. */
  cardsAtOnce: 100,
  /** The latest entries of an application that its timeline shows. */
  timelineEntries: 200,
  applicantDialogMs: 300,
  searchDebounceMs: 200,
  modalCloseMs: 200,
  panelFadeMs: 300,
  interviewErrorMs: 4000,
} as const
