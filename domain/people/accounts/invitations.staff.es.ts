/** Texts of inviting a colleague. */
export const es = {
  'invitation.invite': 'Invitar a un colega',
  'invitation.invite_intro': 'Le llega un correo con un enlace para crear su contraseña. El enlace sirve durante siete días.',
  'invitation.role': 'Rol',
  'invitation.role_help': 'Solo aparecen los roles con permisos que tú también tienes.',
  'invitation.language': 'Idioma del correo',
  'invitation.send': 'Enviar la invitación',
  'invitation.sent': 'Invitamos a {{name}}',
  'invitation.kept':
    'Creamos la cuenta de {{name}}, pero la invitación no le va a llegar: el sitio no tiene servidor de correo. Está en la bandeja de salida.',
  'invitation.sent_again': 'Invitamos otra vez a {{name}}: el enlace anterior ya no sirve',
  'invitation.error.role': 'Elige un rol que puedas asignar.',
  'invitation.error.taken': 'Ya hay una cuenta con este correo. Si está en la lista de usuarios, puedes cambiar su rol allí.',
  'audit.action.user.reset_by_command': 'Se hizo en el servidor un enlace para cambiar una contraseña',
  'audit.action.user.invited': 'Invitó a una persona al equipo',
} as const
