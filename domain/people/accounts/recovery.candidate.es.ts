/** Texts for people who forgot their password, and for invited colleagues who set their first one. */
export const es = {
  'recovery.title': 'Recupera tu contraseña',
  'recovery.intro':
    'Escribe tu correo y te enviamos un enlace para crear una contraseña nueva, o la primera si todavía no tienes.',
  'recovery.page_description': 'Recupera el acceso a tu cuenta de {{site}}.',
  'recovery.button': 'Enviarme el enlace',
  'recovery.sent_help':
    'Abre el enlace en los próximos 30 minutos. Si no ves el mensaje, revisa la carpeta de correo no deseado.',
  'recovery.kept': 'No podemos enviarte el enlace: este sitio todavía no tiene servidor de correo. Pídelo a quien lo administra.',
  'recovery.neutral': 'Si hay una cuenta con ese correo, ya te enviamos un enlace.',
  'recovery.again': 'Usar otro correo o pedirlo de nuevo',
  'recovery.to_login': 'Volver al inicio de sesión',
  'recovery.wait_one': 'Ya pediste varios enlaces. Vuelve a intentarlo en {{count}} minuto.',
  'recovery.wait_other': 'Ya pediste varios enlaces. Vuelve a intentarlo en {{count}} minutos.',

  'recovery.reset_title': 'Crea una contraseña nueva',
  'recovery.reset_intro': 'Para la cuenta {{email}}. Al guardarla cerramos las sesiones que tengas abiertas.',
  'recovery.reset_button': 'Guardar la contraseña',
  'recovery.success': 'Cambiaste tu contraseña. Ya puedes iniciar sesión.',
  'recovery.go_login': 'Iniciar sesión',
  'recovery.expired_title': 'Enlace vencido',
  'recovery.used_title': 'Enlace ya usado',
  'recovery.error.expired': '¡Ups! Lo sentimos, tu enlace de recuperación venció. Inténtalo de nuevo.',
  'recovery.error.used':
    'Este enlace ya se usó, o la contraseña cambió después de pedirlo. Si fuiste tú, inicia sesión con la nueva.',
  'recovery.ask_again': 'Pedir otro enlace',

  'invitation.title': 'Te damos la bienvenida al equipo',
  'invitation.intro': 'Crea la contraseña con la que vas a entrar. Tu cuenta es {{email}}.',
  'invitation.button': 'Crear mi contraseña',
  'invitation.accepted': 'Tu cuenta está lista. Ya puedes iniciar sesión.',
  'invitation.error.expired': '¡Ups! Lo sentimos, esta invitación venció. Pídele otra a quien te invitó.',
} as const
