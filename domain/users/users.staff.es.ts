export const es = {
  'menu.users': 'Usuarios',
  'users.error.reason_elimination': 'Escribe el motivo de la eliminación.',
  'users.error.self': 'No puedes eliminar tu propia cuenta aquí.',
  'users.error.last_administrator': 'Es la única persona que administra el sitio. Antes, dale ese rol a alguien más.',
  'users.error.extra_time': 'Escribe un número entero de 0 a 300.',
  'users.marked': 'La marca cambió',
  'users.time_given': 'El tiempo adicional cambió',
  'users.deleted': 'La cuenta se eliminó',
  'users.restored': 'La cuenta está abierta de nuevo',
} as const
