/** Texts after the button was pressed. They are loaded then. */
export const es = {
  'login.company_title': 'Cuenta de la empresa',
  'login.company_waiting': 'Estamos comprobando tu cuenta. Tarda unos segundos.',
  'login.company_begin_again':
    'Aquí termina el inicio de sesión con la cuenta de la empresa. Empieza desde la página de inicio de sesión.',
  'login.company_back': 'Volver al inicio de sesión',
  'login.company_away':
    'El servicio de cuentas de tu empresa no responde. Inténtalo de nuevo en unos minutos; si sigue igual, avísale a quien administra el sitio.',
  'login.company_refused': 'No pudimos comprobar tu cuenta de la empresa. Vuelve a empezar.',
  'login.company_address':
    'Tu cuenta de la empresa no tiene un correo confirmado de un dominio que este sitio acepte. Pídele ayuda a quien administra las cuentas de tu empresa.',
  'login.company_role': 'Tu cuenta de la empresa no tiene ningún rol en este sitio. Pídeselo a quien lo administra.',
  'login.company_candidate':
    'Con este correo ya existe una cuenta que no es del equipo. Pídele a quien administra el sitio que le dé un rol, y vuelve a entrar.',
  'login.company_unconfirmed':
    'Ya existe una cuenta del equipo con este correo, pero nadie lo ha confirmado. Elige una contraseña nueva con «¿Olvidaste tu contraseña?»: así lo confirmas. Luego vuelve a entrar con la cuenta de la empresa.',
  'login.company_taken':
    'La cuenta con este correo está vinculada a otra cuenta de la empresa. Avísale a quien administra el sitio.',
  'login.company_closed': 'Tu cuenta en este sitio está cerrada. Si crees que es un error, avísale a quien lo administra.',
  'login.company_only': 'El equipo entra con la cuenta de la empresa. Usa el botón «Entrar con la cuenta de la empresa».',
} as const
