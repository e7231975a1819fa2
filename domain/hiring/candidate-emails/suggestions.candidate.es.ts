/** Texts of the page that ends suggestions of vacancies, and of the choice in the account. */
export const es = {
  'suggestions.stop_title': 'No recibir más vacantes',
  'suggestions.stop_text':
    'No te enviaremos más vacantes que te puedan servir. Los correos sobre tus postulaciones te seguirán llegando.',
  'suggestions.stop_button': 'No recibir más',
  'suggestions.stopped': 'Listo: no te enviaremos más vacantes.',
  'suggestions.already_stopped': 'Ya no te enviamos vacantes. Los correos sobre tus postulaciones te siguen llegando.',
  'suggestions.stop_undo': 'Volver a recibirlas',
  'suggestions.resumed': 'Volverás a recibir vacantes que te puedan servir.',
  'suggestions.error.link': 'Este enlace no sirve. Cópialo completo del correo.',
  'suggestions.wanted_hint': 'Los correos sobre tus postulaciones te llegan siempre.',
  'suggestions.no_contact_hint':
    'Está anotado que no te contactemos: solo te llegan correos sobre tus postulaciones. Si eliges «Sí», volveremos a escribirte.',
  'suggestions.wanted_yes': 'Sí',
  'suggestions.wanted_no': 'No',
} as const
