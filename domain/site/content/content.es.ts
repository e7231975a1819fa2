/** Texts of the frame around every page: header, menus, footer, session. */
export const es = {
  'site.old_browser':
    'Tu navegador es demasiado antiguo para este sitio: puedes leerlo, pero no todo funciona. Actualízalo o usa uno más nuevo (como mínimo {{browsers}}).',
  'site.skip_to_content': 'Saltar al contenido',
  'site.main_navigation': 'Principal',
  'site.staff_navigation': 'Administración',
  'site.account_navigation': 'Tu cuenta',
  'site.open_menu': 'Abrir el menú',
  'site.close_menu': 'Cerrar el menú',
  'site.switch_language': 'English',
  'site.language_failed':
    'No pudimos cambiar el idioma. Revisa tu conexión y elígelo otra vez; si no funciona, recarga la página.',
  'site.scheme_to_dark': 'Usar colores oscuros',
  'site.scheme_to_light': 'Usar colores claros',
  'site.footer_contact': 'Datos de la empresa',
  'site.footer_links': 'Información',
  'site.footer_rights': 'Código abierto bajo licencia AGPL-3.0.',
  'site.footer_source': 'Ver el código fuente',

  'menu.recruitment': 'Reclutamiento',
  'menu.register': 'Registrarme',
  'menu.jobs': 'Buscar vacantes',
  'menu.about': 'Nosotros',
  'menu.login': 'Iniciar sesión',
  'menu.logout': 'Cerrar sesión',
  'menu.applications': 'Mis postulaciones',
  'menu.profile': 'Mi perfil',
  'menu.account': 'Mi cuenta',
  'menu.dashboard': 'Panel',
  'menu.public_site': 'Ver el sitio público',
  'menu.hiring_process': 'Proceso de selección',
  'menu.faq': 'Preguntas frecuentes',
  'menu.contact': 'Contacto',
  'menu.privacy': 'Política de privacidad',
  'menu.terms': 'Términos y condiciones',
  'menu.404': 'Página no encontrada',
  'menu.error_mesagge': '¡Ups! Lo sentimos, la página que buscas no existe. Es posible que se haya movido o eliminado.',
  'menu.error_token': '¡Ups! Lo sentimos, este enlace no es válido y no lleva a ninguna página. Pide uno nuevo.',
  'site.expired_file_title': 'El enlace a este archivo venció',
  'site.expired_file_text':
    'Por seguridad, cada enlace a un archivo sirve durante diez minutos. Cierra esta pestaña, vuelve a la página anterior y abre el archivo otra vez.',
  'menu.back_home': 'Volver al inicio',

  'session.idle_ended':
    'Cerramos tu sesión porque pasó un tiempo sin actividad. Lo que escribiste sigue guardado en este dispositivo.',
  'session.idle_back': 'Inicia sesión y sigue donde ibas',
  'session.checking': 'Comprobando tu sesión…',
} as const
