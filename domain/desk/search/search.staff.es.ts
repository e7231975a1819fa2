/** Texts of the staff search. */
export const es = {
  'search.label_both': 'Buscar una persona o una vacante',
  'search.label_people': 'Buscar una persona',
  'search.label_vacancies': 'Buscar una vacante',
  'search.keys': 'Ctrl K',
  'search.open_keys': '{{label}} (Ctrl+K)',
  'search.both': 'Personas y vacantes',
  'search.people': 'Personas',
  'search.vacancies': 'Vacantes',
  'search.searching': 'Buscando…',
  'search.found_one': '{{count}} resultado. Ábrelo con Entrar.',
  'search.found_other': '{{count}} resultados. Recórrelos con las flechas y abre uno con Entrar.',
  'search.all_people': 'Ver todas en la lista de usuarios',
  'search.all_vacancies': 'Ver todas en la lista de vacantes',
  'search.none_both': 'No encontramos personas ni vacantes con «{{text}}». Prueba con otras palabras.',
  'search.none_people': 'No encontramos personas con «{{text}}». Prueba con otras palabras.',
  'search.none_vacancies': 'No encontramos vacantes con «{{text}}». Prueba con otras palabras.',
} as const
