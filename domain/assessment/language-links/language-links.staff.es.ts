/** Texts about the table that makes results of both languages comparable. */
export const es = {
  'language_links.title': '¿Se pueden comparar los resultados de los dos idiomas?',
  'language_links.none': 'Aún no hay una tabla firmada, así que los resultados no se ajustan por idioma y cada uno lo dice.',
  'language_links.lack.unknown':
    'Tampoco se puede firmar todavía: faltan respuestas para conocer la dificultad de parejas de preguntas en los dos idiomas.',
  'language_links.lack.few':
    'Tampoco se puede firmar todavía: se necesitan {{least}} parejas o más, con {{answers}} respuestas en cada idioma y sin una diferencia grande.',
  'language_links.lack.unsure':
    'Tampoco se puede firmar todavía: las parejas difieren demasiado entre sí para decir cuál idioma es más difícil. Revisa las traducciones.',
  'language_links.proposed': 'Tabla propuesta',
  'language_links.harder.en': 'Las preguntas en inglés son más difíciles: {{constant}} ± {{error}} logits.',
  'language_links.harder.es': 'Las preguntas en español son más difíciles: {{constant}} ± {{error}} logits.',
  'language_links.harder.none': 'Las preguntas de los dos idiomas son igual de difíciles: 0 ± {{error}} logits.',
  'language_links.from_one': 'Se calcula con {{count}} pareja de preguntas que funciona igual en los dos idiomas.',
  'language_links.from_other': 'Se calcula con {{count}} parejas de preguntas que funcionan igual en los dos idiomas.',
  'language_links.left_out_one': 'Queda fuera {{count}} pareja, que difiere mucho o tiene pocas respuestas.',
  'language_links.left_out_other': 'Quedan fuera {{count}} parejas, que difieren mucho o tienen pocas respuestas.',
  'language_links.limit':
    'La tabla supone que esas parejas son igual de difíciles. Si todas las traducciones fueran más difíciles, no se notaría.',
  'language_links.table': 'Puntos que equivalen',
  'language_links.english': 'En inglés',
  'language_links.spanish': 'Equivale en español a',
  'language_links.sign': 'Firmar la tabla',
  'language_links.sign_hint':
    'Las pruebas que terminen desde ahora la usan para los niveles, y lo dicen. Los puntos y los resultados anteriores no cambian.',
  'language_links.note': 'Por qué la firmas',
  'language_links.signed': 'La tabla quedó firmada',
  'language_links.current': 'Tabla {{number}}, vigente',
  'language_links.former': 'Tabla {{number}}, reemplazada',
  'language_links.ended': 'Tabla {{number}}, retirada',
  'language_links.signed_by': 'La firmó {{name}}:',
  'language_links.withdrawn_by': 'La retiró {{name}}:',
  'language_links.withdraw': 'Retirar la tabla',
  'language_links.withdraw_question':
    'Las pruebas que terminen desde ahora no se ajustarán por idioma. Los resultados anteriores no cambian.',
  'language_links.withdrawn': 'La tabla quedó retirada',
  'language_links.error.note': 'Escribe por qué la firmas.',
  'language_links.error.lack': 'La tabla no se puede firmar: aún no hay respuestas suficientes.',
  'audit.action.bank.link_signed': 'Firmó la tabla entre idiomas de un banco',
  'audit.action.bank.link_withdrawn': 'Retiró la tabla entre idiomas de un banco',
} as const
