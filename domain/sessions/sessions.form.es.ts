/** Texts of the login card. What an idle session says stands with the shell, in site. */
export const es = {
  'login.title': 'Inicia sesión',
  'login.intro': 'Entra para seguir tus postulaciones.',
  'login.page_description': 'Inicia sesión en {{site}}.',
  'login.email': 'Correo electrónico',
  'login.password': 'Contraseña',
  'login.button': 'Entrar',
  'login.forgot': '¿Olvidaste tu contraseña?',
  'login.no_account': '¿Todavía no tienes cuenta?',
  'login.open_register': 'Crear una cuenta',
  'login.close_register': 'Volver al inicio de sesión',
  'login.wait_one': 'Hubo demasiados intentos. Vuelve a intentarlo en {{count}} minuto.',
  'login.wait_other': 'Hubo demasiados intentos. Vuelve a intentarlo en {{count}} minutos.',
  'login.leaving': 'Pediste eliminar esta cuenta y pronto se borrará. ¿Quieres conservarla?',
  'login.keep': 'Conservar mi cuenta y entrar',
  'login.expired': 'Tu sesión terminó. Inicia sesión de nuevo para continuar donde ibas.',
  'personal.error.login': 'Revisa tus datos de acceso.',
} as const
