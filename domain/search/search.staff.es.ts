/** Texts of the search in the bar of staff. */
export const es = {
  'search.label': 'Buscar una persona o una vacante',
  'search.label_people': 'Buscar una persona',
  'search.label_vacancies': 'Buscar una vacante',
  'search.short': 'Buscar',
  'search.keys': 'Ctrl K',
  'search.open_keys': '{{label}} (Ctrl+K)',
  'search.people': 'Personas',
  'search.vacancies': 'Vacantes',
  'search.searching': 'Buscando…',
  'search.found_one': '{{count}} resultado. Ábrelo con Entrar.',
  'search.found_other': '{{count}} resultados. Recórrelos con las flechas y abre uno con Entrar.',
  'search.none': 'No encontramos nada con «{{text}}». Prueba con otras palabras.',
} as const
