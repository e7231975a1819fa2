/** Names of the kinds of updates, and the texts of the page that ends their e-mails. */
export const es = {
  'notices.kind.application': 'Postulaciones nuevas',
  'notices.kind.interview_answered': 'Respuestas a entrevistas',
  'notices.kind.reply': 'Respuestas a correos',
  'notices.kind.test_finished': 'Pruebas terminadas',
  'notices.kind.rating_due': 'Respuestas por calificar',
  'notices.kind.mention': 'Menciones en notas',
  'notices.kind.team_joined': 'Equipos a los que te suman',
  'notices.kind.email_failed': 'Correos que no pudimos enviar',
  'notices.unsubscribe_title': 'Dejar de recibir correos',
  'notices.unsubscribe_kind': 'No te enviaremos más correos sobre: {{kind}}. En el sitio lo seguirás viendo.',
  'notices.unsubscribe_daily': 'No te enviaremos más el resumen diario de novedades. En el sitio las seguirás viendo.',
  'notices.unsubscribe_button': 'No recibir más',
  'notices.unsubscribed': 'Listo: no te enviaremos más estos correos.',
  'notices.unsubscribe_undo': 'Volver a recibirlos',
  'notices.resubscribed': 'Volverás a recibir estos correos.',
  'notices.error.link': 'Este enlace no sirve. Cópialo completo del correo.',
} as const
