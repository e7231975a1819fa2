/** Texts about the bank of a skill: its files, its health, and the parity of its languages. */
export const es = {
  'banks.title': 'Banco de preguntas',
  'banks.back': 'Volver a las preguntas',

  'banks.counts': '{{questions}} preguntas, {{ready}} listas',
  'banks.language.es': 'Español',
  'banks.language.en': 'Inglés',

  'banks.health': 'Salud de las preguntas',
  'banks.health_description': 'Lo que dicen las últimas 500 respuestas de cada pregunta. Primero, las que conviene revisar.',
  'banks.health_empty': 'Todavía no hay preguntas en este idioma',
  'banks.health_more': 'Se muestran las primeras {{count}} preguntas.',
  'banks.question': 'Pregunta',
  'banks.asked': 'Respuestas',
  'banks.share': 'Acierto',
  'banks.share_value': '{{share}} %',
  'banks.discrimination': 'Discriminación',
  'banks.discrimination_hint':
    'De −1 a 1: cuánto coinciden los puntos de esta pregunta con los de las demás. Por debajo de 0, quien sabe más falla más.',
  'banks.median': 'Tiempo mediano',
  'banks.seconds': '{{seconds}} s',
  'banks.none': '—',
  'banks.mark.too_easy': 'Casi todas las personas aciertan: apenas distingue a quien sabe.',
  'banks.mark.too_hard': 'Casi nadie acierta: revisa que la respuesta correcta y el enunciado estén bien.',
  'banks.mark.against_rest':
    'Quienes van mejor en el resto de la prueba fallan más aquí: puede que la respuesta marcada no sea la correcta.',
  'banks.broken': 'Dañada',
  'banks.break': 'Está dañada',
  'banks.break_named': 'Marcar como dañada: {{question}}',
  'banks.break_title': '¿Marcar esta pregunta como dañada?',
  'banks.break_question':
    'Deja de salir en las pruebas, y quienes la tuvieron reciben sus 10 puntos. Los puntos anteriores quedan en el historial.',
  'banks.break_confirm': 'Sí, dar los puntos',
  'banks.broken_done': 'La pregunta está fuera de uso. Los puntos se dan en un momento.',
  'banks.mend': 'Volver a usarla',
  'banks.mend_named': 'Volver a usar: {{question}}',
  'banks.mended_done': 'La pregunta puede volver a salir en las pruebas',
} as const
