import { expect, test } from 'vitest'
import { currencyNamed, readPay, readPayEnds } from './salaries.rules.ts'

/** In short: the amounts with the currency that the cell names, and a plus where it says more. */
function summaryOf(pay: ReturnType<typeof readPay>): string {
  if (pay.kind !== 'amounts') return pay.kind
  const { mode, min, max } = pay.salary
  return `${pay.currency} ${min}${mode === 'range' ? `-${max}` : ''}${pay.hasMore ? ' +' : ''}`.trim()
}

test.each([
  ['1.500.000', '1500000'],
  ['$1.500.000', '1500000'],
  ['$ 1.500.000 - $ 2.000.000', '1500000-2000000'],
  ['1,5 millones', '1500000'],
  ['1.5M', '1500000'],
  ['$150-190k', '150000-190000'],
  ['2 SMMLV', 'unread'],
  ['A convenir', 'agreed'],
  ['Entre 2.000.000 y 3.000.000', '2000000-3000000'],
  ['1.423.500 COP', 'COP 1423500'],
  ['COP 1.423.500', 'COP 1423500'],
  ['€24.000', 'EUR 24000'],
  ['2000 USD', 'USD 2000'],
  ["$1'500.000", '1500000'],
  ['$1.500.000 + comisiones', '1500000 +'],
  ['$1´500.000', '1500000'],
  ['1500000,00', '1500000'],
  ['1500000.00', '1500000'],
  ['1500000', '1500000'],
  ['1500000.5', '1500000.5'],
  ['1 500 000', '1500000'],
  ['1.500.000 a 2.000.000', '1500000-2000000'],
  ['desde 1.800.000', 'unread'],
  ['Hasta 3.000.000', 'unread'],
  ['0', 'unread'],
  ['1.500.000-', 'unread'],
  ['1500-1200', 'unread'],
  ['USD 1,200.50', 'USD 1200.5'],
  ['1.500.000 mensual', '1500000'],
  ['$1.500.000/mes', '1500000'],
  ['18.000.000 anual', 'unread'],
  ['12.50 hora', 'unread'],
  // as boards and sheets of other companies write them
  ['COP 3.500.000', 'COP 3500000'],
  ['S/ 1,500', 'PEN 1500'],
  ['S/. 1.800,00 mensuales', 'PEN 1800'],
  ['R$ 5.000,00', 'BRL 5000'],
  ['US$ 2,500 per month', 'USD 2500'],
  ['USD$ 2.500', 'USD 2500'],
  ['£2,100 - £2,400 pm', 'GBP 2100-2400'],
  ['$80,000 - $100,000 per year', 'unread'],
  ['$80k-$100k/yr', 'unread'],
  ['€ 45.000 brutos anuales', 'unread'],
  ['1.800 € brutos/mes', 'EUR 1800 +'],
  ['$25/h', 'unread'],
  ['$ 1.300.000 + auxilio de transporte + 10% de comisión', '1300000 +'],
  ['Básico $1.300.000 más comisiones', '1300000 +'],
  ['Salario: 2.000.000', '2000000'],
  ['2.000.000 (negociable)', '2000000 +'],
  ['$ 2.500.000.-', '2500000'],
  ['2.000.000,oo', '2000000'],
  ['De $1.800.000 a $2.200.000', '1800000-2200000'],
  ['1,5 a 2 millones', '1500000-2000000'],
  ['1.500 millones', 'unread'],
  ['15,00,000', 'unread'],
  ['1000 USD o 4.000.000 COP', 'unread'],
  ['1 SMLV + comisiones', 'unread'],
  ['Más de 3 salarios mínimos', 'unread'],
  ['10% del recaudo', 'unread'],
  ['2.000.000 quincenal', 'unread'],
  ['mínimo', 'unread'],
  ['Contract: 95hr to 120hr', 'unread'],
  ['Salary: 120k - 140k', '120000-140000'],
  ['A convenir + comisiones', 'unread'],
  ['15000 MXN/mes netos', 'MXN 15000 +'],
  ['Competitive', 'agreed'],
  ['Salario competitivo', 'agreed'],
  ['Según experiencia', 'agreed'],
  ['DOE', 'agreed'],
  ['Negociable', 'agreed'],
  ['', 'agreed'],
] as const)('MOV-02 a salary of “%s” is read as %s', (cell, result) => {
  expect(summaryOf(readPay(cell))).toBe(result)
})

test.each([
  ['4000000', '6000000', '4000000-6000000'],
  ['USD 1400', '1700', 'USD 1400-1700'],
  ['1400', '1400', '1400'],
  ['1700', '1400', 'unread'],
  ['USD 1400', 'EUR 1700', 'unread'],
  ['', '6000000', 'unread'],
  ['4000000', '', 'unread'],
  ['', '', 'agreed'],
] as const)('MOV-02 a lowest salary of “%s” and a highest of “%s” are read as %s', (lowest, highest, result) => {
  expect(summaryOf(readPayEnds(lowest, highest))).toBe(result)
})

test.each([
  ['USD', 'USD'],
  ['Dólares', 'USD'],
  ['COP - Peso colombiano', 'COP'],
  ['pesos', ''],
  ['$', ''],
  ['USD/COP', ''],
] as const)('MOV-02 a column of currencies with “%s” names “%s”', (cell, code) => {
  expect(currencyNamed(cell)).toBe(code)
})
