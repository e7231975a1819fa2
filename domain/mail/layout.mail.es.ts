/** What every e-mail says around its own message. Read by the server only, so not part of the browser's messages. */
export const es = {
  'mail.greeting': 'Hola, {{name}}:',
  'mail.greeting_nameless': 'Hola:',
  'mail.open_site': 'Ir a {{site}}',
  'mail.confirm_question': '¿Es tuyo este correo?',
  'mail.confirm_link': 'Confírmalo aquí',
  'mail.hours_of': 'hora de {{place}}',
  'mail.no_reply':
    'Este correo se envió automáticamente. Por favor, no lo respondas: nadie lee los mensajes que llegan a esta dirección.',
  'mail.reply_reaches': 'Este correo se envió automáticamente. Si lo respondes, tu mensaje le llega a {{address}}.',
  'mail.reply_reaches_team': 'Puedes responder a este correo: tu mensaje le llega al equipo de {{site}}.',
} as const
