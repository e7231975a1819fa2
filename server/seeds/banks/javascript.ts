import type { DemoQuestion } from './demo-bank.ts'

export const javascript: readonly DemoQuestion[] = [
  {
    question: ['¿Qué devuelve typeof null?', 'What does typeof null give?'],
    answers: [
      ['"object"', '"object"'],
      ['"null"', '"null"'],
      ['"undefined"', '"undefined"'],
      ['"empty"', '"empty"'],
    ],
  },
  {
    question: [
      '¿Cuál de estas declaraciones no puede recibir otro valor después?',
      'Which of these declarations cannot be given another value later?',
    ],
    answers: [
      ['const total = 3', 'const total = 3'],
      ['let total = 3', 'let total = 3'],
      ['var total = 3', 'var total = 3'],
    ],
  },
  {
    question: ['¿Qué hace el método map de una lista?', 'What does the map method of an array do?'],
    answers: [
      [
        'Crea otra lista con el resultado de una función para cada elemento',
        'Makes another array with the result of a function for each element',
      ],
      ['Cambia la lista original', 'Changes the original array'],
      ['Busca el primer elemento que cumple una condición', 'Finds the first element that meets a condition'],
      ['Ordena la lista', 'Sorts the array'],
    ],
  },
  {
    question: ['¿Qué resultado da "5" + 2?', 'What is the result of "5" + 2?'],
    answers: [
      ['"52"', '"52"'],
      ['7', '7'],
      ['NaN', 'NaN'],
      ['Un error', 'An error'],
    ],
  },
  {
    question: [
      '¿Qué operador compara valor y tipo sin convertirlos?',
      'Which operator compares value and type without converting them?',
    ],
    answers: [
      ['===', '==='],
      ['==', '=='],
      ['=', '='],
      ['=>', '=>'],
    ],
  },
  {
    question: ['¿Qué significa await delante de una promesa?', 'What does await before a promise mean?'],
    answers: [
      [
        'La función espera el resultado sin detener el resto del programa',
        'The function waits for the result without stopping the rest of the program',
      ],
      ['El programa entero se detiene', 'The whole program stops'],
      ['La promesa se cancela', 'The promise is cancelled'],
    ],
  },
  {
    question: ['¿Cómo se lee el primer elemento de la lista nombres?', 'How do you read the first element of the array names?'],
    answers: [
      ['nombres[0]', 'names[0]'],
      ['nombres[1]', 'names[1]'],
      ['nombres.first', 'names.first'],
      ['nombres(0)', 'names(0)'],
    ],
  },
  {
    question: [
      '¿Qué valor tiene una variable declarada con let y sin inicializar?',
      'What is the value of a variable declared with let and not initialised?',
    ],
    answers: [
      ['undefined', 'undefined'],
      ['null', 'null'],
      ['0', '0'],
      ['Una cadena vacía', 'An empty string'],
    ],
  },
  {
    question: ['¿Para qué sirve JSON.parse?', 'What is JSON.parse for?'],
    answers: [
      ['Convierte un texto JSON en un valor', 'Turns a JSON text into a value'],
      ['Convierte un valor en texto JSON', 'Turns a value into JSON text'],
      ['Descarga un archivo', 'Downloads a file'],
    ],
  },
  {
    question: ['¿Qué evento avisa que se envía un formulario?', 'Which event tells that a form is being sent?'],
    answers: [
      ['submit', 'submit'],
      ['change', 'change'],
      ['focus', 'focus'],
      ['load', 'load'],
    ],
  },
  {
    question: ['¿Qué devuelve [1, 2, 3].includes(4)?', 'What does [1, 2, 3].includes(4) give?'],
    answers: [
      ['false', 'false'],
      ['true', 'true'],
      ['-1', '-1'],
      ['undefined', 'undefined'],
    ],
  },
  {
    question: ['¿Cuándo se ejecuta el bloque finally?', 'When does the finally block run?'],
    answers: [
      ['Siempre, haya error o no', 'Always, with or without an error'],
      ['Solo cuando hay error', 'Only when there is an error'],
      ['Solo cuando no hay error', 'Only when there is no error'],
    ],
  },
  {
    question: [
      'El diagrama muestra el orden en que se atienden las tareas. ¿Qué se ejecuta primero cuando el código actual termina?',
      'The diagram shows the order in which tasks are handled. What runs first when the current code ends?',
    ],
    answers: [
      ['Las promesas que esperan', 'The promises that are waiting'],
      ['Los temporizadores', 'The timers'],
      ['Los clics pendientes', 'The clicks that are waiting'],
    ],
    media: {
      files: ['event-loop-es.png', 'event-loop-en.png'],
      text: [
        'Tres cajas de izquierda a derecha: código actual, promesas, temporizadores y clics; flechas indican ese orden.',
        'Three boxes from left to right: current code, promises, timers and clicks; arrows show that order.',
      ],
    },
  },
  {
    question: [
      'Cuenta cómo encontrarías la causa de una página que se vuelve lenta mientras la persona escribe en un buscador.',
      'Tell how you would find out why a page becomes slow while somebody types in a search box.',
    ],
  },
  {
    question: [
      '¿Qué diferencia hay entre probar una función y probar lo que una persona hace en la página? Da un ejemplo de cada una.',
      'What is the difference between testing a function and testing what a person does on the page? Give an example of each.',
    ],
  },
]
