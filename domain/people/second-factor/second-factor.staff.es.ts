/** Texts for staff about the second factor of others. */
export const es = {
  'second_factor.of_person': 'Verificación en dos pasos',
  'second_factor.reset': 'Restablecer',
  'second_factor.reset_title': 'Restablecer la verificación en dos pasos',
  'second_factor.reset_hint':
    'Hazlo solo si comprobaste la identidad de quien te lo pide: después bastará su contraseña para entrar. Cerraremos sus sesiones y le avisaremos por correo.',
  'second_factor.reset_confirm': 'Sí, restablecer',
  'second_factor.passkeys_count_one': 'Tiene {{count}} clave de acceso.',
  'second_factor.passkeys_count_other': 'Tiene {{count}} claves de acceso.',
  'audit.action.user.passkey_added': 'Agregó una clave de acceso',
  'audit.action.user.passkey_removed': 'Quitó una clave de acceso',
  'audit.action.user.factor_added': 'Activó la verificación en dos pasos',
  'audit.action.user.factor_replaced': 'Cambió su aplicación de verificación',
  'audit.action.user.factor_removed': 'Desactivó la verificación en dos pasos',
  'audit.action.user.factor_reset': 'Restableció la verificación en dos pasos de una persona',
  'audit.action.user.recovery_codes_renewed': 'Creó códigos de recuperación nuevos',
  'audit.action.user.recovery_code_used': 'Entró con un código de recuperación',
} as const
