/** Texts about answers to e-mails and about addresses that e-mails do not reach. */
export const es = {
  'replies.unreached': 'El correo no llegó',
  'replies.unreached_text':
    'Un correo a {{address}} no llegó. No se le envían más hasta que cambie la dirección o quites esta marca.',
  'replies.unreached_reason': 'Motivo del servidor: {{reason}}',
  'replies.clear': 'Quitar la marca',
  'replies.cleared': 'Se le vuelve a enviar correo',
  'replies.quoted': 'Ver el correo citado',
  'replies.left_out': 'Sin guardar, por su tipo o tamaño: {{names}}',
  'replies.automatic': 'Respuesta automática de {{from}}: {{subject}}',
  'replies.received': 'Respondió desde {{from}}: {{subject}}',
  'replies.answer': 'Responder',
  'replies.title': 'Respuestas por correo',
  'replies.description': 'El buzón del que se leen las respuestas de los candidatos.',
  'replies.none_title': 'Las respuestas no se leen aquí',
  'replies.none_text':
    'Les llegan a quien escribió el correo. Para leerlas en el historial, quien administra el servidor configura IMAP_URL y REPLY_ADDRESS.',
  'replies.address': 'Dirección',
  'replies.state': 'Estado',
  'replies.reading': 'Se lee cada medio minuto',
  'replies.waiting': 'Todavía no se ha leído',
  'replies.away': 'Sin conexión',
  'replies.last_error': 'Último error',
  'replies.checked': 'Última lectura',
  'replies.away_since': 'Sin conexión desde',
  'replies.unmatched': 'Mensajes sin destinatario',
  'replies.unmatched_hint': 'No responden a ningún correo del sitio. Siguen sin leer en el buzón.',
} as const
