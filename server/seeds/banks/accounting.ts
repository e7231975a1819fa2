import type { DemoQuestion } from './demo-bank.ts'

export const accounting: readonly DemoQuestion[] = [
  {
    question: ['¿Qué muestra el balance general?', 'What does the balance sheet show?'],
    answers: [
      ['Lo que se tiene y lo que se debe en una fecha', 'What is owned and owed on a date'],
      ['Las ventas del mes', 'The sales of the month'],
      ['El presupuesto del año', 'The budget of the year'],
    ],
  },
  {
    question: ['¿Cuál es la ecuación contable?', 'What is the accounting equation?'],
    answers: [
      ['Activo = pasivo + patrimonio', 'Assets = liabilities + equity'],
      ['Activo = ingresos − gastos', 'Assets = income − expenses'],
      ['Pasivo = activo + patrimonio', 'Liabilities = assets + equity'],
    ],
  },
  {
    question: ['Compraste mercancía a crédito. ¿Qué aumenta?', 'You bought goods on credit. What goes up?'],
    answers: [
      ['El inventario y las cuentas por pagar', 'Inventory and accounts payable'],
      ['El efectivo', 'Cash'],
      ['Las ventas', 'Sales'],
    ],
  },
  {
    question: ['¿Para qué sirve una conciliación bancaria?', 'What is a bank reconciliation for?'],
    answers: [
      [
        'Para explicar las diferencias entre los libros y el extracto',
        'To explain differences between the books and the statement',
      ],
      ['Para pedir un préstamo', 'To ask for a loan'],
      ['Para pagar impuestos', 'To pay taxes'],
    ],
  },
  {
    question: ['¿Qué es la depreciación?', 'What is depreciation?'],
    answers: [
      ['Repartir el costo de un bien en los años que sirve', 'Spreading the cost of an asset over the years that it serves'],
      ['El dinero que se guarda para reponerlo', 'The money set aside to replace it'],
      ['La pérdida por robo', 'A loss by theft'],
    ],
  },
  {
    question: [
      'Un cliente paga por adelantado. ¿Cómo se registra al recibirlo?',
      'A customer pays in advance. How is it recorded when received?',
    ],
    answers: [
      ['Como pasivo', 'As a liability'],
      ['Como ingreso', 'As income'],
      ['Como gasto', 'As an expense'],
    ],
  },
  {
    question: ['¿Qué es el IVA que cobra una empresa en sus ventas?', 'What is the sales tax that a company collects?'],
    answers: [
      ['Dinero que debe entregar al Estado', 'Money that it owes to the state'],
      ['Un ingreso propio', 'Income of its own'],
      ['Un descuento al cliente', 'A discount for the customer'],
    ],
  },
  {
    question: [
      'Ventas 100, costo de ventas 60, gastos 25. ¿Cuál es la utilidad?',
      'Sales 100, cost of sales 60, expenses 25. What is the profit?',
    ],
    answers: [
      ['15', '15'],
      ['40', '40'],
      ['75', '75'],
      ['85', '85'],
    ],
  },
  {
    question: ['¿Qué cuenta es de resultados?', 'Which account belongs to the income statement?'],
    answers: [
      ['Gasto de arriendo', 'Rent expense'],
      ['Bancos', 'Bank'],
      ['Proveedores', 'Suppliers'],
      ['Capital', 'Capital'],
    ],
  },
  {
    question: ['¿Cuándo se reconoce un gasto por causación?', 'When is an expense recognised on the accrual basis?'],
    answers: [
      ['Cuando ocurre, aunque se pague después', 'When it happens, even if paid later'],
      ['Solo al pagarlo', 'Only when paid'],
      ['Al final del año', 'At the end of the year'],
    ],
  },
  {
    question: ['¿Qué soporte necesita un gasto?', 'What backs an expense?'],
    answers: [
      ['Una factura o documento válido', 'An invoice or valid document'],
      ['La palabra del jefe', 'The word of the boss'],
      ['Un mensaje de voz', 'A voice message'],
    ],
  },
  {
    question: [
      'Un cheque girado no ha sido cobrado. ¿Qué saldo es mayor?',
      'A cheque that was drawn has not been cashed. Which balance is higher?',
    ],
    answers: [
      ['El del extracto del banco', 'The one of the bank statement'],
      ['El de los libros', 'The one of the books'],
      ['Son iguales', 'They are the same'],
    ],
  },
  {
    question: ['¿Qué mide la liquidez?', 'What does liquidity measure?'],
    answers: [
      ['Si se puede pagar lo que vence pronto', 'Whether what is due soon can be paid'],
      ['Cuánto se vende', 'How much is sold'],
      ['El valor de los edificios', 'The value of the buildings'],
    ],
  },
  {
    question: [
      'Al cerrar el mes las cuentas no cuadran por 120.000. Cuenta qué revisarías, en orden.',
      'At the close of the month the accounts are off by 120,000. Tell what you would check, in order.',
    ],
  },
  {
    question: [
      'Tu jefe te pide registrar una venta que todavía no se ha hecho. ¿Qué haces y por qué?',
      'Your manager asks you to record a sale that has not been made yet. What do you do and why?',
    ],
  },
]
