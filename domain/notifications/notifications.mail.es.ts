/** What stands around the message of an e-mail to an applicant. */
export const es = {
  'notification.mail.description': 'Te escribimos por tu postulación.',
  'notification.mail.vacancy': 'Vacante',
  'notification.mail.date': 'Fecha',
  'notification.mail.from': 'Desde',
  'notification.mail.to': 'Hasta',
  'notification.mail.time_zone': 'Zona horaria',
  'notification.mail.sender': 'Entrevista con',
  'notification.mail.calendar': 'Entrevista: {{job}}',
} as const
