import { restOfTag } from './markup-text.ts'

/** The format of a GIFT text. The default is Moodle's own, in which both HTML and line ends count. */
export type GiftFormat = 'moodle' | 'html' | 'markdown' | 'plain'
export interface GiftText {
  readonly text: string
  readonly format: GiftFormat
}
export interface GiftAnswer extends GiftText {
  /** In percent; 100 is right. */
  readonly weight: number
  readonly hasWeight: boolean
}
export type GiftKind = 'choice' | 'true_false' | 'essay' | 'short_answer' | 'numerical' | 'matching' | 'description'

export interface GiftQuestion {
  readonly kind: GiftKind
  readonly stem: GiftText
  readonly answers: readonly GiftAnswer[]
  /** The right answer of a true/false question. */
  readonly isTrue: boolean
  readonly hasFeedback: boolean
}

/** Characters escaped by a backslash are replaced by Unicode noncharacters during parsing. */
const escaped = '~=#{}:\\'
const hiddenAs = (at: number) => String.fromCharCode(0xfdd0 + at)
const hiddenLine = hiddenAs(escaped.length)
/** TeX commands that begin with n; any other `\n` is a line end. */
const texOfN = '(?:abla|eq|eg|ot|otin|mid|geq|leq|sim|cong|exists|parallel|subseteq|supseteq|rightarrow|leftarrow|earrow|warrow)'
const lineEnd = new RegExp(`\\\\n(?!${texOfN}(?![a-z]))`, 'g')

const tagOrEntity = new RegExp(`<${restOfTag}|&#x?[0-9a-f]+;`, 'gi')

const hide = (text: string) =>
  text
    .replace(/\\([~=#{}:\\])/g, (_, sign: string) => hiddenAs(escaped.indexOf(sign)))
    .replace(lineEnd, hiddenLine)
    // Inside tags and entities these characters have no meaning in GIFT.
    .replace(tagOrEntity, (tag) => tag.replace(/[~=#{}:]/g, (sign) => hiddenAs(escaped.indexOf(sign))))

const hidden = new RegExp(`[${hiddenAs(0)}-${hiddenLine}]`, 'g')
const reveal = (text: string) => text.replace(hidden, (sign) => `${escaped}\n`[sign.charCodeAt(0) - 0xfdd0] ?? sign)

/**
 * Parses one question of GIFT as Moodle does: all text outside the braces belongs to the question, including special characters that
 * are not escaped. Undefined when the braces do not match.
 */
export function parseGiftQuestion(source: string): GiftQuestion | undefined {
  const text = hide(source)
    .trim()
    .replace(/^::[\s\S]*?::/, '')
    .trim()
  const block = answerBlock(text)
  if (block === 'broken') return undefined
  if (!block) return questionOf('description', text, 'moodle', '')
  const [before, after] = [text.slice(0, block.from), text.slice(block.to)]
  // Answers in the middle of a sentence are replaced by a gap.
  const rest = after.trim()
  const stem = rest === '' ? before : `${before.trimEnd()} _____${/^[.,;:!?)]/.test(rest) ? '' : ' '}${rest}`
  const [answers = '', feedback] = block.content.split('####')
  return questionOf(kindOf(answers.trim()), stem, 'moodle', answers.trim(), feedback !== undefined)
}

interface Block {
  readonly from: number
  readonly to: number
  readonly content: string
}

/** The first braces whose content begins like answers; braces of formulas are skipped. */
function answerBlock(text: string): Block | 'broken' | undefined {
  const opens = [...text.matchAll(/\{/g)].map(({ index }) => index)
  if (opens.length === 0) return text.includes('}') ? 'broken' : undefined
  for (const from of opens) {
    const end = findClosingBrace(text, from)
    if (end === undefined) continue
    const content = text.slice(from + 1, end).trim()
    if (/^(?:$|[=~#]|(?:T|TRUE|F|FALSE)\s*(?:#|$))/i.test(content)) return { from, to: end + 1, content }
  }
  return 'broken'
}

/** The position of the closing brace, or of the next one when braces are unbalanced. */
function findClosingBrace(text: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  const next = text.indexOf('}', from)
  return next < 0 ? undefined : next
}

function kindOf(answers: string): GiftKind {
  if (answers === '') return 'essay'
  if (answers.startsWith('#')) return 'numerical'
  if (answers.includes('~')) return 'choice'
  if (answers.startsWith('=')) return answers.includes('->') ? 'matching' : 'short_answer'
  return 'true_false'
}

function questionOf(kind: GiftKind, stem: string, format: GiftFormat, content: string, hasFeedback = false): GiftQuestion {
  const asked = textOf(stem, format)
  const answers = kind === 'choice' ? answersOf(content, asked.format) : []
  return {
    kind,
    stem: asked,
    answers,
    isTrue: /^T/i.test(content),
    hasFeedback: hasFeedback || content.includes('#'),
  }
}

/** An equals sign inside a word belongs to the word, unless there is no right answer otherwise. */
function answersOf(content: string, format: GiftFormat): GiftAnswer[] {
  const careful = splitAnswers(content.replace(/(^|[\s~])=/g, '$1~='), format)
  return careful.some(({ weight }) => weight === 100) ? careful : splitAnswers(content.replace(/=/g, '~='), format)
}

const weighed = /^%(-?\d{1,3}(?:[.,]\d+)?)%/

function splitAnswers(content: string, format: GiftFormat): GiftAnswer[] {
  return content
    .split('~')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
    .map((answer) => {
      const isRight = answer.startsWith('=')
      const body = answer.slice(isRight ? 1 : 0).trimStart()
      const weight = weighed.exec(body)
      const [text = ''] = body.slice(weight?.[0].length ?? 0).split('#')
      return {
        ...textOf(text, format),
        weight: weight ? Number(weight[1]?.replace(',', '.')) : isRight ? 100 : 0,
        hasWeight: weight !== null,
      }
    })
}

function textOf(source: string, format: GiftFormat): GiftText {
  const named = /^\s*\[(moodle|html|markdown|plain)\]/i.exec(source)
  return {
    text: reveal(source.slice(named?.[0].length ?? 0)).trim(),
    format: (named?.[1]?.toLowerCase() as GiftFormat | undefined) ?? format,
  }
}
