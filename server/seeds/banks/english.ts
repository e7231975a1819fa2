import type { DemoQuestion } from './demo-bank.ts'

export const english: readonly DemoQuestion[] = [
  {
    question: ['Completa: «She ___ in Bogotá since 2020».', 'Complete: “She ___ in Bogotá since 2020.”'],
    answers: [
      ['has lived', 'has lived'],
      ['lives', 'lives'],
      ['is living', 'is living'],
      ['live', 'live'],
    ],
  },
  {
    question: ['¿Qué significa «deadline»?', 'What does “deadline” mean?'],
    answers: [
      ['Fecha límite', 'The last moment to finish something'],
      ['Línea ocupada', 'A busy line'],
      ['Descanso', 'A break'],
      ['Reunión', 'A meeting'],
    ],
  },
  {
    question: ['¿Cuál pregunta es correcta?', 'Which question is right?'],
    answers: [
      ['Where does he work?', 'Where does he work?'],
      ['Where he works?', 'Where he works?'],
      ['Where do he work?', 'Where do he work?'],
    ],
  },
  {
    question: ['Elige la forma más cortés de pedir un archivo.', 'Choose the most polite way to ask for a file.'],
    answers: [
      ['Could you send me the file, please?', 'Could you send me the file, please?'],
      ['Send me the file.', 'Send me the file.'],
      ['I want the file now.', 'I want the file now.'],
    ],
  },
  {
    question: ['¿Qué quiere decir «I look forward to hearing from you»?', 'What does “I look forward to hearing from you” mean?'],
    answers: [
      ['Espero con gusto su respuesta', 'I am happily waiting for your answer'],
      ['No lo escucho bien', 'I cannot hear you well'],
      ['Miro hacia adelante', 'I look ahead'],
    ],
  },
  {
    question: ['Completa: «If it rains, we ___ the meeting online».', 'Complete: “If it rains, we ___ the meeting online.”'],
    answers: [
      ['will have', 'will have'],
      ['had', 'had'],
      ['would have had', 'would have had'],
      ['having', 'having'],
    ],
  },
  {
    question: ['¿Cuál es el plural de «company»?', 'What is the plural of “company”?'],
    answers: [
      ['companies', 'companies'],
      ['companys', 'companys'],
      ['companyes', 'companyes'],
    ],
  },
  {
    question: [
      'Lee: «The shop is open from nine to five, except on Sundays». ¿Cuándo está cerrada?',
      'Read: “The shop is open from nine to five, except on Sundays.” When is it closed?',
    ],
    answers: [
      ['El domingo', 'On Sunday'],
      ['A las diez', 'At ten'],
      ['El lunes', 'On Monday'],
    ],
  },
  {
    question: ['¿Qué palabra es lo contrario de «early»?', 'Which word is the opposite of “early”?'],
    answers: [
      ['late', 'late'],
      ['soon', 'soon'],
      ['fast', 'fast'],
      ['near', 'near'],
    ],
  },
  {
    question: ['Completa: «There aren’t ___ chairs in the room».', 'Complete: “There aren’t ___ chairs in the room.”'],
    answers: [
      ['many', 'many'],
      ['much', 'much'],
      ['a little', 'a little'],
      ['no', 'no'],
    ],
  },
  {
    question: ['En una llamada no entendiste. ¿Qué dices?', 'In a call you did not understand. What do you say?'],
    answers: [
      ['Sorry, could you say that again?', 'Sorry, could you say that again?'],
      ['What do you want?', 'What do you want?'],
      ['You speak badly.', 'You speak badly.'],
    ],
  },
  {
    question: ['¿Cuál oración está en pasado?', 'Which sentence is in the past?'],
    answers: [
      ['They took the order yesterday.', 'They took the order yesterday.'],
      ['They take the order.', 'They take the order.'],
      ['They are taking the order.', 'They are taking the order.'],
    ],
  },
  {
    question: [
      '«The meeting was put off». ¿Qué pasó con la reunión?',
      '“The meeting was put off.” What happened to the meeting?',
    ],
    answers: [
      ['Se aplazó', 'It was moved to a later day'],
      ['Se canceló para siempre', 'It was cancelled for ever'],
      ['Terminó antes', 'It ended early'],
    ],
  },
  {
    question: [
      'Escribe en inglés un correo corto para proponer otra hora de reunión.',
      'Write a short e-mail to suggest another time for a meeting.',
    ],
  },
  {
    question: [
      'Presenta en inglés, en cinco frases, lo que haces en tu trabajo.',
      'Introduce in five sentences what you do at work.',
    ],
  },
]
