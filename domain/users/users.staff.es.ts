export const es = {
  'menu.users': 'Usuarios',
  'users.error.reason_elimination': 'Escribe el motivo de la eliminación.',
} as const
