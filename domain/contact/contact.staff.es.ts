/** Texts of the messages that visitors left, as staff read them. */
export const es = {
  'contactus.admin_title': 'Mensajes',
  'contactus.admin_description': 'Lo que escriben las personas desde la página de contacto.',
  'contactus.admin_empty': 'Todavía no hay mensajes',
  'contactus.admin_empty_hint': 'Cuando alguien escriba desde la página de contacto, lo verás aquí.',
  'contactus.column.fullname': 'Nombre',
  'contactus.column.email': 'Correo',
  'contactus.column.phone': 'Teléfono',
  'contactus.column.message': 'Mensaje',
  'contactus.column.status': 'Estado',
  'contactus.column.created_at': 'Recibido',
  'contactus.status.R': 'Leído',
  'contactus.status.U': 'Sin leer',
  'contactus.read_whole': 'Leer completo',
  'contactus.mark_read': 'Marcar como leído',
  'contactus.mark_read_of': 'Marcar como leído el mensaje de {{name}}',
  'contactus.marked_read': 'El mensaje de {{name}} quedó como leído',
} as const
