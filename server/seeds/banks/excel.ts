import type { DemoQuestion } from './demo-bank.ts'

export const excel: readonly DemoQuestion[] = [
  {
    question: ['¿Qué fórmula suma las celdas A1 a A10?', 'Which formula adds the cells A1 to A10?'],
    answers: [
      ['=SUMA(A1:A10)', '=SUM(A1:A10)'],
      ['=A1-A10', '=A1-A10'],
      ['=CONTAR(A1:A10)', '=COUNT(A1:A10)'],
      ['=TOTAL(A1;A10)', '=TOTAL(A1;A10)'],
    ],
  },
  {
    question: ['¿Qué hace el signo $ en $B$2?', 'What does the $ sign do in $B$2?'],
    answers: [
      ['La celda no cambia al copiar la fórmula', 'The cell does not change when the formula is copied'],
      ['Muestra el valor en pesos', 'It shows the value in dollars'],
      ['Protege la celda con contraseña', 'It protects the cell with a password'],
    ],
  },
  {
    question: [
      'Quieres ver solo las ventas de marzo sin borrar las demás. ¿Qué usas?',
      'You want to see only the sales of March without deleting the others. What do you use?',
    ],
    answers: [
      ['Un filtro', 'A filter'],
      ['Una gráfica', 'A chart'],
      ['Combinar celdas', 'Merged cells'],
      ['Un comentario', 'A comment'],
    ],
  },
  {
    question: ['¿Para qué sirve una tabla dinámica?', 'What is a pivot table for?'],
    answers: [
      ['Para resumir muchos datos por grupos', 'To sum up many rows by groups'],
      ['Para dibujar formas', 'To draw shapes'],
      ['Para imprimir en una sola hoja', 'To print on one sheet'],
    ],
  },
  {
    question: [
      '¿Qué función busca un valor en una columna y devuelve otro de la misma fila?',
      'Which function looks for a value in a column and gives another one of the same row?',
    ],
    answers: [
      ['BUSCARX', 'XLOOKUP'],
      ['SI', 'IF'],
      ['REDONDEAR', 'ROUND'],
      ['HOY', 'TODAY'],
    ],
  },
  {
    question: ['¿Qué resultado da =SI(5>3;"sí";"no")?', 'What is the result of =IF(5>3,"yes","no")?'],
    answers: [
      ['sí', 'yes'],
      ['no', 'no'],
      ['5', '5'],
      ['Un error', 'An error'],
    ],
  },
  {
    question: ['Una celda muestra #####. ¿Qué pasa?', 'A cell shows #####. What is the matter?'],
    answers: [
      ['La columna es muy angosta para el valor', 'The column is too narrow for the value'],
      ['La fórmula está mal escrita', 'The formula is written wrong'],
      ['El archivo está dañado', 'The file is damaged'],
    ],
  },
  {
    question: [
      '¿Cómo se escribe una fecha para poder restarla de otra?',
      'How do you write a date so that it can be subtracted from another?',
    ],
    answers: [
      ['Como fecha, en una celda con formato de fecha', 'As a date, in a cell with a date format'],
      ['Como texto con comillas', 'As text in quotes'],
      ['En dos celdas', 'In two cells'],
    ],
  },
  {
    question: ['¿Qué gráfica compara mejor las ventas de cinco tiendas?', 'Which chart compares the sales of five stores best?'],
    answers: [
      ['Barras', 'Bars'],
      ['Una línea por tienda en un solo punto', 'One line per store with a single point'],
      ['Dispersión sin ejes', 'Scatter without axes'],
    ],
  },
  {
    question: ['¿Qué cuenta =CONTAR.SI(C:C;"pagado")?', 'What does =COUNTIF(C:C,"paid") count?'],
    answers: [
      ['Las celdas de la columna C que dicen pagado', 'The cells of column C that say paid'],
      ['Todas las celdas de la columna C', 'All cells of column C'],
      ['La suma de lo pagado', 'The sum of what was paid'],
    ],
  },
  {
    question: [
      '¿Qué evita que alguien escriba una ciudad que no existe en tu lista?',
      'What keeps people from typing a city that is not in your list?',
    ],
    answers: [
      ['La validación de datos', 'Data validation'],
      ['El formato condicional', 'Conditional formatting'],
      ['Congelar paneles', 'Frozen panes'],
    ],
  },
  {
    question: [
      'La gráfica muestra las ventas de cuatro meses. ¿En qué mes se vendió más?',
      'The chart shows the sales of four months. In which month was most sold?',
    ],
    answers: [
      ['Marzo', 'March'],
      ['Enero', 'January'],
      ['Febrero', 'February'],
      ['Abril', 'April'],
    ],
    media: {
      files: ['sales-chart-es.png', 'sales-chart-en.png'],
      text: ['Barras: enero 40, febrero 55, marzo 90, abril 70.', 'Bars: January 40, February 55, March 90, April 70.'],
    },
  },
  {
    question: ['¿Qué es mejor antes de borrar filas repetidas?', 'What is best before removing repeated rows?'],
    answers: [
      ['Guardar una copia y revisar qué columnas las definen', 'Keep a copy and look at which columns define them'],
      ['Ordenar por color', 'Sort by colour'],
      ['Cerrar los demás libros', 'Close the other workbooks'],
    ],
  },
  {
    question: [
      'Recibes cada semana un archivo con nombres escritos de formas distintas. Cuenta cómo lo limpiarías sin hacerlo a mano cada vez.',
      'Every week you get a file with names written in different ways. Tell how you would clean it without doing so by hand each time.',
    ],
  },
  {
    question: [
      'Explica a alguien que no usa hojas de cálculo qué dice un promedio y cuándo engaña.',
      'Explain to somebody who does not use spreadsheets what an average says and when it misleads.',
    ],
  },
]
