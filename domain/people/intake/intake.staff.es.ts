/** Texts of adding a candidate by hand, and of people who have not consented yet. */
export const es = {
  'intake.add': 'Agregar candidato',
  'intake.add_title': 'Agregar candidato',
  'intake.add_intro':
    'Le pedimos su consentimiento antes de enviarle cualquier otra cosa. Hasta que lo dé, solo lo ven tú, el equipo de la vacante y los administradores. Si no responde en 30 días, borramos todo.',
  'intake.email': 'Correo electrónico (opcional)',
  'intake.email_help':
    'Le llega un solo correo, con el enlace para dar su consentimiento. Sin correo, le compartes tú el enlace.',
  'intake.phone': 'Teléfono',
  'intake.city': 'Ciudad',
  'intake.language': 'Idioma',
  'intake.language_help': 'En este idioma le escribimos.',
  'intake.source_note': 'De dónde salieron los datos',
  'intake.source_note_help': 'Por ejemplo, “Referida por Ana Torres” o “Feria de empleo”. La persona lo puede leer.',
  'intake.cv': 'Hoja de vida (opcional)',
  'intake.where': 'Dónde va',
  'intake.pool': 'Solo a la base de candidatos',
  'intake.into': 'Vacante (opcional)',
  'intake.save': 'Agregar',
  'intake.done_asked': 'Agregaste a {{name}}',
  'intake.asked': 'Le enviamos a {{email}} el enlace para dar su consentimiento. Tiene hasta el {{date}}.',
  'intake.kept':
    'Su correo con el enlace no va a llegar: el sitio no tiene servidor de correo. Compártele tú un enlace desde su perfil.',
  'intake.not_asked':
    'No le enviamos ningún correo. Compártele este enlace por teléfono o WhatsApp: con él da su consentimiento, hasta el {{date}}.',
  'intake.link': 'Enlace de consentimiento',
  'intake.link_once': 'Solo lo ves ahora. Desde su perfil puedes crear otro, que reemplaza a este.',
  'intake.copy': 'Copiar el enlace',
  'intake.copied': 'Enlace copiado',
  'intake.another': 'Agregar otra persona',
  'intake.open_profile': 'Ver su perfil',
  'intake.open_board': 'Ver el tablero',
  'intake.make_link': 'Crear un enlace para compartir',
  'intake.make_link_again': 'Crear otro enlace',
  'intake.without_consent': 'Sin consentimiento, hasta el {{date}}',
  'intake.without_consent_title': 'No ha dado su consentimiento',
  'intake.without_consent_text':
    'No se le envía nada y no puede presentar pruebas hasta que lo dé. Si no responde, el {{date}} se borran sus datos.',
  'intake.added_by': 'Agregado por {{name}}',
  'intake.error.taken': 'Ya hay una persona con este correo.',
  'intake.error.taken_link': 'Ver a esa persona',
} as const
