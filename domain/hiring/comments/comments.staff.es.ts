/** Texts about comments on a card. */
export const es = {
  'comments.title': 'Notas',
  'comments.write': 'Escribe una nota',
  'comments.hint': 'La lee tu equipo; la persona candidata nunca la ve.',
  'comments.save': 'Guardar nota',
  'comments.edit_label': 'Tu nota',
  'comments.edit_named': 'Editar la nota de {{name}}',
  'comments.delete_named': 'Eliminar la nota de {{name}}',
  'comments.delete_what': 'la nota de {{name}}',
  'comments.empty': 'Todavía no hay notas. Lo que escribas aquí ayuda a tu equipo a decidir.',
  'comments.view_only': 'Puedes leer las notas, pero no escribir.',
  'comments.changed': 'editada',
  'comments.more': 'Hay notas anteriores: se muestran las {{count}} más recientes.',
  'comments.added': 'Nota guardada',
  'comments.modified': 'Nota actualizada',
  'comments.deleted': 'Nota eliminada',
  'comments.error.empty': 'Escribe algo antes de guardar la nota.',
} as const
