const titleLength = 110
const subjectLength = 72
/** Sentences that name nobody, such as "Who leaves takes no role along." */
const nameless = /\b(?:to|for|of) who\b|(?:^|[.:;] )(?:Who|One who) [^.?]*(?:[.;]|$)/

const advice = 'Name the actor: "the candidate", "the server", "people who applied".'

/** Finds comments and test titles that break the rules of English. */
export function checkEnglish(source) {
  if (!source.isCode) return []
  return [...checkComments(source), ...(/\.(?:test|spec)\.tsx?$/.test(source.path) ? checkTitles(source) : [])]
}

function checkComments(source) {
  return source.comments.flatMap(({ text, line }) => {
    const [found] = nameless.exec(plain(text)) ?? []
    return found ? [{ line, message: `A comment says ${JSON.stringify(shorten(found))}. ${advice}` }] : []
  })
}

function checkTitles(source) {
  const complaints = []
  source.visit((node) => {
    const title = titleOf(node)
    if (title === undefined) return
    const line = source.lineAt(node.start)
    if (title.length > titleLength)
      complaints.push({ line, message: `A title of ${title.length} characters; at most ${titleLength}.` })
    const [found] = nameless.exec(title) ?? []
    if (found) complaints.push({ line, message: `A title says ${JSON.stringify(shorten(found))}. ${advice}` })
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
    const [found] = nameless.exec(plain(paragraph)) ?? []
    return found ? [`${path}  A sentence says ${JSON.stringify(shorten(found))}. ${advice}`] : []
  })
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

const plain = (text) =>
  text
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const shorten = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
