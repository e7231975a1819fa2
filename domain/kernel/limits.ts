/** Every number that the product promises or enforces, stated once. Units are in the names. */
export const limits = {
  upload: { bytes: 1_048_576 },
  /** The most photos that become one CV; each then has about 130 kB, which keeps print readable. */
  cvPages: 8,
  accessTokenSeconds: 3600,
  refreshTokenSeconds: 30 * 24 * 3600,
  /** A session ends this long after its login, however often it was renewed; its last access token may live an hour longer (AUTH-04). */
  sessionSeconds: 90 * 24 * 3600,
  /** A refresh token still works this long after its successor was issued, while the successor is unused (SPEC-08). */
  refreshGraceSeconds: 10,
  /** How long a link that sets a password works (SPEC-12). Until `remembered` is over, an old link is explained instead of unknown. */
  linkSeconds: { reset: 30 * 60, invitation: 7 * 24 * 3600, remembered: 30 * 24 * 3600 },
  /** The most own sessions that a person is shown. */
  sessionsShown: 50,
  idle: {
    minutes: 15,
    testMinutes: 30,
    debounceMs: 250,
    dialogDelayMs: 1000,
    /** The dialog offers more time this long before the session ends; after half of the idle time where that is shorter. */
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
  /** The most changes of a person's own profile per hour, and uploads per 24 hours. */
  ownProfile: { changesPerHour: 200, filesPerDay: 20 },
  /**
   * What registrations, own profiles and replies may store within 24 hours, all together (ADR-0010): from the first bound each network and
   * person has `whenScarce` more uploads, at the second nobody has.
   */
  outsideUploads: { scarceMegabytes: 2048, mostMegabytes: 6144, whenScarce: 3 },
  /**
   * What the site and each person may fill altogether (QUO-01, ADR-0194). `gigabytes` is the default of the setting for all stored files. From
   * `warnedPercent` of it on staff are warned; at all of it nothing from outside is stored.
   */
  filled: {
    gigabytes: 100,
    warnedPercent: 80,
    ofPerson: { fileMegabytes: 200, replies: 2000 },
    ofColleague: { changesPerHour: 20_000, fileMegabytesPerDay: 4096 },
    importsInPreview: { ofColleague: 10, ofSite: 40 },
    /** How often what is used is counted, how many of the largest people are noted, and how many are shown. */
    countedSeconds: 3600,
    noted: 100,
    shown: 10,
  },
  /** The most changed answers to one interview per candidate within 24 hours. */
  interviewAnswersPerDay: 20,
  /** Tags of people: the longest name, and the most that one person has. */
  tags: { nameLength: 40, ofPerson: 30 },
  /**
   * Replies to e-mails. Of a message are read its beginning, and if that names an e-mail of the site so many bytes, lines and parts, in a
   * process with so much time and memory. Then the longest text of each part, and the most attachments that are kept.
   */
  replies: {
    beginningBytes: 65_536,
    messageBytes: 8 * 1_048_576,
    messageLines: 120_000,
    messageParts: 2000,
    seconds: 60,
    heapMegabytes: 160,
    megabytes: 384,
    textLength: 20_000,
    files: 5,
    /** The most messages that are read, and replies, automatic replies and files that are stored, about one person within 24 hours. */
    ofPersonPerDay: { read: 100, stored: 30, automatic: 10, files: 20 },
    /** How long the mailbox may be away before the dashboard says so. */
    awayMinutes: 5,
    /** How long staff find what was taken for an automatic reply in one list. */
    automaticDays: 30,
    /** The most messages that were passed over which staff see. */
    passedOver: 50,
  },
  /**
   * E-mails that do not leave: how often a process asks the mail server whether it is back, how often the log says so, after how long the
   * dashboard does, how often at most waiting ones are all tried at once, and how many given-up e-mails one press sends again.
   */
  mailDelivery: { checkSeconds: 15, warnSeconds: 60, awaySeconds: 120, releaseSeconds: 900, sentAgainAtOnce: 2000 },
  passkeysOfPerson: 20,
  /** The most records in one section of a profile. */
  recordsOfSection: 50,
  skillsOfQuestion: 50,
  skillsOfVacancy: 50,
  membersOfVacancy: 50,
  /** Questions of a vacancy and of the company's library, the choices of one, and the longest answer. */
  screening: { questions: 30, library: 200, choices: 20, answer: 5000, bytes: 100_000 },
  /** The most steps of one stage of a vacancy, and the longest name of one, which stands on cards. */
  steps: { ofStage: 12, name: 40 },
  /** Criteria and questions of an interview kit, the longest note of a scorecard, how many due ones are listed, and how long after their interview the bell reminds of them. */
  kits: { criteria: 12, questions: 20, note: 2000, due: 100, remindedDays: 3 },
  /** The most contacts, and the most files, of one client. */
  contactsOfClient: 50,
  filesOfClient: 50,
  answersOfQuestion: 20,
  /** Limits of a bank as a file, in both directions: the zip with its media and its bank.json, the table, and the number of questions. */
  bankFile: {
    bytes: 32 * 1_048_576,
    mediaBytes: 28 * 1_048_576,
    /** Fewer than the entries that an archive may hold (UPL-03). */
    mediaFiles: 1900,
    jsonBytes: 8 * 1_048_576,
    tableBytes: 4 * 1_048_576,
    questions: 5000,
  },
  /**
   * Limits of a file of candidates: the table, and the zip with the table and its CVs. A zip holds fewer CVs than an archive may have
   * entries (UPL-03). The file is removed after `keptHours`; an import can be undone within `undoMinutes`.
   */
  importFile: {
    bytes: 64 * 1_048_576,
    tableBytes: 16 * 1_048_576,
    rows: 20_000,
    cvs: 1900,
    /** The most tables of one archive that are looked into. */
    tables: 10,
    skillsOfRow: 50,
    tagsOfRow: 20,
    tagLength: 40,
    /** The most notes of the usual length that the note of one row may fill. */
    notesOfRow: 10,
    keptHours: 24,
    undoMinutes: 60,
    /** How long the names of people whose line refused are kept. */
    declinedDays: 30,
    /** How long somebody whose declared consent was withdrawn can still be kept by a newer consent. */
    withdrawnDays: 30,
    /** The most wrong lines, repeated people and names that a preview lists. */
    listed: 100,
    sampleRows: 10,
  },
  /** The most clients or vacancies of one table. */
  recordImport: { rows: 2000 },
  /** The most lines of a table of past applications, and different words of stages or reasons that it asks about. */
  pastApplications: { rows: 20_000, words: 100 },
  /**
   * What reading a workbook may cost the process that reads it. One that takes longer than `firstSeconds` is read by another process, where it
   * delays heavy ones alone.
   */
  workbook: { firstSeconds: 5, seconds: 90, heapMegabytes: 512, megabytes: 768 },
  filePathSeconds: 600,
  /**
   * What is kept of the text of a CV, how far it is read, and what reading one may cost the process that reads it. A document that takes longer
   * than `firstSeconds` is read again later, in `seconds`.
   */
  cvText: { characters: 50_000, pages: 200, nesting: 2000, firstSeconds: 3, seconds: 20, heapMegabytes: 192, megabytes: 512 },
  /** What drawing an SVG may cost the process that draws it, and the box in pixels that the drawn logo fits into: at least three times its size. */
  svg: { seconds: 5, heapMegabytes: 128, megabytes: 512, box: { width: 1280, height: 480 } },
  jsonFilterBytes: 2048,
  /** The most rows of the table of a vacancy's applicants, which is read at once. */
  exportedRows: 10_000,
  /** The most rows of an exported list, which is read page by page; a longer list is refused. */
  exportedListRows: 50_000,
  /** The longest path that is parsed; Node's own limit on the request head is lower. */
  pathBytes: 65_536,
  /** Live channels that one session may hold open, e.g. boards in several tabs. */
  streamsOfSession: 20,
  /**
   * Updates for staff: how many the bell lists, how far it counts, the days that they are kept, the hour of the daily e-mail, and how many
   * colleagues a note offers to mention.
   */
  updates: { inBell: 20, countCap: 100, keptDays: 90, digestHour: 7, colleagues: 8 },
  /**
   * Reads by staff: how long they are kept, how long after the answer they are written, how many wait while the database is away, and within
   * which time the same read counts once (AUD-01).
   */
  readLog: { keptDays: 365, pauseMs: 1000, mostWaiting: 20_000, sameReadMs: 60_000 },
  /** The most applications of a person within 24 hours. */
  applicationsPerDay: 40,
  /** The most e-mails to an unconfirmed address within 24 hours, over all kinds that count together (SPEC-56; mail.rules.ts). */
  unconfirmedMailsPerDay: 5,
  /** The most e-mails to an unconfirmed address within 24 hours, over all kinds that are counted. */
  unconfirmedMailsOfAllKinds: 10,
  /** The most e-mails to an interviewer about the answers of one candidate. */
  answerUpdatesPerDay: 6,
  /** The same e-mail within this time counts as a repetition. */
  repeatedMailSeconds: 60,
  /** How often vacancies are shared by e-mail: per person and per network within an hour, by everybody within a minute (LOG-06). */
  shared: { byPerson: 30, byNetwork: 60, byAllInMinute: 30 },
  /** Searches that a person saves, searches that a list shows, and the highest number of new people that it counts. */
  savedSearches: 30,
  savedSearchesShown: 60,
  /** Views of lists that a person saves, views that a list shows, and the most filters or columns of one. */
  views: { ofPerson: 60, shown: 100, parts: 30 },
  /** Drafts of vacancies that a person keeps. */
  vacancyDrafts: 50,
  newPeopleCounted: 99,
  /** How often one person may suggest a vacancy to up to a hundred people within an hour. */
  suggestionsPerHour: 20,
  /** The most answers to replies per colleague and hour. */
  answersPerHour: 120,
  /** The most test e-mails of templates per person and hour. */
  testMailsPerHour: 20,
  /** A candidate in a process waits too long after this many days without an e-mail (SPEC-64). */
  awaitingNewsDays: 7,
  /** The most vacancies that the dashboard shows with their stages. */
  vacanciesAtWork: 10,
  /** Interviews of today and tomorrow on the dashboard. */
  interviewsAhead: 20,
  /** The same comment by the same person within this time counts as a repetition. */
  repeatedNoteSeconds: 60,
  /**
   * The defaults of the settings: starts of a skill's test per person, the days that they count over, and when an unfinished test expires
   * (SPEC-33, SPEC-34).
   */
  attempts: { most: 2, days: 180, expiryHours: 24 },
  /** The highest values that staff may set. */
  settings: {
    testAttempts: 100,
    testAttemptDays: 3650,
    testExpiryHours: 720,
    idleMinutes: 720,
    consentDays: { least: 30, most: 365 },
    importMailsPerHour: 10_000,
    storageGigabytes: 1_000_000,
  },
  /** The longest time limit of a skill's test. */
  testMinutes: 600,
  /** The most extra time of a person in tests with a limit, in per cent of the limit. */
  extraTimePercent: 300,
  /** Days in which a person whom staff added can give consent, before their data is erased: the default of the setting (SPEC-79). */
  consentDays: 90,
  /** The most e-mails of imports that leave in an hour: the default of the setting (CON-04). */
  importMailsPerHour: 300,
  /** The days after the request on which a person who has not answered is reminded (INT-08). */
  consentReminders: [10, 25],
  /** Days in which a person whose consent the company holds can object with the link of their e-mail (INT-07). */
  objectionDays: 3650,
  /** The longest manner of a held consent, and the longest note that proves a recorded one. */
  heldConsent: { manner: 200, note: 2000 },
  /**
   * An account that registered and has not confirmed an address is erased this many days after its last use, and its owner is reminded
   * `reminderDays` before (REG-09).
   */
  unconfirmedAccounts: { days: 30, reminderDays: 10 },
  /** Days in which a deleted account can be restored before it is erased (SPEC-53, SPEC-54). */
  deletionGraceDays: 30,
  /** The most choices that a searching select field offers. */
  choices: 20,
  publicListStep: 5,
  /** The most rows of one answer of a public list. */
  publicRange: 50,
  /** The most known words of one first letter that a mistyped word is compared with. */
  searchWordsCompared: 5_000,
  /** Public counts stop here: an exact higher number would cost every search. */
  publicCountCap: 50,
  /** Counts on growing lists stop here and show '1000+'; pages and ranges end here too. */
  countCap: 1000,
  /** The count of found candidates stops here and shows '200+', or at the end of a later page: counting reads their documents. */
  candidateCountCap: 200,
  /** The fewest rows with which a list has a search, an export and pages (LIST-01). */
  listToolsFrom: 6,
  pageSizes: [5, 10, 20, 30, 40, 50],
  defaultPageSize: 20,
  maximumPageSize: 100,
  /** Cards of a column that a board loads first, more than most windows fit; scrolling loads further ones. */
  boardColumnPage: 16,
  /** How long the e-mails of several cards may wait together, so that the whole move can be undone (ADR-0046). */
  longestHoldSeconds: 120,
  undoSeconds: 10,
  /** The most cards that one call moves or writes to. */
  cardsAtOnce: 100,
  /** People side by side (SBS-01): more than one, and as many as a window shows. */
  comparedPeople: { least: 2, most: 6 },
  /** The most people that one call adds to a vacancy. */
  peopleAtOnce: 100,
  /** The latest entries of an application that its timeline shows. */
  timelineEntries: 200,
  applicantDialogMs: 300,
  searchDebounceMs: 200,
  modalCloseMs: 200,
  panelFadeMs: 300,
  interviewErrorMs: 4000,
} as const

/** The pauses before a CV or an e-mail that took too long to read is read again; apart, so that no page loads them. */
export const readAgainMinutes: readonly number[] = [1, 10, 60, 360, 1440]
