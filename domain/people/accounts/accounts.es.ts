/** Texts of accounts on pages without a form: the home page and the page that confirms an address. */
export const es = {
  'personal.register_title': 'Crea tu cuenta',

  'personal.confirm_done': 'Tu correo está confirmado',
  'personal.confirm_title': 'Confirma tu correo',
  'personal.confirm_intro': 'Así sabemos que este correo es tuyo y que nuestros mensajes te llegan.',
  'personal.confirm_button': 'Confirmar mi correo',
  'personal.confirm_success': 'Listo: confirmamos tu correo.',
  'personal.confirm_go': 'Ver vacantes',
  'personal.confirm_applications': 'Ver mis postulaciones',
  'personal.confirm_another': 'Pedir otro enlace en mi cuenta',
  'personal.error.confirm_link':
    'Este enlace no sirve: quizá cambiaste de correo o el enlace llegó incompleto. Ábrelo desde el mensaje más reciente.',
} as const
