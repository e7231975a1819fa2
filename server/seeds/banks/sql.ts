import type { DemoQuestion } from './demo-bank.ts'

export const sql: readonly DemoQuestion[] = [
  {
    question: ['¿Qué palabra filtra filas antes de agruparlas?', 'Which word filters rows before they are grouped?'],
    answers: [
      ['WHERE', 'WHERE'],
      ['HAVING', 'HAVING'],
      ['ORDER BY', 'ORDER BY'],
      ['LIMIT', 'LIMIT'],
    ],
  },
  {
    question: ['¿Qué filas da un INNER JOIN?', 'Which rows does an INNER JOIN give?'],
    answers: [
      ['Las que tienen pareja en ambas tablas', 'Those that have a match in both tables'],
      ['Todas las de la primera tabla', 'All of the first table'],
      ['Todas las de ambas tablas', 'All of both tables'],
      ['Las que no tienen pareja', 'Those without a match'],
    ],
  },
  {
    question: ['¿Qué hace COUNT(*)?', 'What does COUNT(*) do?'],
    answers: [
      ['Cuenta las filas', 'Counts the rows'],
      ['Cuenta las columnas', 'Counts the columns'],
      ['Suma los números', 'Adds the numbers'],
    ],
  },
  {
    question: ['¿Cómo se pregunta si una columna no tiene valor?', 'How do you ask whether a column has no value?'],
    answers: [
      ['columna IS NULL', 'column IS NULL'],
      ['columna = NULL', 'column = NULL'],
      ['columna = ""', 'column = ""'],
      ['ISEMPTY columna', 'ISEMPTY column'],
    ],
  },
  {
    question: ['¿Para qué sirve una llave primaria?', 'What is a primary key for?'],
    answers: [
      ['Identifica cada fila sin repetirse', 'It identifies each row without repeating'],
      ['Cifra la tabla', 'It encrypts the table'],
      ['Ordena siempre las consultas', 'It always sorts queries'],
    ],
  },
  {
    question: ['¿Qué palabra ordena de mayor a menor?', 'Which word sorts from high to low?'],
    answers: [
      ['DESC', 'DESC'],
      ['ASC', 'ASC'],
      ['DOWN', 'DOWN'],
      ['MAX', 'MAX'],
    ],
  },
  {
    question: [
      'Dos cambios deben ocurrir juntos o no ocurrir. ¿Qué se usa?',
      'Two changes must happen together or not at all. What do you use?',
    ],
    answers: [
      ['Una transacción', 'A transaction'],
      ['Un índice', 'An index'],
      ['Una vista', 'A view'],
      ['Un alias', 'An alias'],
    ],
  },
  {
    question: ['¿Qué mejora un índice?', 'What does an index make better?'],
    answers: [
      ['La búsqueda de filas por esas columnas', 'Finding rows by those columns'],
      ['La velocidad de cada inserción', 'The speed of each insert'],
      ['El espacio que ocupa la tabla', 'The space that the table takes'],
    ],
  },
  {
    question: ['¿Qué hace GROUP BY ciudad?', 'What does GROUP BY city do?'],
    answers: [
      ['Forma un grupo por cada ciudad', 'Makes a group for each city'],
      ['Ordena por ciudad', 'Sorts by city'],
      ['Elimina las ciudades repetidas de la tabla', 'Deletes repeated cities from the table'],
    ],
  },
  {
    question: ['¿Qué instrucción cambia filas que ya existen?', 'Which statement changes rows that exist already?'],
    answers: [
      ['UPDATE', 'UPDATE'],
      ['INSERT', 'INSERT'],
      ['CREATE', 'CREATE'],
      ['SELECT', 'SELECT'],
    ],
  },
  {
    question: ['¿Qué da SELECT DISTINCT país FROM clientes?', 'What does SELECT DISTINCT country FROM clients give?'],
    answers: [
      ['Cada país una sola vez', 'Each country once'],
      ['El primer país', 'The first country'],
      ['El número de países', 'The number of countries'],
    ],
  },
  {
    question: ['¿Qué evita una consulta con parámetros?', 'What does a query with parameters prevent?'],
    answers: [
      ['Que lo escrito por una persona se ejecute como instrucción', 'That what a person typed runs as a statement'],
      ['Que la tabla crezca', 'That the table grows'],
      ['Que haya filas repetidas', 'That rows repeat'],
    ],
  },
  {
    question: [
      '¿Qué hace un LEFT JOIN con las filas de la izquierda sin pareja?',
      'What does a LEFT JOIN do with rows on the left that have no match?',
    ],
    answers: [
      ['Las deja, con vacío en las columnas de la derecha', 'Keeps them, with nulls in the columns on the right'],
      ['Las quita', 'Leaves them out'],
      ['Da un error', 'Gives an error'],
    ],
  },
  {
    question: [
      'Una consulta que tardaba un segundo ahora tarda un minuto. Cuenta qué revisarías, en orden.',
      'A query that took one second now takes a minute. Tell what you would look at, in order.',
    ],
  },
  {
    question: [
      'Explica con un ejemplo propio cuándo separarías una tabla en dos.',
      'Explain with an example of your own when you would split one table into two.',
    ],
  },
]
