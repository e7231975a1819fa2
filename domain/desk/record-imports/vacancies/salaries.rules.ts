import { largestSalary, type Salary } from '../../../hiring/vacancies/vacancies.rules.ts'
import { withoutAccents } from '../../../kernel/search-words.ts'

/** What a cell says of a salary by the month. `unread`: it says something that the fields of a vacancy cannot hold. */
export type ReadPay =
  /** Nothing, or that it is agreed. */
  | { readonly kind: 'agreed' }
  | {
      readonly kind: 'amounts'
      readonly salary: Salary
      /** The code that the cell names; empty for none, and for a plain $. */
      readonly currency: string
      /** Whether the cell says more, such as "+ comisiones". */
      readonly hasMore: boolean
    }
  | { readonly kind: 'unread' }

const agreed = new RegExp(
  `^(?:(?:salario|sueldo|remuneracion|salary) )?(?:${[
    'a (?:convenir|definir|tratar|acordar|negociar)|por (?:definir|acordar|convenir)|negociable|competitiv[oa]|confidencial',
    'segun .*|de acuerdo (?:a|al|con) .*|acorde (?:a|al|con) .*|no (?:especificado|informado)|del mercado|abierto',
    '(?:highly )?competitive|negotiable|(?:to be |as )?(?:agreed|discussed|determined|confirmed)|tb[adc]|doe|open|(?:not |un)disclosed',
    '(?:depend(?:s|ing)|based|commensurate) (?:up)?(?:on|with) .*|market(?: rate)?',
  ].join('|')})(?: salary)?$`,
)

/** Names of currencies, in the order in which they are looked for: a plain "pesos" or "$" names none. */
const currencyNames: readonly (readonly [RegExp, string])[] = [
  [/us ?\$|u\$[sd]|\bdolar(?:es)?(?: americanos)?\b|\b(?:us )?dollars?\b/g, 'USD'],
  [/r\$|\breais\b|\breales\b/g, 'BRL'],
  [/mx ?\$|\bpesos? mexicanos?\b/g, 'MXN'],
  [/col ?\$|\bpesos? colombianos?\b/g, 'COP'],
  [/clp ?\$|\bpesos? chilenos?\b/g, 'CLP'],
  [/ar ?\$|\bpesos? argentinos?\b/g, 'ARS'],
  [/ca ?\$|c\$/g, 'CAD'],
  [/€|\beuros?\b/g, 'EUR'],
  [/£|\bpounds?\b|\blibras?\b/g, 'GBP'],
  [/\bs\/\.?|\bsol(?:es)?\b/g, 'PEN'],
  [/₡|\bcolones\b/g, 'CRC'],
  [/\bquetzales\b/g, 'GTQ'],
  [/\blempiras\b/g, 'HNL'],
  [/\bguaranies\b/g, 'PYG'],
  [/\bbolivianos\b/g, 'BOB'],
]
const codes =
  /\b(?:usd|eur|cop|mxn|pen|clp|ars|brl|uyu|pyg|bob|ves|crc|gtq|hnl|nio|dop|pab|cad|gbp|chf|jpy|cny|inr|aud|nzd|sek|nok|dkk|pln)\b/g
const plainSigns = /\$|\bpesos?\b/g

/** The codes that a text names, and the text without them. `text` is without accents, in small letters. */
function withoutCurrencies(text: string): { found: ReadonlySet<string>; rest: string } {
  const found = new Set<string>()
  let rest = text.replace(codes, (code) => {
    found.add(code.toUpperCase())
    return ' '
  })
  for (const [name, code] of currencyNames)
    rest = rest.replace(name, () => {
      found.add(code)
      return ' '
    })
  return { found, rest: rest.replace(plainSigns, ' ') }
}

/** The code of the one currency that a cell names: "USD", "Dólares", "COP - Peso colombiano"; empty for none or several. */
export function currencyNamed(cell: string): string {
  const { found } = withoutCurrencies(withoutAccents(cell).toLowerCase())
  const [code = '', another] = found
  return another === undefined ? code : ''
}

const monthly =
  /\/ ?(?:mes|month|mo)\b|\b(?:mensual(?:es|mente)?|al mes|por mes|cada mes|per month|a month|monthly|p\.?m\.?)(?= |$|[.,;+(])/g
/** Any other period than a month. */
const otherPeriod =
  /\b(?:anual(?:es)?|ano|anio|year(?:ly)?|yr|annual(?:ly)?|annum|p\.?a\.?|hora|hour(?:ly)?|hr|h|dia|diari[oa]|day|daily|jornal|semana(?:l|les)?|week(?:ly)?|wk|quincena(?:l|les)?|turno|shift)\b/
/** Units that are no currency. */
const otherUnit = /\b(?:smm?l?[mv]?v|smlmv|smi|salarios? minimos?|minimum wages?|uvt|uf)\b|%/

/** Whether a heading or a cell names another period than a month: "Salario anual", "Yearly". */
export const isOtherPeriod = (text: string): boolean => otherPeriod.test(withoutAccents(text).toLowerCase())

/** One end alone is no salary of a vacancy, which has a figure or both ends. */
const openEnd =
  /^(?:desde|hasta|from|up to|starting|min(?:imo|imum)?\.?|max(?:imo|imum)?\.?|a partir de|mas de|menos de|over|under|above|[<>≥≤~])/

const figure = String.raw`(\d(?:[\d.,'’´ ]*\d)?)(?: ?(millones|millon|million|mill?\.?|mm|m|mil|k)(?=$|[^\p{L}]))?`
const start = `^(?:(?:salario|sueldo|salary|pay|remuneracion)(?: de| of)?:? *)?(basico:? *|base:? *)?`
const end = String.raw` *(?<more>(?:[+(,;]|(?:mas|plus|y|and|netos?|brutos?|net|gross|libres?|negociables?|negotiable|basicos?|base|aprox\.?)(?=$|[^\p{L}])).*)?$`
const single = new RegExp(`${start}${figure}${end}`, 'u')
const range = new RegExp(
  `${start}(?:entre|between|desde|de|from)? *${figure} *(?:-|–|—|y|and|a|to|hasta|al) *${figure}${end}`,
  'u',
)

/** The salary in a cell. An amount counts only where its currency, its period and its figures leave no doubt. */
export function readPay(cell: string): ReadPay {
  const plain = withoutAccents(cell).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain === '' || agreed.test(plain)) return { kind: 'agreed' }
  const { found, rest } = withoutCurrencies(plain)
  const [currency = '', another] = found
  const text = rest
    .replace(monthly, ' ')
    .replace(/[.,](?:-+|oo)(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const [before = ''] = text.split(/[+(]/)
  if (another !== undefined || otherPeriod.test(before) || otherUnit.test(before)) return { kind: 'unread' }
  const both = range.exec(text)
  if (both) {
    const [, base, from = '', fromUnit, to = '', toUnit] = both
    const [min, max] = [amountOf(from, fromUnit ?? toUnit), amountOf(to, toUnit)]
    if (min === null || max === null || min > max) return { kind: 'unread' }
    return amounts({ mode: 'range', min, max }, !!base || !!both.groups?.more)
  }
  const one = openEnd.test(text) ? null : single.exec(text)
  const amount = one && amountOf(one[2] ?? '', one[3])
  return amount ? amounts({ mode: 'single', min: amount, max: null }, !!one?.[1] || !!one?.groups?.more) : { kind: 'unread' }

  function amounts(salary: Salary, hasMore: boolean): ReadPay {
    return { kind: 'amounts', salary, currency, hasMore }
  }
}

/** Thousands in groups of three, and at most two decimals. */
const grouped = /^(\d{1,3}(?:[.,'’´ ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/** An amount in units; null for figures that are grouped in another way, as "15,00,000", and for those with more than one meaning. */
function amountOf(written: string, unit: string | undefined): number | null {
  const [, whole, cents = ''] = grouped.exec(written) ?? []
  if (whole === undefined) return null
  const factor = unit === undefined ? 1 : /^(?:k|mil)$/.test(unit) ? 1000 : 1_000_000
  // "1.500 millones" may be one and a half.
  if (factor > 1 && /\D/.test(whole)) return null
  const amount = Math.round(Number(`${whole.replace(/\D/g, '')}.${cents}`) * factor * 100) / 100
  return amount > 0 && amount <= largestSalary ? amount : null
}

/** A salary of two columns, the lowest and the highest. One of them alone is an open end. */
export function readPayEnds(lowest: string, highest: string): ReadPay {
  const [from, to] = [readPay(lowest), readPay(highest)]
  if (from.kind === 'agreed' && to.kind === 'agreed') return from
  if (from.kind !== 'amounts' || to.kind !== 'amounts') return { kind: 'unread' }
  const [min, max, named] = [from.salary.min ?? 0, to.salary.min ?? 0, [from.currency, to.currency].filter(Boolean)]
  const isPlain = from.salary.mode === 'single' && to.salary.mode === 'single' && min <= max
  if (!isPlain || new Set(named).size > 1) return { kind: 'unread' }
  const salary: Salary = min === max ? { mode: 'single', min, max: null } : { mode: 'range', min, max }
  return { kind: 'amounts', salary, currency: named[0] ?? '', hasMore: from.hasMore || to.hasMore }
}
