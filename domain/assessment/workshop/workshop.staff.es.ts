/** Texts about what a bank of questions needs. */
export const es = {
  'workshop.title': 'Qué necesita este banco',
  'workshop.draws': '¿A todas las personas les toca una prueba igual de difícil?',
  'workshop.draws.guessed':
    'Aún no hay respuestas suficientes, así que las pruebas se equilibran con la dificultad que estiman los autores de las preguntas. Dos pruebas difieren como máximo en unos {{largest}} de 100 puntos en lo que puede esperar una misma persona, si esa estimación es más o menos acertada. Con preguntas elegidas solo al azar serían unos {{plain}}.',
  'workshop.draws.balanced':
    'Con lo que se sabe hasta hoy, dos pruebas de este banco difieren como máximo en unos {{largest}} de 100 puntos en lo que puede esperar una misma persona. La cifra baja con más respuestas, porque la dificultad de cada pregunta se conoce mejor. Con preguntas elegidas solo al azar serían unos {{plain}}.',
  'workshop.draws.uneven':
    'Con lo que se sabe hasta hoy, dos pruebas de este banco pueden diferir en unos {{largest}} de 100 puntos en lo que puede esperar una misma persona. Con preguntas elegidas solo al azar serían unos {{plain}}. Agrega preguntas de las dificultades que faltan.',
  'workshop.draws.same':
    'Sí: a todas les tocan las mismas preguntas. Con {{least}} o más de selección múltiple, cada persona vería otras.',
  'workshop.draws.few':
    'No: dos pruebas pueden diferir en unos {{largest}} de 100 puntos, porque hay muy pocas preguntas para elegir. Con {{least}} o más de selección múltiple se pueden equilibrar.',
  'workshop.draws.unknown':
    'Aún no se sabe: no hay respuestas suficientes. Las preguntas se eligen al azar hasta que se conozca su dificultad, a partir de {{enough}} respuestas por pregunta.',
  'workshop.draws.accuracy': 'En 9 de cada 10 bancos simulados, la cifra real fue como máximo 1,4 veces la indicada.',
  'workshop.guessing': '¿Cuánto da responder al azar?',
  'workshop.guessing.level': 'Quien responde todo al azar obtiene en promedio unos {{points}} puntos.',
  'workshop.guessing.unknown': 'Aún no se sabe si responder al azar altera las dificultades: no hay respuestas suficientes.',
  'workshop.guessing.distorts':
    'Se nota que hay respuestas al azar: quienes fallan preguntas más fáciles aciertan las difíciles más de lo esperado. Las preguntas difíciles lo son más de lo que parece.',
  'workshop.guessing.unnoticed':
    'En las respuestas no se nota que el azar altere las dificultades. Puede pasar inadvertido: en simulaciones en que se adivinaba una de cada cuatro veces, se encontró en 30 de cada 100 bancos con 300 pruebas y en 75 con 1.000; donde nadie adivinaba, en menos de 5.',
  'workshop.targets': '¿Qué preguntas faltan?',
  'workshop.targets.hint':
    'Un resultado decide más donde termina un nivel y empieza otro. Conviene que dos de cada diez preguntas sean de la dificultad que separa esos niveles.',
  'workshop.targets.missing_one': 'Falta {{count}} pregunta con dificultad conocida.',
  'workshop.targets.missing_other': 'Faltan {{count}} preguntas con dificultad conocida.',
  'workshop.targets.waiting':
    'Aún no hay respuestas suficientes: se sabrá cuando al menos {{least}} preguntas de selección múltiple tengan dificultad.',
  'workshop.targets.unknown_one': '{{count}} pregunta aún no tiene dificultad y puede ser una de las que faltan.',
  'workshop.targets.unknown_other': '{{count}} preguntas aún no tienen dificultad y pueden ser parte de las que faltan.',
  'workshop.target': '{{band}}, desde {{points}} puntos',
  'workshop.target.missing_one': 'Falta {{count}} pregunta',
  'workshop.target.missing_other': 'Faltan {{count}} preguntas',
  'workshop.target.enough': 'Hay suficientes',
  'workshop.target.has_one': 'Hay {{count}} pregunta de esa dificultad: {{word}} ({{difficulty}}).',
  'workshop.target.has_other': 'Hay {{count}} preguntas de esa dificultad: {{word}} ({{difficulty}}).',
  'workshop.target.gain':
    'Con diez más así, una prueba distinguiría a las personas cerca de {{points}} puntos más o menos como lo haría hoy una de {{worth}} preguntas.',
  'workshop.worn': '¿Qué preguntas están gastadas?',
  'workshop.worn.hint':
    'Señales de que una pregunta ya se conoce fuera de la prueba. Ninguna cambia un puntaje: revisa la pregunta y, si hace falta, reemplázala.',
  'workshop.worn.waiting': 'Aún no hay respuestas suficientes: se sabrá cuando una pregunta tenga al menos {{enough}}.',
  'workshop.worn.none': 'Ninguna pregunta da señales de estar gastada.',
  'workshop.worn.capped': 'Solo se revisan las {{count}} preguntas más antiguas del banco.',
  'workshop.worn.exposure': 'La pregunta que más sale estuvo en {{share}} de cada 100 pruebas recientes.',
  'workshop.worn.exposed': 'Con tan pocas preguntas, el banco se gasta pronto: agrega más.',
  'workshop.worn.answers_one': '{{count}} respuesta',
  'workshop.worn.answers_other': '{{count}} respuestas',
  'workshop.sign.easier':
    'Se volvió más fácil que las demás: antes acertaban {{before}} de cada 100 y ahora {{after}}. Puede haberse filtrado.',
  'workshop.sign.too_fast': '{{share}} de cada 100 respuestas llegaron antes de que diera tiempo a leerla.',
  'workshop.sign.copied': '{{share}} de cada 100 personas copiaron el enunciado.',
  'workshop.sign.known': '{{share}} de cada 100 respuestas son de personas que ya la habían respondido.',
  'workshop.resting': '¿Qué preguntas descansan?',
  'workshop.resting.hint':
    'Las pruebas las dejan por fuera mientras alcancen las demás: siempre quedan al menos quince de cada tipo y la mitad del banco.',
  'workshop.resting.none': 'Ninguna: ninguna da señales de estar gastada ni sale mucho más que las demás.',
  'workshop.rest.worn': 'Gastada: descansa hasta que la cambies',
  'workshop.rest.exposed': 'Salió mucho más que las demás: vuelve cuando la alcancen',
  'workshop.languages': '¿Hay preguntas más difíciles en un idioma?',
  'workshop.languages.hint':
    'Comparamos las dos versiones de cada pregunta entre personas con el mismo puntaje en la prueba. No cambia ningún puntaje: revisa la traducción.',
  'workshop.languages.no_pairs': 'Aún no hay preguntas emparejadas en los dos idiomas.',
  'workshop.languages.pair': 'Emparejar preguntas',
  'workshop.languages.alike_one': 'En {{count}} pareja de preguntas no se encontró diferencia entre idiomas.',
  'workshop.languages.alike_other': 'En {{count}} parejas de preguntas no se encontró diferencia entre idiomas.',
  'workshop.languages.missed':
    'Una diferencia puede pasar inadvertida. En simulaciones con 400 pruebas en cada idioma, una de 22 de cada 100 personas se encontró en al menos 9 de cada 10 casos, y una de 12, en cerca de 6.',
  'workshop.languages.waiting_one':
    '{{count}} pareja aún no tiene respuestas suficientes: se necesitan {{least}} en cada idioma, entre personas con el mismo puntaje.',
  'workshop.languages.waiting_other':
    '{{count}} parejas aún no tienen respuestas suficientes: se necesitan {{least}} en cada idioma, entre personas con el mismo puntaje.',
  'workshop.languages.class.B': 'Diferencia moderada',
  'workshop.languages.class.C': 'Diferencia grande',
  'workshop.languages.harder.es':
    'Más difícil en español: entre personas con el mismo puntaje, de cada 100 aciertan {{share}} menos que en inglés.',
  'workshop.languages.harder.en':
    'Más difícil en inglés: entre personas con el mismo puntaje, de cada 100 aciertan {{share}} menos que en español.',
  'workshop.languages.answers': 'Respuestas: {{es}} en español y {{en}} en inglés.',
} as const
