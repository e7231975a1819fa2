/** Texts about the difficulty of questions. */
export const es = {
  'difficulty.title': 'Dificultad',
  'difficulty.word.very_easy': 'Muy fácil',
  'difficulty.word.easy': 'Fácil',
  'difficulty.word.medium': 'Media',
  'difficulty.word.hard': 'Difícil',
  'difficulty.word.very_hard': 'Muy difícil',
  'difficulty.value_one': '{{word}} ({{difficulty}} ± {{error}}), {{count}} respuesta',
  'difficulty.value_other': '{{word}} ({{difficulty}} ± {{error}}), {{count}} respuestas',
  'difficulty.lack.few_one': 'Aún falta {{count}} respuesta',
  'difficulty.lack.few_other': 'Aún faltan {{count}} respuestas',
  'difficulty.lack.all_right': 'Todas las personas acertaron: aún no se puede calcular',
  'difficulty.lack.all_wrong': 'Nadie acertó: aún no se puede calcular',
  'difficulty.lack.apart': 'Aún no se puede comparar con las demás: faltan pruebas que las combinen',
  'difficulty.lack.beyond': 'Sin calcular: se calcula para las 1000 preguntas con más respuestas',
  'difficulty.lack.rated': 'No se calcula: es un texto que se califica',
  'difficulty.misfit': 'Personas con buen puntaje la fallan más de lo esperado, o con bajo puntaje la aciertan: revísala.',
  'difficulty.hint':
    'La dificultad se calcula con las respuestas reales, a partir de {{enough}} por pregunta, sin que importe quién respondió. 0 es la media del banco. Quien acierta la mitad de las preguntas de 0 acierta una de cada cuatro de {{hard}} y tres de cada cuatro de {{easy}}. El ± es el margen de error: contenía la dificultad real de cerca de dos de cada tres preguntas simuladas. Una persona cuenta la primera vez que ve la pregunta. Se actualiza sola cuando hay pruebas nuevas y no cambia ningún puntaje.',
  'difficulty.column': 'Dificultad (0 = media del banco)',
  'difficulty.column_error': 'Margen de error de la dificultad',
} as const
