/** The e-mail that sends somebody a vacancy. */
export const es = {
  'share.mail.subject': 'Una vacante para ti: {{job}}',
  'share.mail.intro': 'Desde {{site}} te compartimos esta vacante.',
  'share.mail.message':
    'Creemos que te puede interesar, a ti o a alguien que conoces.\n\nEn su página encuentras las funciones, los requisitos y cómo postularte.',
  'share.mail.city': 'Ciudad',
  'share.mail.hours': 'Jornada',
  'share.mail.work_mode': 'Modalidad',
  'share.mail.salary_agreed': 'A convenir',
  'share.mail.salary': 'Salario',
  'share.mail.closes_on': 'Puedes postularte hasta',
  'share.mail.stop': 'No quiero recibir más vacantes',
  'share.mail.open': 'Ver la vacante',
} as const
