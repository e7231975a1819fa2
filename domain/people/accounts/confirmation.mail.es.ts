/** What is written to an address that nobody has confirmed yet. */
export const es = {
  'confirm.welcome.subject': 'Te damos la bienvenida a {{site}}',
  'confirm.welcome.title': 'Tu cuenta está lista',
  'confirm.welcome.message':
    'Ya puedes entrar, completar tu perfil y postularte a las vacantes que te interesen.\n\nAntes, confirma que este correo es tuyo.',
  'confirm.new_address.subject': 'Confirma tu nuevo correo',
  'confirm.new_address.title': 'Tu cuenta ahora usa este correo',
  'confirm.new_address.message': 'Confirma que es tuyo para que nuestros mensajes te lleguen.',
  'confirm.new_link.subject': 'Confirma tu correo',
  'confirm.new_link.title': 'Confirma tu correo',
  'confirm.new_link.message':
    'Pediste otra vez el enlace. Confirma que este correo es tuyo para que nuestros mensajes te lleguen.',
  'confirm.reminder.subject': 'Confirma tu correo antes del {{date}}',
  'confirm.reminder.title': 'Tu correo sigue sin confirmar',
  'confirm.reminder.message':
    'Hay una cuenta de {{site}} con este correo, y nadie ha confirmado que sea suyo. Si es tuya, confírmalo para conservarla.\n\nSi no lo confirmas ni vuelves a entrar, el {{date}} borraremos la cuenta con todo lo que tiene.',
  'confirm.not_you': 'Si no creaste esta cuenta, ignora este mensaje.',
  'confirm.button': 'Confirmar mi correo',
} as const
