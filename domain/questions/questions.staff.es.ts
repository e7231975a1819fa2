export const es = {
  'menu.tests': 'Pruebas',
  'question.error.question_required': 'Escribe la pregunta.',
  'question.sureDelete': '¿Seguro que quieres eliminar esta respuesta?',
} as const
