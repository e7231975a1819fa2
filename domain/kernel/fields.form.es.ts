/** Texts of fields and of what every form does. */
export const es = {
  'common.optional': 'opcional',
  'common.show_password': 'Mostrar la contraseña',
  'common.hide_password': 'Ocultar la contraseña',
  'common.select_option': 'Selecciona una opción',
  'common.file_choose': 'Elige un archivo o arrástralo aquí',
  'common.file_remove': 'Quitar el archivo',
  'common.file_rule': '{{kinds}}. Menos de 1 MB.',
  'common.file_progress': 'Subiendo: {{percent}} %',
  'common.needs_script':
    'Este formulario necesita JavaScript, que tu navegador tiene apagado. Si no lo puedes encender, escríbenos a {{email}} o llámanos al {{phone}}.',
  'common.form_has_errors_one': 'Revisa {{count}} campo antes de continuar.',
  'common.form_has_errors_other': 'Revisa {{count}} campos antes de continuar.',
  'common.draft_restored': 'Recuperamos lo que habías escrito.',
  'common.draft_discard': 'Empezar de nuevo',
  'common.leave_title': '¿Salir sin guardar?',
  'common.leave_question': 'Los cambios de este formulario todavía no se han guardado.',
  'common.leave_confirm': 'Salir sin guardar',
  'common.leave_stay': 'Seguir editando',
  'common.ask_title': '¿Guardar así?',
  'common.ask_confirm': 'Sí, guardar así',
  'common.ask_back': 'Volver y corregir',
} as const
