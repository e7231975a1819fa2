/** Texts of the signal rules for staff. */
export const es = {
  'attempts.signal.left_and_pasted': 'Salió de la ventana y pegó texto mientras respondía {{count}} preguntas.',
  'attempts.signal.many_too_fast': 'Respondió {{count}} preguntas más rápido de lo que se tarda en leerlas.',
  'attempts.signal.pasted_one': 'Pegó texto en {{count}} respuesta.',
  'attempts.signal.pasted_other': 'Pegó texto en {{count}} respuestas.',
  'attempts.signal.copied_questions': 'Copió {{count}} preguntas.',
  'attempts.signal.left_often': 'Salió {{count}} veces de la ventana.',
  'attempts.signal.too_fast_one': 'Respondió {{count}} pregunta más rápido de lo que se tarda en leerla.',
  'attempts.signal.too_fast_other': 'Respondió {{count}} preguntas más rápido de lo que se tarda en leerlas.',
  'attempts.signal.several_devices': 'Cambió {{count}} veces de dispositivo.',
} as const
