/** Texts of the home page and the pages about the company and the process. */
export const es = {
  'home.title': 'Donde el talento encuentra su lugar',
  'home.intro':
    'Publicamos vacantes de empresas que cuidan a su gente. Regístrate con tu hoja de vida, postúlate y sigue tu proceso paso a paso.',
  'home.start': 'Empezar',
  'home.go_to_profile': 'Ir a mi perfil',
  'home.search_title': '¿Qué trabajo buscas?',
  'home.video_pause': 'Pausar el video de fondo',
  'home.video_play': 'Reproducir el video de fondo',
  'home.cards_title': 'Qué encuentras aquí',
  'home.card.agency_title': 'Una agencia que acompaña',
  'home.card.agency_text':
    'Conocemos a las empresas y a las personas. Cada postulación recibe una respuesta, también cuando es un no.',
  'home.card.agency_action': 'Conocer la agencia',
  'home.card.remote_title': 'Trabajo desde donde estés',
  'home.card.remote_text': 'Vacantes remotas con horarios claros y salarios a la vista. Tu ciudad no es un límite.',
  'home.card.remote_action': 'Ver vacantes remotas',
  'home.card.contact_title': 'Hablemos',
  'home.card.contact_text': '¿Buscas talento para tu equipo o tienes una duda sobre tu proceso? Te responde una persona.',
  'home.card.contact_action': 'Escribirnos',

  'about.title': 'Nosotros',
  'about.description': 'Qué hace Cantera, para quién y cómo trabajamos con personas y empresas.',
  'about.intro':
    'Una cantera es el lugar del que sale buena piedra, y la escuela en la que un club forma a su gente. Eso queremos ser: el sitio donde el talento se muestra con hechos y las empresas lo encuentran.',
  'about.services': 'Nuestros servicios',
  'about.service.recruitment_title': 'Reclutamiento',
  'about.service.recruitment_text':
    'Publicamos la vacante, reunimos a las personas que encajan y las acompañamos de la postulación a la decisión.',
  'about.service.tests_title': 'Evaluación de habilidades',
  'about.service.tests_text':
    'Cuando un cargo lo pide, evaluamos habilidades en español o en inglés. Cada quien muestra lo que sabe, venga de donde venga.',
  'about.service.remote_title': 'Equipos remotos',
  'about.service.remote_text': 'Buscamos talento en toda Latinoamérica para empresas que contratan sin mirar el mapa.',
  'about.service.advice_title': 'Acompañamiento a empresas',
  'about.service.advice_text': 'Ayudamos a definir el cargo, el salario y las preguntas que de verdad importan en la entrevista.',
  'about.principles_title': 'Contratar con justicia',
  'about.principles_text':
    'A quien busca trabajo nunca le cobramos. Seguimos los principios de contratación equitativa de la Organización Internacional del Trabajo.',
  'about.principles_link': 'Leer los principios de la OIT (se abre en otro sitio)',

  'process.title': 'Proceso de selección',
  'process.description': 'Los pasos de tu proceso de selección, desde que creas tu cuenta hasta tu primer día.',
  'process.intro': 'Así es el camino desde que creas tu cuenta hasta tu primer día. En cada etapa te escribimos.',
  'process.step': 'Paso {{number}}',
  'process.empty': 'Pronto contaremos aquí los pasos del proceso.',
  'process.action': 'Buscar vacantes',

  'faq.title': 'Preguntas frecuentes',
  'faq.description': 'Respuestas sobre el proceso de selección: costos, hoja de vida, entrevistas y estado de tu postulación.',
  'faq.intro': 'Lo que más nos preguntan sobre el proceso de selección.',
  'faq.item1_question': '¿Tengo que pagar para postularme?',
  'faq.item1_answer':
    'No. Crear tu cuenta, postularte y hacer la prueba que una vacante pida no cuesta nada. Si alguien te cobra en nuestro nombre, cuéntanos por la página de contacto.',
  'faq.item2_question': '¿Qué necesito para postularme a una vacante?',
  'faq.item2_answer':
    'Una cuenta con tu hoja de vida, en PDF, Word, OpenDocument o imagen, de menos de 1 MB. Puedes registrarte y postularte en un solo paso desde la vacante.',
  'faq.item3_question': '¿Cómo sé en qué etapa va mi proceso?',
  'faq.item3_answer':
    'En tu perfil, en «Mis postulaciones», ves la etapa de cada una y la fecha del último cambio. También te escribimos al correo cuando hay novedades.',
  'faq.item4_question': '¿Cómo son las entrevistas?',
  'faq.item4_answer':
    'Hay una o dos. La invitación llega a tu correo con la fecha, la hora y su zona horaria, y un archivo para guardarla en tu calendario.',
  'faq.item5_question': '¿Puedo postularme a varias vacantes?',
  'faq.item5_answer':
    'Sí, a todas las que te interesen, una vez a cada una. Si ya te habías postulado, te lo decimos y tu postulación sigue donde estaba.',
  'faq.more': '¿Tu pregunta no está aquí?',
  'faq.contact': 'Escríbenos',
} as const
