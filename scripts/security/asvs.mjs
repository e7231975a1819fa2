/**
 * Checks the ledger of OWASP ASVS (SUP-02): each required id is one row with a few words and one proof, which is a test that exists, a reason
 * why the requirement does not apply, or a deviation with what would mend it.
 */

/** @typedef {{ readonly name: string, readonly text: string }} Ledger a document with rows of the ledger */

const row = /^\| v5\.0\.0-(\d+\.\d+\.\d+) \| ([12]) \| ([^|]*) \| ([^|]*) \|$/
const test = /^`([^`]+\.(?:test\.tsx?|spec\.ts))`: (\S.*)$/
const reason = /^Does not apply: \S.{14,}$/
const deviation = /^Deviation: \S.{9,} Mend: \S.{9,}$/

/**
 * The problems of the ledger, in sentences.
 * @param {Readonly<Record<string, string>>} required the level of each required id
 * @param {readonly Ledger[]} ledgers
 * @param {(file: string) => string | undefined} read the text of a file of the repository
 */
export function problemsOfLedger(required, ledgers, read) {
  const seen = new Set()
  const problems = ledgers.flatMap(({ name, text }) =>
    rowsOf(text).flatMap(({ line, text: written }) =>
      problemsOfRow(written, required, seen, read).map((problem) => `${name}:${line}  ${problem}`),
    ),
  )
  const missing = Object.keys(required).filter((id) => !seen.has(id))
  return [...problems, ...missing.map((id) => `v5.0.0-${id} of level ${required[id]} has no row.`)]
}

/**
 * How many rows are proven by a test, do not apply, and deviate.
 * @param {readonly Ledger[]} ledgers
 */
export function countProofs(ledgers) {
  const proofs = ledgers.flatMap(({ text }) => rowsOf(text).map(({ text: written }) => row.exec(written)?.[4] ?? ''))
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
  text.split('\n').flatMap((written, at) => (/^\|\s*v5/.test(written) ? [{ line: at + 1, text: written }] : []))

function problemsOfRow(written, required, seen, read) {
  const [, id, level, words, proof] = row.exec(written) ?? []
  if (!id) return ['The row is not of the form | v5.0.0-1.2.3 | level | words | proof |.']
  const name = `v5.0.0-${id}`
  const problems = []
  if (!(id in required)) problems.push(`${name} is no requirement of level 1 or 2.`)
  else if (required[id] !== level) problems.push(`${name} is of level ${required[id]}.`)
  if (seen.has(id)) problems.push(`${name} stands twice.`)
  seen.add(id)
  if (words.trim() === '') problems.push(`${name} does not say what is required.`)
  const proven = problemOfProof(proof, read)
  return proven ? [...problems, `${name} ${proven}`] : problems
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
