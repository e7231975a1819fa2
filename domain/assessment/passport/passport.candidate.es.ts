/** Texts for sharing a result, and for everybody who checks one. */
export const es = {
  'passport.share_title': 'Compartir este resultado',
  'passport.share_text':
    'Puedes darle este resultado a quien quieras, por ejemplo a otra empresa. Recibes una dirección y un archivo firmado que cualquiera puede comprobar sin cuenta. Solo ve esto quien tenga la dirección o el archivo:',
  'passport.share_not':
    'No se comparten tus respuestas, tus puntos ni otros datos tuyos. Puedes dejar de compartirlo cuando quieras.',
  'passport.share_named': 'Incluir mi nombre: {{name}}',
  'passport.share_named_hint': 'Sin tu nombre, nadie puede comprobar que el resultado es tuyo.',
  'passport.share': 'Compartir este resultado',
  'passport.shared': 'Ya compartes este resultado',
  'passport.shared_title': 'Resultados que compartes',
  'passport.shared_text': 'Cualquiera que tenga la dirección o el archivo de un resultado puede comprobarlo.',
  'passport.shared_done': 'Listo: tu resultado se puede comprobar en esta dirección.',
  'passport.address': 'Dirección',
  'passport.address_gone':
    'El sitio cambió sus claves y ya no puede mostrarte la dirección. Deja de compartirlo y compártelo otra vez.',
  'passport.copy': 'Copiar la dirección',
  'passport.own_replaced':
    'Tu resultado cambió, o hiciste otra prueba después de compartirlo, así que lo compartido ya no está vigente.',
  'passport.stop': 'Dejar de compartir',
  'passport.stop_named': 'Dejar de compartir {{skill}}',
  'passport.stop_question':
    'La dirección y los archivos descargados de {{skill}} dejarán de ser válidos para siempre. Si después lo compartes otra vez, tendrá otra dirección.',
  'passport.stopped': 'Ya no compartes este resultado',
  'passport.none_shared': 'Ahora no compartes ningún resultado.',
  'passport.error.not_ready': 'Este resultado todavía no se puede compartir.',

  'passport.title': 'Resultado verificado',
  'passport.valid': 'Este resultado es auténtico y está vigente.',
  'passport.valid_text': '{{issuer}} lo atestigua. La persona que hizo la prueba decidió compartirlo.',
  'passport.ended_title': 'Este resultado ya no se comparte en esta dirección',
  'passport.ended': 'La persona dejó de compartirlo, o lo comparte en otra dirección. Si lo necesitas, pídeselo.',
  'passport.replaced_title': 'Este resultado ya no está vigente',
  'passport.replaced':
    'El resultado cambió o la persona hizo otra prueba después de compartirlo. Si lo necesitas, pídele que comparta el actual.',
  'passport.unknown_title': 'No conocemos este resultado',
  'passport.unknown': 'Esta dirección no lleva a ningún resultado compartido. Revisa que esté completa.',
  'passport.check_unknown': 'No conocemos este resultado: ya no existe, o la dirección no está completa. No está vigente.',
  'passport.name': 'Persona',
  'passport.skill': 'Habilidad',
  'passport.band': 'Resultado',
  'passport.error': 'Margen de error',
  'passport.error_points': '± {{points}} puntos de 100',
  'passport.language': 'Idioma de la prueba',
  'passport.language.es': 'Español',
  'passport.language.en': 'Inglés',
  'passport.date': 'Fecha de la prueba',
  'passport.questions': 'Preguntas vistas',
  'passport.issuer': 'Lo atestigua',
  'passport.scale': 'Los resultados posibles son cinco, del mejor al peor: {{bands}}. Cada uno abarca unos 20 de los 100 puntos.',
  'passport.bands_hint':
    'Con otras preguntas parecidas podría salir cualquiera de los resultados nombrados: eso es lo que dice el margen de error.',
  'passport.name_hint':
    'El nombre es el que la persona tenía en su perfil cuando lo compartió. Comprueba que sea quien dice ser.',
  'passport.download': 'Descargar el archivo firmado',
  'passport.check_another': 'Comprobar otro resultado',
  'passport.check_title': 'Comprobar un resultado',
  'passport.check_text':
    'Pega la dirección de un resultado compartido, o el contenido de su archivo firmado. También puedes elegir el archivo.',
  'passport.check_field': 'Dirección o contenido del archivo',
  'passport.check_file': 'Elegir el archivo',
  'passport.check_button': 'Comprobar',
  'passport.check_unreadable': 'Esto no es la dirección ni el archivo de un resultado compartido.',
  'passport.check_foreign':
    'Este resultado es de otro sitio, y no lo comprobamos. Compruébalo en el sitio de la empresa que lo firmó.',
  'passport.check_altered': 'Este archivo no es auténtico: dice ser de este sitio, pero su firma no corresponde.',
  'passport.file_failed': 'No pudimos leer ese archivo. Elige el archivo firmado que descargó la persona.',
  'passport.error.credential_required': 'Pega la dirección o el contenido del archivo.',
  'passport.error.not_valid': 'Este resultado ya no está vigente.',
  'passport.badge_description': 'Resultado de una prueba de {{skill}}.',
  'passport.badge_criteria':
    'Terminar una prueba de preguntas sacadas al azar de un banco. El resultado nombra todas las categorías que alcanza su error estándar.',
} as const
