const titleLength = 110
const subjectLength = 72
/** All documents together. */
const mostWords = 70_000
/** Sentences that name nobody, such as "Who leaves takes no role along." */
const nameless = /\b(?:to|for|of|by|with|from) who\b|\bthe one who\b|(?:^|[.:;] )(?:Who|One who) [^.?]*(?:[.;]|$)/

/** Phrases that have to be read twice, each with what they mean. */
const riddles = [
  [nameless, 'Name the actor: "the candidate", "the server", "people who applied".'],
  [/\bgone on with\b/, 'Write "resumed" or "continued".'],
  [/\bhold any ?more\b/, 'Write "outdated" or "no longer valid".'],
  [/\bturns to others\b/, 'Write "yields".'],
  [/\btaken back whole\b/, 'Write "undo is atomic".'],
  [/\bby what (?:they|it) reads?\b/, 'Name what is read.'],
  [/\bthe leaving account\b/, 'Write "the merged account".'],
  [/\bnames nobody known\b/, 'Write "unknown".'],
  [/\bseemed lost\b/, 'Write "its lease expired" or what else happened.'],
  [/\bword is owed\b/, 'Write "is waiting for news".'],
  [/\b(?:counted|made) ahead\b/, 'Write "precomputed".'],
  [/\b[Kk]ept is not sent\b/, 'Write "stored e-mails are not sent".'],
  [/\b(?:removed|go) by note\b/, 'Write "through a deletion queue".'],
]

/** Words that name nothing exactly, in sentences and in names, each with what to write. Texts of people and message keys may have them. */
const vagueWords = [
  [/^(?:told|tells?)$/i, 'Write "notified", "announced", "shown", "returned" or "distinguished".'],
  [/^(?:hears?|heard)$/i, 'Write "receives", "is notified" or "listener".'],
  [/^looks$/i, 'Write "polls", "checks", "searches", "resembles" or "styles".'],
  [/^said$/i, 'Write "stated", "reported", "declared", "logged" or "output".'],
  [/^meant$/i, 'Write "intended", "likely" or "value".'],
  [/^sleepers?$/i, 'Write "subscriber".'],
]

/** Finds comments, test titles and names that break the rules of English. */
export function checkEnglish(source) {
  if (source.path.endsWith('.tables.sql')) return [...checkComments(commentsOfTables(source)), ...checkColumns(source)]
  if (!source.isCode) return []
  return [
    ...checkComments(source.comments),
    ...(/\.(?:test|spec)\.tsx?$/.test(source.path) ? checkTitles(source) : []),
    ...checkNames(source),
  ]
}

/** Finds vague words in the file's name, in identifiers and in SQL, each name once per file. */
function checkNames(source) {
  const lines = new Map([[source.path.split('/').at(-1), 1]])
  const add = (name, start) => lines.has(name) || lines.set(name, source.lineAt(start))
  source.visit(({ type, name, start, tag, quasi }) => {
    if (/^(?:Private|JSX)?Identifier$/.test(type)) add(name, start)
    if (type === 'TaggedTemplateExpression' && rootOf(tag) === 'sql')
      for (const part of quasi.quasis) for (const [word] of part.value.raw.matchAll(/\w+/g)) add(word, part.start)
  })
  return vagueNames(lines)
}

function checkColumns(source) {
  const names = source.text.replace(/--.*/g, '').matchAll(/\w+/g)
  return vagueNames(new Map([...names].reverse().map(({ 0: name, index }) => [name, source.lineAt(index)])))
}

const vagueNames = (lines) =>
  [...lines].flatMap(([name, line]) => {
    const found = vagueWordIn(name)
    return found ? [{ line, message: `The name ${name} has the word ${found}` }] : []
  })

/** The first vague word of a sentence or of a name in any case, quoted, with its advice. */
function vagueWordIn(text) {
  for (const word of text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)) {
    const [, advice] = vagueWords.find(([vague]) => vague.test(word)) ?? []
    if (advice) return `${JSON.stringify(word)}. ${advice}`
  }
  return undefined
}

function checkComments(comments) {
  return comments.flatMap(({ text, line }) => {
    const found = riddleIn(text)
    return found ? [{ line, message: `A comment says ${found}` }] : []
  })
}

/** Comments of SQL: lines below each other are one. */
function commentsOfTables(source) {
  return [...source.text.matchAll(/(?:^[ \t]*--.*(?:\n|$))+/gm)].map(({ 0: lines, index }) => ({
    text: lines.replace(/^[ \t]*--/gm, ''),
    line: source.lineAt(index),
  }))
}

function checkTitles(source) {
  const complaints = []
  source.visit((node) => {
    const title = titleOf(node)
    if (title === undefined) return
    const line = source.lineAt(node.start)
    if (title.length > titleLength)
      complaints.push({ line, message: `A title of ${title.length} characters; at most ${titleLength}.` })
    const found = riddleIn(title)
    if (found) complaints.push({ line, message: `A title says ${found}` })
  })
  return complaints
}

/** The title of a test or a group of tests, when it is a literal. */
function titleOf({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || !/^(?:test|it|describe)$/.test(rootOf(callee))) return undefined
  const [first] = given
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  return first?.type === 'TemplateLiteral' ? first.quasis.map((part) => part.value.cooked).join('…') : undefined
}

/** `test` of `test.each([…])`, `test.skip` and `test`. */
function rootOf(callee) {
  if (callee?.type === 'Identifier') return callee.name
  if (callee?.type === 'MemberExpression') return rootOf(callee.object)
  return callee?.type === 'CallExpression' ? rootOf(callee.callee) : ''
}

/**
 * Finds such sentences in a document.
 * @param {{ path: string, text: string }} document
 */
export function checkDocument({ path, text }) {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const found = riddleIn(paragraph)
    return found ? [`${path}  A sentence says ${found}`] : []
  })
}

/**
 * Reports documents that together have too many words.
 * @param {readonly { text: string }[]} documents
 */
export function checkLength(documents) {
  const words = documents.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length
  return words > mostWords ? [`The documents have ${words} words, at most ${mostWords}: shorten one.`] : []
}

/**
 * Finds commit subjects above the limit.
 * @param {readonly string[]} subjects
 */
export function checkSubjects(subjects) {
  return subjects
    .filter((subject) => subject.length > subjectLength)
    .map((subject) => `A commit's subject has ${subject.length} characters, at most ${subjectLength}: ${shorten(subject)}`)
}

/** The first riddle or vague word of a text, quoted, with its advice. Code between backticks may have such words. */
function riddleIn(text) {
  const words = plain(text)
  for (const [riddle, advice] of riddles) {
    const [found] = riddle.exec(words) ?? []
    if (found) return `${JSON.stringify(shorten(found))}. ${advice}`
  }
  return vagueWordIn(words.replace(/`[^`]*`/g, ' '))
}

const plain = (text) =>
  text
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const shorten = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
