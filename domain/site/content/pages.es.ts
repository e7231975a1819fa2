/** Texts of the home page and the pages about the company and the process. */
export const es = {
  'home.start': 'Empezar',
  'home.go_to_profile': 'Ir a mi perfil',
  'home.video_pause': 'Pausar el video de fondo',
  'home.video_play': 'Reproducir el video de fondo',
  'home.cards_title': 'Qué encuentras aquí',
  'home.card.agency_action': 'Conocer la agencia',
  'home.card.remote_action': 'Ver vacantes remotas',
  'home.card.contact_action': 'Escribirnos',

  'about.title': 'Nosotros',
  'about.description': 'Qué hace {{site}}, para quién y cómo trabajamos con personas y empresas.',
  'about.services': 'Nuestros servicios',

  'process.title': 'Proceso de selección',
  'process.description': 'Los pasos de tu proceso de selección, desde que creas tu cuenta hasta tu primer día.',
  'process.intro': 'Así es el camino desde que creas tu cuenta hasta tu primer día. En cada etapa te escribimos.',
  'process.step': 'Paso {{number}}',
  'process.empty': 'Pronto contaremos aquí los pasos del proceso.',
  'process.landing': 'Conoce las vacantes y los tres pasos',
  'process.action': 'Buscar vacantes',

  'faq.title': 'Preguntas frecuentes',
  'faq.description': 'Respuestas sobre el proceso de selección: costos, hoja de vida, entrevistas y estado de tu postulación.',
  'faq.intro': 'Lo que más nos preguntan sobre el proceso de selección.',
  'faq.more': '¿Tu pregunta no está aquí?',
  'faq.contact': 'Escríbenos',

  'privacy.title': 'Política de privacidad',
  'privacy.description': 'Qué datos tuyos guarda {{site}}, para qué, quién los ve, cuánto tiempo y cómo pedir que se borren.',
  'privacy.index': 'Secciones de esta página',

  'policy.in_force': 'Versión {{version}}, vigente desde el',
  'policy.was_in_force': 'Esta es la versión {{version}}, que ya no está vigente. Empezó a regir el',
  'policy.read_in_force': 'Leer la versión vigente',
  'policy.older': 'Versiones anteriores',
  'policy.version': 'Versión {{version}}',

  'terms.title': 'Términos y condiciones',
  'terms.description':
    'Las reglas para usar {{site}}: tu cuenta, tus postulaciones, las pruebas y lo que puedes esperar de nosotros.',
} as const
