/**
 * Checks the ledger of OWASP ASVS (SUP-02): each required id is in one row with a subject and a proof, which is a test that exists, a reason why
 * the requirements do not apply, or a deviation with what would mend it.
 */

/** @typedef {{ readonly name: string, readonly text: string }} Ledger the document with the table */

const row = /^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([12]) \| ([^|]*) \| ([^|]*) \|$/
const test = /^`([^`]+\.(?:test\.tsx?|spec\.ts))`: (\S.*)$/
const reason = /^Does not apply: \S.{14,}$/
const deviation = /^Deviation: \S.{9,} Mend: \S.{9,}$/

/**
 * The problems of the ledger, in sentences.
 * @param {Readonly<Record<string, string>>} required the level of each required id
 * @param {Ledger} ledger
 * @param {(file: string) => string | undefined} read the text of a file of the repository
 */
export function problemsOfLedger(required, { name, text }, read) {
  const seen = new Set()
  const problems = rowsOf(text).flatMap(({ line, text: written }) =>
    problemsOfRow(written, required, seen, read).map((problem) => `${name}:${line}  ${problem}`),
  )
  const missing = Object.keys(required).filter((id) => !seen.has(id))
  return [...problems, ...missing.map((id) => `v5.0.0-${id} of level ${required[id]} has no row.`)]
}

/**
 * How many requirements are proven by a test, do not apply, and deviate.
 * @param {Ledger} ledger
 */
export function countProofs({ text }) {
  const proofs = rowsOf(text).flatMap(({ text: written }) => {
    const [, ids = '', , , proof = ''] = row.exec(written) ?? []
    return ids.split(', ').map(() => proof)
  })
  const count = (kind) => proofs.filter((proof) => kind.test(proof)).length
  return { tests: count(test), reasons: count(reason), deviations: count(deviation) }
}

/** The titles of the tests of a file, as they are written: values of a table are still `%s`. */
export function titlesOf(text) {
  const called = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs
  // test.each(cases)(title, …): the cases may be anything.
  const ofTables = /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gs
  return [called, ofTables].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[2]))
}

const rowsOf = (text) =>
  text.split('\n').flatMap((written, at) => (/^\|\s*\d/.test(written) ? [{ line: at + 1, text: written }] : []))

function problemsOfRow(written, required, seen, read) {
  const [, ids, level, subject, proof] = row.exec(written) ?? []
  if (!ids) return ['The row is not of the form | 1.2.3, 1.2.4 | level | subject | proof |.']
  const problems = ids.split(', ').flatMap((id) => problemsOfId(id, level, required, seen))
  if (subject.trim() === '') problems.push(`v5.0.0-${ids} has no subject.`)
  const proven = problemOfProof(proof, read)
  return proven ? [...problems, `v5.0.0-${ids} ${proven}`] : problems
}

function problemsOfId(id, level, required, seen) {
  const problems = []
  if (!(id in required)) problems.push(`v5.0.0-${id} is no requirement of level 1 or 2.`)
  else if (required[id] !== level) problems.push(`v5.0.0-${id} is of level ${required[id]}.`)
  if (seen.has(id)) problems.push(`v5.0.0-${id} stands twice.`)
  seen.add(id)
  return problems
}

function problemOfProof(proof, read) {
  if (proof.trim() === '') return 'is empty.'
  if (reason.test(proof) || deviation.test(proof)) return undefined
  const [, file, title] = test.exec(proof) ?? []
  if (!file) return 'names neither a test, nor why it does not apply, nor a deviation with what would mend it.'
  const text = read(file)
  if (text === undefined) return `names ${file}, which does not exist.`
  return titlesOf(text).some((one) => one.includes(title)) ? undefined : `names a test that ${file} does not have: ${title}`
}
