/** What stands around the message of an e-mail to an applicant. */
export const es = {
  'notification.mail.description': 'Te escribimos por tu postulación.',
  'notification.mail.vacancy': 'Vacante',
  'notification.mail.date': 'Fecha',
  'notification.mail.from': 'Desde',
  'notification.mail.to': 'Hasta',
  'notification.mail.time_zone': 'Zona horaria',
  'notification.mail.sender': 'Entrevista con',
  'notification.mail.hours_of': 'hora de {{place}}',
  'notification.mail.place': 'Lugar',
  'notification.mail.meeting': 'Enlace de la reunión',
  'notification.mail.note': 'Ten en cuenta',
  'notification.mail.open_application': 'Ver mi postulación',
  'notification.mail.open_skills': 'Ir a mis habilidades',
  'notification.mail.open_vacancies': 'Ver otras vacantes',
} as const
