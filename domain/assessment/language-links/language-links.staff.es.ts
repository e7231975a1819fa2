/** Texts about whether results in the two languages can be compared. */
export const es = {
  'language_links.title': '¿Se pueden comparar los resultados de los dos idiomas?',
  'language_links.unmeasurable':
    'No se puede medir con estas respuestas. Si en un idioma se acierta menos, puede ser porque sus preguntas son más difíciles o porque quienes las respondieron saben menos, y las respuestas son iguales en los dos casos. Emparejar las preguntas no lo resuelve. Nada se ajusta por idioma.',
  'language_links.void': 'Tabla {{number}}, anulada',
  'language_links.void_hint':
    'Suponía que las parejas de preguntas son igual de difíciles, y eso no se podía comprobar. Los resultados que ajustaba cuentan ahora sin ajuste.',
  'language_links.results_one': 'Había ajustado {{count}} resultado.',
  'language_links.results_other': 'Había ajustado {{count}} resultados.',
  'language_links.signed_by': 'La firmó {{name}}:',
  'audit.action.bank.link_signed': 'Firmó la tabla entre idiomas de un banco',
  'audit.action.bank.link_withdrawn': 'Retiró la tabla entre idiomas de un banco',
} as const
