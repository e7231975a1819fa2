/** Texts for sharing a result, and for everybody who checks one. */
export const es = {
  'passport.share_title': 'Compartir este resultado',
  'passport.share_text':
    'Puedes darle este resultado a quien quieras, por ejemplo a otra empresa. Recibes un enlace y un archivo firmado que cualquiera puede comprobar sin cuenta. Solo quien tenga el enlace o el archivo ve esto:',
  'passport.share_not':
    'No compartimos tus respuestas, tus puntos ni otros datos tuyos. Puedes dejar de compartirlo cuando quieras.',
  'passport.share_named': 'Incluir mi nombre: {{name}}',
  'passport.share_named_hint': 'Sin tu nombre, nadie puede comprobar que el resultado es tuyo.',
  'passport.share': 'Compartir este resultado',
  'passport.shared': 'Ya compartes este resultado',
  'passport.shared_title': 'Resultados que compartes',
  'passport.shared_text': 'Cualquiera que tenga el enlace o el archivo de un resultado puede comprobarlo.',
  'passport.shared_done': 'Listo: cualquiera puede comprobar tu resultado en este enlace.',
  'passport.address': 'Enlace',
  'passport.address_gone':
    'El sitio cambió sus claves y ya no puede mostrarte el enlace. Deja de compartir el resultado y compártelo otra vez.',
  'passport.copy': 'Copiar el enlace',
  'passport.files': 'Como archivo o imagen',
  'passport.files_text':
    'Todas las formas dicen lo mismo y dejan de valer cuando dejas de compartir. La imagen lleva el resultado adentro: envíala como archivo, porque los chats lo borran al reducir las fotos.',
  'passport.files_of_others': 'Todas las formas dicen lo mismo y dejan de valer cuando la persona deja de compartir.',
  'passport.linkedin': 'Añadir a LinkedIn',
  'passport.wallet': 'Para una billetera digital (JSON)',
  'passport.paper': 'PDF con código QR',
  'passport.picture_png': 'Imagen (PNG)',
  'passport.picture_svg': 'Imagen (SVG)',
  'passport.signed': 'Archivo firmado (JWT)',
  'passport.own_replaced':
    'Tu resultado cambió, o hiciste otra prueba después de compartirlo, así que lo compartido ya no está vigente.',
  'passport.stop': 'Dejar de compartir',
  'passport.stop_named': 'Dejar de compartir {{skill}}',
  'passport.stop_question':
    'El enlace y los archivos descargados de {{skill}} dejarán de ser válidos para siempre. Si después compartes el resultado otra vez, tendrá otro enlace.',
  'passport.stopped': 'Ya no compartes este resultado',
  'passport.none_shared': 'No compartes ningún resultado.',
  'passport.error.not_ready': 'Este resultado todavía no se puede compartir.',

  'passport.title': 'Resultado verificado',
  'passport.valid': 'Este resultado es auténtico y está vigente.',
  'passport.valid_text': '{{issuer}} lo certifica. La persona que hizo la prueba decidió compartirlo.',
  'passport.ended_title': 'Este resultado ya no se comparte',
  'passport.ended': 'La persona dejó de compartirlo, o lo comparte en otro enlace. Si lo necesitas, pídeselo.',
  'passport.replaced_title': 'Este resultado ya no está vigente',
  'passport.replaced':
    'El resultado cambió o la persona hizo otra prueba después de compartirlo. Si lo necesitas, pídele que comparta el actual.',
  'passport.unknown_title': 'No conocemos este resultado',
  'passport.unknown': 'Este enlace no lleva a ningún resultado compartido. Revisa que esté completo.',
  'passport.check_unknown': 'No conocemos este resultado: ya no existe o el enlace está incompleto. No es válido.',
  'passport.name': 'Persona',
  'passport.skill': 'Habilidad',
  'passport.band': 'Resultado',
  'passport.adjusted_void':
    'El resultado se ajustó por el idioma de la prueba con una tabla que después se anuló. No lo compares con resultados en otro idioma.',
  'passport.adjusted': 'Ajuste por idioma',
  'passport.error': 'Margen de error',
  'passport.error_points': '± {{points}} puntos de 100',
  'passport.language': 'Idioma de la prueba',
  'passport.language.es': 'Español',
  'passport.language.en': 'Inglés',
  'passport.date': 'Fecha de la prueba',
  'passport.questions': 'Preguntas vistas',
  'passport.issuer': 'Verificado por',
  'passport.scale': 'Los resultados posibles son cinco, del mejor al peor: {{bands}}. Cada uno abarca unos 20 de los 100 puntos.',
  'passport.bands_hint':
    'El margen de error alcanza todos los resultados nombrados: tan pocas preguntas no permiten decir cuál de ellos es.',
  'passport.name_hint':
    'El nombre es el que la persona tenía en su perfil cuando lo compartió. Comprueba que sea quien dice ser.',
  'passport.check_another': 'Comprobar otro resultado',
  'passport.check_title': 'Comprobar un resultado',
  'passport.check_text':
    'Pega el enlace de un resultado compartido o el contenido de su archivo firmado. También puedes elegir el archivo.',
  'passport.check_field': 'Enlace o contenido del archivo',
  'passport.check_file': 'Elegir el archivo',
  'passport.check_button': 'Comprobar',
  'passport.check_unreadable': 'Esto no es el enlace ni el archivo de un resultado compartido.',
  'passport.check_foreign':
    'Este resultado es de otro sitio y aquí no podemos comprobarlo. Compruébalo en el sitio de la empresa que lo firmó.',
  'passport.check_altered': 'No pudimos verificarlo: dice ser de este sitio, pero la firma no corresponde.',
  'passport.file_failed': 'No pudimos leer ese archivo. Elige uno de los archivos que descargó la persona.',
  'passport.file_empty':
    'Esta imagen no lleva ningún resultado adentro. Los chats y las redes lo borran: pide el archivo original o el enlace.',
  'passport.file_ambiguous':
    'No usamos esta imagen: está dañada, es demasiado grande o lleva más de un resultado adentro. Pide el enlace.',
  'passport.error.credential_required': 'Pega el enlace o el contenido del archivo.',
  'passport.error.not_valid': 'Este resultado ya no está vigente.',
  'passport.paper_check': 'Comprueba este resultado',
  'passport.paper_check_text':
    'Un papel se puede copiar o cambiar. Escanea el código, mira que la dirección empiece por {{site}} y compara lo que muestra la página con esta hoja. Solo esa página dice si el resultado sigue vigente.',
  'passport.paper_code': 'Código QR con el enlace de este resultado',
  'passport.paper_shared': 'La persona lo comparte desde el {{date}}.',
  'passport.badge_description': 'Resultado de una prueba de {{skill}}.',
  'passport.badge_criteria':
    'Terminar una prueba con preguntas elegidas al azar de un banco. El resultado nombra todos los niveles que alcanza su margen de error.',
} as const
