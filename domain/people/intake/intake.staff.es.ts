/** Texts of adding a candidate by hand, and of people who have not consented yet. */
export const es = {
  'intake.add': 'Agregar candidato',
  'intake.add_title': 'Agregar candidato',
  'intake.add_intro':
    'Si todavía no tienen su consentimiento, se lo pedimos antes de enviarle cualquier otra cosa y se lo recordamos dos veces. Si no responde dentro del plazo, borramos todo.',
  'intake.email': 'Correo electrónico',
  'intake.email_help': 'Ahí le llega el enlace para dar su consentimiento. Sin correo, le compartes tú el enlace.',
  'intake.phone': 'Teléfono',
  'intake.city': 'Ciudad',
  'intake.language': 'Idioma',
  'intake.language_help': 'En este idioma le escribimos.',
  'intake.source_note': 'De dónde salieron los datos',
  'intake.source_note_help': 'Por ejemplo, “Referida por Ana Torres” o “Feria de empleo”. La persona lo puede leer.',
  'intake.cv': 'Hoja de vida',
  'intake.pool': 'Solo a la base de candidatos',
  'intake.into': 'Vacante (opcional)',
  'intake.consent_way': 'Consentimiento',
  'intake.consent_way.ask': 'Pedírselo',
  'intake.consent_way.held': 'Ya lo tenemos',
  'intake.consented_on': 'Día en que lo dio',
  'intake.consent_how': 'Cómo lo dio',
  'intake.consent_how_help':
    'Por ejemplo, “Formulario de la feria de empleo” o “Correo del 2 de marzo”. La persona lo puede leer.',
  'intake.consent_declared':
    'Declaro que la empresa tiene este consentimiento y puede mostrarlo. Le avisamos a la persona dónde están sus datos y cómo oponerse.',
  'intake.save': 'Agregar',
  'intake.done_asked': 'Agregaste a {{name}}',
  'intake.asked': 'Le enviamos a {{email}} el enlace para dar su consentimiento. Tiene hasta el {{date}}.',
  'intake.asked_kept':
    'Guardamos el correo a {{email}} con el enlace para dar su consentimiento, pero no le va a llegar: el sitio no tiene servidor de correo. Crea un enlace en su perfil y compárteselo antes del {{date}}.',
  'intake.consented':
    'Quedó registrado su consentimiento: ya le puedes escribir. Le contamos por correo dónde están sus datos y cómo oponerse.',
  'intake.consented_unreached':
    'Quedó registrado su consentimiento. Sin un correo no podemos contarle dónde están sus datos: cuéntaselo tú.',
  'intake.refused_before':
    'Esta persona nos pidió antes borrar sus datos y no escribirle más, así que no le enviamos nada. Si cambió de opinión, compártele este enlace: da su consentimiento con él, hasta el {{date}}.',
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
  'intake.no_consent_days_one': 'Sin consentimiento · {{count}}\u00a0día',
  'intake.no_consent_days_other': 'Sin consentimiento · {{count}}\u00a0días',
  'intake.no_consent_today': 'Sin consentimiento · último día',
  'intake.no_email': 'Sin correo',
  'intake.without_consent': 'Si no da su consentimiento, sus datos se borran el {{date}}',
  'intake.without_consent_title': 'No ha dado su consentimiento',
  'intake.without_consent_text':
    'Puedes etiquetarla, anotar y ponerla en vacantes. No se le envía nada más que la solicitud, y no puede presentar pruebas, hasta que dé su consentimiento. Si no responde, el {{date}} se borran sus datos.',
  'intake.added_by_whom': 'Agregado por',
  'intake.error.consented_on': 'Indica el día, que no puede ser futuro.',
  'intake.error.consent_how': 'Indica cómo lo dio.',
  'intake.error.consent_declared': 'Marca esta casilla para declararlo.',
  'intake.error.refused_since': 'Esta persona pidió después que borráramos sus datos. Hace falta un consentimiento más reciente.',
  'intake.error.taken': 'Ya hay una persona con este correo.',
  'intake.error.taken_link': 'Ver a esa persona',
} as const
