export const es = {
  'users.error.reason_elimination': 'Escribe el motivo de la eliminación.',
} as const
