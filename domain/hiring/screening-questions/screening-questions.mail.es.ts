/** The e-mail that asks a candidate for the answers that their application lacks (SCQ-02). */
export const es = {
  'screening_mail.subject': 'Tienes preguntas por responder: {{job}}',
  'screening_mail.title': 'Faltan tus respuestas',
  'screening_mail.intro':
    'Tu postulación a {{job}} tiene preguntas por responder. Toma unos minutos y nos ayuda a decidir mejor.',
  'screening_mail.how': 'Entra con tu cuenta, respóndelas y listo: no tienes que postularte de nuevo.',
  'screening_mail.button': 'Responder',
} as const
