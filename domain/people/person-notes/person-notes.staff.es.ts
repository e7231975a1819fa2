/** Texts about notes on a person. What they share with notes on an application is in comments.staff.es.ts. */
export const es = {
  'person_notes.title': 'Notas de la persona',
  'person_notes.write': 'Escribe una nota sobre la persona',
  'person_notes.hint': 'Vale para todas sus postulaciones. La lee tu equipo; la persona nunca la ve.',
  'person_notes.save': 'Guardar en su perfil',
  'person_notes.view_only': 'Puedes leer las notas de la persona, pero no escribir.',
  'person_notes.empty': 'Todavía no hay notas sobre la persona.',
  'audit.action.user.note_added': 'Escribió una nota sobre una persona',
  'audit.action.user.note_deleted': 'Eliminó una nota sobre una persona',
  'audit.action.user.note_modified': 'Modificó una nota sobre una persona',
} as const
