import type { DemoQuestion } from './demo-bank.ts'

export const customerService: readonly DemoQuestion[] = [
  {
    question: ['Una persona llama molesta. ¿Qué haces primero?', 'Somebody calls and is upset. What do you do first?'],
    answers: [
      ['Escucho sin interrumpir y repito lo que entendí', 'I listen without interrupting and repeat what I understood'],
      ['Le explico las normas', 'I explain the rules'],
      ['La paso a otra área', 'I pass the call to somebody else'],
      ['Le pido que llame más tarde', 'I ask them to call later'],
    ],
  },
  {
    question: ['No sabes la respuesta. ¿Qué dices?', 'You do not know the answer. What do you say?'],
    answers: [
      ['Lo averiguo y le escribo hoy antes de las cinco', 'I will find out and write to you today before five'],
      ['Eso no lo manejo yo', 'That is not my job'],
      ['Seguramente se arregla solo', 'It will probably mend itself'],
    ],
  },
  {
    question: ['¿Qué debe tener siempre el cierre de una conversación?', 'What should the end of a conversation always have?'],
    answers: [
      ['Qué sigue, quién lo hace y cuándo', 'What comes next, who does it and when'],
      ['Una disculpa larga', 'A long apology'],
      ['Una oferta de otro producto', 'An offer of another product'],
    ],
  },
  {
    question: [
      'Un cliente pide algo que no se puede hacer. ¿Cuál es la mejor respuesta?',
      'A customer asks for something that cannot be done. Which answer is best?',
    ],
    answers: [
      ['Explicar por qué y ofrecer lo que sí se puede', 'Explain why and offer what can be done'],
      ['Decir que no y terminar', 'Say no and end'],
      ['Prometerlo y ver después', 'Promise it and see later'],
    ],
  },
  {
    question: [
      '¿Qué dato no debe quedar escrito en las notas de un caso?',
      'What should never be written in the notes of a case?',
    ],
    answers: [
      ['La contraseña de la persona', 'The person’s password'],
      ['El número del caso', 'The case number'],
      ['Lo que se acordó', 'What was agreed'],
      ['La fecha de la llamada', 'The date of the call'],
    ],
  },
  {
    question: [
      'Atiendes dos chats y uno se demora en responder. ¿Qué haces?',
      'You have two chats and one is slow to answer. What do you do?',
    ],
    answers: [
      ['Avisas que sigues ahí y avanzas con el otro', 'You say that you are still there and go on with the other'],
      ['Cierras el que se demora', 'You close the slow one'],
      ['Esperas sin escribir en ninguno', 'You wait and write in neither'],
    ],
  },
  {
    question: ['¿Para qué sirve anotar el motivo de cada llamada?', 'What is noting the reason of each call good for?'],
    answers: [
      ['Para arreglar las causas que se repiten', 'To mend causes that come back'],
      ['Para alargar la llamada', 'To make the call longer'],
      ['Para evaluar al cliente', 'To judge the customer'],
    ],
  },
  {
    question: ['Te equivocaste con un pedido. ¿Qué es lo correcto?', 'You made a mistake with an order. What is right?'],
    answers: [
      ['Reconocerlo, corregirlo y contar cómo quedó', 'Admit it, mend it and tell how it ended'],
      ['Esperar a que lo note', 'Wait until they notice'],
      ['Culpar al sistema', 'Blame the system'],
    ],
  },
  {
    question: ['¿Qué pregunta es abierta?', 'Which question is open?'],
    answers: [
      ['¿Qué pasó cuando intentó pagar?', 'What happened when you tried to pay?'],
      ['¿Pagó con tarjeta?', 'Did you pay by card?'],
      ['¿Fue ayer?', 'Was it yesterday?'],
    ],
  },
  {
    question: ['¿Qué mide mejor si un problema quedó resuelto?', 'What best measures whether a problem was solved?'],
    answers: [
      ['Que la persona no tenga que volver a llamar por lo mismo', 'That the person need not call again for the same thing'],
      ['La duración de la llamada', 'How long the call took'],
      ['El número de llamadas por hora', 'The number of calls per hour'],
    ],
  },
  {
    question: [
      'Una persona usa lector de pantalla. ¿Qué correo le sirve más?',
      'Somebody uses a screen reader. Which e-mail helps more?',
    ],
    answers: [
      ['Uno con los pasos escritos en texto', 'One with the steps written as text'],
      ['Uno con una foto de los pasos', 'One with a photo of the steps'],
      ['Uno con colores para cada paso', 'One with a colour for each step'],
    ],
  },
  {
    question: ['Oye el mensaje. ¿Qué pide la persona?', 'Listen to the message. What does the person ask for?'],
    answers: [
      ['Que le confirmen una cita', 'That an appointment is confirmed'],
      ['Que le devuelvan dinero', 'That money is given back'],
      ['Que cambien su dirección', 'That their address is changed'],
    ],
    media: {
      files: ['message-es.mp3', 'message-en.mp3'],
      text: [
        '«Hola, llamo para confirmar mi cita del jueves a las tres. Gracias».',
        '“Hello, I am calling to confirm my appointment on Thursday at three. Thank you.”',
      ],
    },
  },
  {
    question: [
      'Alguien pide los datos de otra persona. ¿Qué haces?',
      'Somebody asks for another person’s details. What do you do?',
    ],
    answers: [
      ['No los doy y explico por qué', 'I do not give them and explain why'],
      ['Los doy si parece de confianza', 'I give them if the person seems trustworthy'],
      ['Los doy por correo', 'I give them by e-mail'],
    ],
  },
  {
    question: [
      'Escribe la respuesta a un correo que dice: «Es la tercera vez que escribo y nadie me ayuda».',
      'Write the answer to an e-mail that says: “This is the third time I write and nobody helps me.”',
    ],
  },
  {
    question: [
      'Cuenta una vez en que convenciste a alguien de cambiar una manera de trabajar que no servía a los clientes.',
      'Tell of a time when you convinced somebody to change a way of working that did not serve customers.',
    ],
  },
]
