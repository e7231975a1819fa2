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
  'passport.shared_text': 'Cualquiera que tenga la dirección o el archivo puede comprobar este resultado.',
  'passport.shared_done': 'Listo: tu resultado se puede comprobar en esta dirección.',
  'passport.address': 'Dirección',
  'passport.address_gone':
    'El sitio cambió sus claves y ya no puede mostrarte la dirección. Deja de compartirlo y compártelo otra vez.',
  'passport.copy': 'Copiar la dirección',
  'passport.own_replaced': 'Tu resultado cambió después de compartirlo, así que lo compartido ya no está vigente.',
  'passport.stop': 'Dejar de compartir',
  'passport.stop_named': 'Dejar de compartir {{skill}}',
  'passport.stop_question':
    'La dirección y los archivos descargados de {{skill}} dejarán de ser válidos para siempre. Si después lo compartes otra vez, tendrá otra dirección.',
  'passport.stopped': 'Ya no compartes este resultado',
  'passport.error.not_ready': 'Este resultado todavía no se puede compartir.',
} as const
