/** Texts of vacancies that are not published yet. */
export const es = {
  'vacancy_drafts.title_one': 'Tienes {{count}} borrador',
  'vacancy_drafts.title_other': 'Tienes {{count}} borradores',
  'vacancy_drafts.save': 'Guardar borrador',
  'vacancy_drafts.saved': 'El borrador «{{name}}» se guardó. Solo tú lo ves.',
  'vacancy_drafts.changed': 'Cambiado el',
  'vacancy_drafts.delete': 'Eliminar el borrador «{{name}}»',
  'vacancy_drafts.delete_title': 'Eliminar el borrador',
  'vacancy_drafts.delete_text': 'Se pierde lo que escribiste de «{{name}}».',
  'vacancy_drafts.error.full': 'Ya tienes el máximo de borradores. Publica o elimina uno antes.',
  'vacancy_drafts.stale': 'Este borrador se cambió en otra ventana. Lo que escribiste aquí sigue en esta página.',
} as const
