import { describe, expect, test, vi } from 'vitest'
import { amountInputOf, formatAmountInput, parseAmountInput, readAmount } from '../../kernel/amounts.ts'
import {
  closingDate,
  givenSalary,
  isDoubtful,
  isEmptyRichText,
  isGone,
  largestSalary,
  normalSalary,
  publicationDate,
  readSalary,
  type Salary,
  salaryText,
  shownSalary,
} from './vacancies.rules.ts'

const now = new Date('2026-05-20T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const agreed: Salary = { mode: 'agreed', min: null, max: null }
const single = (min: number): Salary => ({ mode: 'single', min, max: null })
const range = (min: number, max: number): Salary => ({ mode: 'range', min, max })

describe('SPEC-19: the salary as text', () => {
  test.each<[Salary, string, string]>([
    [agreed, 'a convenir', 'Salary to be agreed'],
    [{ mode: 'agreed', min: 5, max: 9 }, 'a convenir', 'Salary to be agreed'],
    [single(950), '950', '950'],
    [single(1200), '1.200', '1,200'],
    [single(2_500_000), '2.500.000', '2,500,000'],
    [single(1234.5), '1.234,50', '1,234.50'],
    [single(0.01), '0,01', '0.01'],
    [single(largestSalary), '999.999.999.999,99', '999,999,999,999.99'],
    [range(2_000_000, 3_500_000), '2.000.000-3.500.000', '2,000,000-3,500,000'],
    [range(1000, 1000), '1.000-1.000', '1,000-1,000'],
  ])('VAC-02 %o', (salary, es, en) => {
    expect(salaryText(salary, 'es')).toBe(es)
    expect(salaryText(salary, 'en')).toBe(en)
  })

  test('VAC-02 people read a range with a dash between spaces, which can be pasted again', () => {
    const shown = shownSalary(range(6_000_000, 8_500_000), 'es')
    expect([shown, readSalary(shown)]).toEqual(['6.000.000 – 8.500.000', range(6_000_000, 8_500_000)])
    expect([shownSalary(agreed, 'en'), shownSalary(single(950), 'en')]).toEqual(['Salary to be agreed', '950'])
  })

  test('SPEC-75 VAC-02 a salary reads the same in Firefox 115, which does not know `trailingZeroDisplay`', async () => {
    const { NumberFormat } = Intl
    class OlderFormat extends NumberFormat {
      constructor(locale: string, { trailingZeroDisplay: _unknown, ...known }: Intl.NumberFormatOptions) {
        super(locale, known)
      }
    }
    vi.stubGlobal('Intl', { ...Intl, NumberFormat: OlderFormat })
    vi.resetModules()
    const older = await import('./vacancies.rules.ts')
    vi.unstubAllGlobals()
    const salaries = [range(6_000_000, 8_500_000), single(1234.5)]
    expect(salaries.map((salary) => older.shownSalary(salary, 'es'))).toEqual(['6.000.000 – 8.500.000', '1.234,50'])
  })

  test.each<[Salary, Salary]>([
    [{ mode: 'agreed', min: 1, max: 2 }, agreed],
    [{ mode: 'single', min: 1, max: 2 }, single(1)],
    [{ mode: 'range', min: 1, max: 2 }, range(1, 2)],
  ])('JOB-02 a mode keeps only its own figures: %o', (given, kept) => expect(normalSalary(given)).toEqual(kept))
})

describe('JOB-02 SPEC-19: a salary without a mode gets it from its text or amounts', () => {
  test.each<[Parameters<typeof givenSalary>[0], Salary]>([
    [{}, { mode: 'single', min: null, max: null }],
    [
      { salary: null, salarymax: null },
      { mode: 'single', min: null, max: null },
    ],
    [{ salary_mode: 'agreed' }, { mode: 'agreed', min: null, max: null }],
    [{ salary: 'a convenir' }, { mode: 'agreed', min: null, max: null }],
    [{ salary: '2500000' }, { mode: 'single', min: 2_500_000, max: null }],
    [
      { salary: '2.500.000', salarymax: '3,500,000' },
      { mode: 'range', min: 2_500_000, max: 3_500_000 },
    ],
    [{ salary: 5 }, { mode: 'single', min: 5, max: null }],
    [
      { salary: 5, salarymax: 9 },
      { mode: 'range', min: 5, max: 9 },
    ],
    [{ salarymax: 9 }, { mode: 'range', min: null, max: 9 }],
    [{ salary: '2000000-3500000' }, { mode: 'range', min: 2_000_000, max: 3_500_000 }],
    [{ salary: '2.000.000 - 3.500.000' }, { mode: 'range', min: 2_000_000, max: 3_500_000 }],
    [{ salary: '2,000.50-3,500' }, { mode: 'range', min: 2000.5, max: 3500 }],
    [
      { salary_mode: 'agreed', salary: 5 },
      { mode: 'agreed', min: 5, max: null },
    ],
    [
      { salary_mode: 'single', salary: 5, salarymax: 9 },
      { mode: 'single', min: 5, max: 9 },
    ],
  ])('%o', (given, salary) => expect(givenSalary(given)).toEqual(salary))

  test.each<[string, Salary]>([
    ['a convenir', agreed],
    [' A Convenir ', agreed],
    ['Salary to be agreed', agreed],
    ['salary to be agreed', agreed],
    ['5', single(5)],
    ['2500000', single(2_500_000)],
    ['2.500.000', single(2_500_000)],
    ['2,500,000', single(2_500_000)],
    ['1.234,50', single(1234.5)],
    ['1,234.50', single(1234.5)],
    ['0.01', single(0.01)],
    ['2000000-3500000', range(2_000_000, 3_500_000)],
    ['2.000.000 - 3.500.000', range(2_000_000, 3_500_000)],
    ['2,000.50-3,500', range(2000.5, 3500)],
  ])('%j is read', (text, salary) => expect(readSalary(text)).toEqual(salary))

  test.each(['', ' ', '-', '5-', '-5', '1-2-3', 'a-b', '0', '0-5', '1e3', '0x10', '5 pesos', 'convenir', '1.000.000.000.000'])(
    '%j is no salary',
    (text) => expect(readSalary(text)).toBeNull(),
  )

  test.each([agreed, single(950), single(1234.5), single(0.01), single(largestSalary), range(2_000_000, 3_500_000)])(
    'the text that a vacancy shows is parsed back unchanged: %o',
    (salary) => {
      for (const language of ['es', 'en'] as const) expect(readSalary(salaryText(salary, language))).toEqual(salary)
    },
  )
})

describe('JOB-02 formats a salary while it is typed', () => {
  test.each([
    ['', '', ''],
    ['abc', '', ''],
    ['0', '', ''],
    ['0,00', '', ''],
    ['1', '0,01', '0.01'],
    ['12', '0,12', '0.12'],
    ['123', '1,23', '1.23'],
    ['0,123', '1,23', '1.23'],
    ['123456', '1.234,56', '1,234.56'],
    ['12345678', '123.456,78', '123,456.78'],
    ['123456789', '1.234.567,89', '1,234,567.89'],
    ['$ 1.234,56 COP', '1.234,56', '1,234.56'],
    ['-5', '0,05', '0.05'],
    ['1e5', '0,15', '0.15'],
    ['9'.repeat(14), '999.999.999.999,99', '999,999,999,999.99'],
    ['9'.repeat(20), '999.999.999.999,99', '999,999,999,999.99'],
  ])('%j', (typed, es, en) => {
    expect(formatAmountInput(typed, 'es')).toBe(es)
    expect(formatAmountInput(typed, 'en')).toBe(en)
  })

  test.each([
    ['', null],
    ['0,00', null],
    ['0,01', 0.01],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['2.500.000,00', 2_500_000],
    ['999.999.999.999,99', largestSalary],
  ])('%j means %d', (typed, amount) => expect(parseAmountInput(typed)).toBe(amount))

  test.each([0.01, 0.29, 1.15, 1234.5, 4_500_000, largestSalary])('%d comes back from its field unchanged', (amount) => {
    for (const language of ['es', 'en'] as const) expect(parseAmountInput(amountInputOf(amount, language))).toBe(amount)
  })

  test('an empty field when there is no amount', () => expect(amountInputOf(null, 'es')).toBe(''))

  test('clears the field when every character is deleted', () => {
    let field = '12,34'
    for (let times = 0; times < 5; times += 1) field = formatAmountInput(field.slice(0, -1), 'es')
    expect(field).toBe('')
  })
})

describe('JOB-02 SPEC-57: parses a pasted salary as people write it', () => {
  test.each([
    ['3.500.000', 3_500_000],
    ['3,500,000', 3_500_000],
    ['3500000', 3_500_000],
    ['2,500.50', 2500.5],
    ['2.500,50', 2500.5],
    ['2500.5', 2500.5],
    ['2.500', 2500],
    ['2,500', 2500],
    ['12,50', 12.5],
    ['950', 950],
    ['$ 3.500.000 COP', 3_500_000],
    ['USD 4,000.00 mensual', 4000],
    ["3'500.000", 3_500_000],
    ['3’500.000,00', 3_500_000],
    ['3 500 000', 3_500_000],
    ['3\u202f500\u00a0000,25', 3_500_000.25],
    [' 1.400.000.\n', 1_400_000],
    ['999.999.999.999,99', largestSalary],
    ['1.000.000.000.000', null],
    ['2.000.000 - 3.000.000', null],
    ['0', null],
    ['a convenir', null],
    ['', null],
  ])('%j means %d', (pasted, amount) => expect(readAmount(pasted)).toBe(amount))
})

describe('JOB-02 SPEC-69: the form asks about a salary below the usual one of its currency', () => {
  const peso = 1_400_000
  test.each<[number | null, Salary, boolean]>([
    [peso, { mode: 'single', min: 25_000, max: null }, true],
    [peso, { mode: 'single', min: 1_399_999.99, max: null }, true],
    [peso, { mode: 'single', min: 1_400_000, max: null }, false],
    [peso, { mode: 'range', min: 25_000, max: 3_000_000 }, true],
    [peso, { mode: 'agreed', min: 1, max: 1 }, false],
    [peso, { mode: 'single', min: null, max: null }, false],
    [400, { mode: 'single', min: 25, max: null }, true],
    [400, { mode: 'single', min: 399.99, max: null }, true],
    [400, { mode: 'single', min: 2500, max: null }, false],
    [null, { mode: 'single', min: 0.01, max: null }, false],
  ])('usually %s: %o', (usual, salary, doubtful) => expect(isDoubtful(salary, usual)).toBe(doubtful))
})

describe('JOB-02 rich text without visible content counts as missing', () => {
  test.each([
    ['', true],
    ['<p></p>', true],
    ['<p><br></p>', true],
    [' \n\t ', true],
    ['<p>&nbsp;</p><p>&#160;&#xA0;</p>', true],
    ['<p>\u00a0\u200b</p>', true],
    ['<img src="x">', true],
    ['<p>a</p>', false],
    ['a < b', false],
    ['0', false],
    ['<', false],
  ])('%j', (html, empty) => expect(isEmptyRichText(html)).toBe(empty))

  test('INJ-08 checks a worst-case text of 100 kB within 5 ms', () => {
    for (const worst of ['<'.repeat(100_000), '&nbs'.repeat(25_000), '<a '.repeat(33_000), ' '.repeat(100_000)]) {
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        isEmptyRichText(worst)
        return performance.now() - start
      })
      expect(Math.min(...times)).toBeLessThan(5)
    }
  })
})

describe('SPEC-20: a vacancy is published when it first becomes active', () => {
  const earlier = daysAgo(40)
  test.each<[Date | null, boolean, Date | null]>([
    [null, false, null],
    [null, true, now],
    [earlier, true, earlier],
    [earlier, false, earlier],
  ])('before %s, active %s', (before, active, date) => expect(publicationDate(before, active, now)).toEqual(date))
})

describe('SPEC-22: a vacancy is closed from its deactivation until it is active again', () => {
  const earlier = daysAgo(3)
  test.each<[{ active: boolean; closed_at: Date | null } | null, boolean, Date | null]>([
    [null, true, null],
    [null, false, null],
    [{ active: true, closed_at: null }, true, null],
    [{ active: true, closed_at: null }, false, now],
    [{ active: false, closed_at: null }, false, null],
    [{ active: false, closed_at: earlier }, false, earlier],
    [{ active: false, closed_at: earlier }, true, null],
  ])('before %o, active %s', (before, active, date) => expect(closingDate(before, active, now)).toEqual(date))
})

describe('SPEC-22: the page of a closed vacancy is gone for crawlers after thirty days', () => {
  test.each([
    [null, false],
    [now, false],
    [daysAgo(30), false],
    [new Date(daysAgo(30).getTime() - 1), true],
    [daysAgo(400), true],
  ])('closed at %s', (closedAt, gone) => expect(isGone(closedAt, now)).toBe(gone))
})
