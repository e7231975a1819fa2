/** Texts of the page with e-mails that were stored instead of sent. */
export const es = {
  'mailbox.title': 'Bandeja de salida',
  'mailbox.description':
    'Los correos que el sitio habría enviado. Se guardan aquí y no le llegan a nadie, porque todavía no hay un servidor de correo configurado.',
  'mailbox.closed_title': 'Los correos se están enviando',
  'mailbox.closed_text': 'Hay un servidor de correo configurado, así que aquí no se guarda ninguno.',
  'mailbox.empty': 'Todavía no hay correos',
  'mailbox.empty_hint': 'Cuando alguien se postule o reciba un aviso, su correo aparecerá aquí.',
  'mailbox.to': 'Para',
  'mailbox.from': 'De',
  'mailbox.reply_to': 'Responder a',
  'mailbox.subject': 'Asunto',
  'mailbox.date': 'Fecha',
  'mailbox.back': 'Volver a la bandeja de salida',
  'mailbox.html': 'Como se ve',
  'mailbox.text': 'Solo texto',
  'mailbox.attachments': 'Archivos adjuntos',
  'mailbox.download': 'Descargar {{name}}',
  'mailbox.calendar': 'Invitación de calendario',
  'mailbox.frame': 'Contenido del correo «{{subject}}»',
} as const
