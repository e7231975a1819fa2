/** The e-mail about a change of somebody's second factor. */
export const es = {
  'factor_mail.title.factor_added': 'Activaste la verificación en dos pasos',
  'factor_mail.title.factor_replaced': 'Cambió tu aplicación de verificación',
  'factor_mail.title.factor_removed': 'Desactivaste la verificación en dos pasos',
  'factor_mail.title.factor_reset': 'Restablecimos tu verificación en dos pasos',
  'factor_mail.title.recovery_codes_renewed': 'Tienes códigos de recuperación nuevos',
  'factor_mail.title.recovery_code_used': 'Se usó un código de recuperación',
  'factor_mail.factor_added':
    'Tu cuenta en {{site}} ahora pide un código de tu aplicación de verificación después de la contraseña. Cerramos las demás sesiones abiertas.\n\nGuarda los códigos de recuperación en un lugar seguro: sirven si pierdes el teléfono.',
  'factor_mail.factor_replaced':
    'Desde ahora, los códigos para entrar a tu cuenta en {{site}} salen de otra aplicación de verificación. Los de la anterior y sus códigos de recuperación ya no sirven. Cerramos las demás sesiones abiertas.',
  'factor_mail.factor_removed':
    'Para entrar a tu cuenta en {{site}} vuelve a bastar la contraseña. Cerramos las demás sesiones abiertas.',
  'factor_mail.factor_reset':
    'Una persona del equipo de {{site}} quitó la verificación en dos pasos de tu cuenta, para que puedas entrar sin el dispositivo que perdiste, y cerramos tus sesiones. Entra con tu contraseña y actívala de nuevo.',
  'factor_mail.recovery_codes_renewed':
    'Se crearon códigos de recuperación nuevos para tu cuenta en {{site}}. Los anteriores ya no sirven. Cerramos las demás sesiones abiertas.',
  'factor_mail.recovery_code_used':
    'Alguien entró a tu cuenta en {{site}} con tu contraseña y uno de tus códigos de recuperación. Ese código ya no sirve.',
  'factor_mail.title.passkey_added': 'Agregaste una clave de acceso',
  'factor_mail.title.passkey_removed': 'Quitaste una clave de acceso',
  'factor_mail.passkey_added':
    'Se agregó una clave de acceso a tu cuenta en {{site}}: con ella se entra sin contraseña. Cerramos las demás sesiones abiertas.',
  'factor_mail.passkey_removed':
    'Se quitó una clave de acceso de tu cuenta en {{site}}: ya no se puede entrar con ella. Cerramos las demás sesiones abiertas.',
  'factor_mail.not_you':
    'Si no fuiste tú, alguien conoce tu contraseña: crea otra ahora mismo y avísale a quien administra el sitio.',
  'factor_mail.button': 'No fui yo',
} as const
