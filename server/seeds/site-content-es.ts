import type { Contents } from '#domain/kernel/site-contents.ts'

/** What the company says in Spanish until somebody changes it. */
export const es: Omit<Contents, 'privacy'> = {
  company: {
    name: 'Cantera',
    tagline: 'Donde el talento encuentra su lugar',
    description: 'Vacantes y postulaciones en un solo lugar. Encuentra tu próximo trabajo con Cantera.',
    legal_name: '',
    tax_id: '',
    address: '',
    map: null,
    phone: '',
    email: '',
    colour: '',
    links: [],
  },
  home: {
    title: 'Donde el talento encuentra su lugar',
    intro:
      'Publicamos vacantes de empresas que cuidan a su gente. Regístrate con tu hoja de vida, postúlate y sigue tu proceso paso a paso.',
    cards: {
      agency: {
        title: 'Una agencia que acompaña',
        text: 'Conocemos a las empresas y a las personas. Cada postulación recibe una respuesta, también cuando es un no.',
      },
      remote: {
        title: 'Trabajo desde donde estés',
        text: 'Vacantes remotas con horarios claros y salarios a la vista. Tu ciudad no es un límite.',
      },
      contact: {
        title: 'Hablemos',
        text: '¿Buscas talento para tu equipo o tienes una duda sobre tu proceso? Te responde una persona.',
      },
    },
  },
  about: {
    intro:
      'Una cantera es el lugar del que sale buena piedra, y la escuela en la que un club forma a su gente. Eso queremos ser: el sitio donde el talento se muestra con hechos y las empresas lo encuentran.',
    services: [
      {
        title: 'Reclutamiento',
        text: 'Publicamos la vacante, reunimos a las personas que encajan y las acompañamos de la postulación a la decisión.',
      },
      {
        title: 'Evaluación de habilidades',
        text: 'Cuando un cargo lo pide, evaluamos habilidades en español o en inglés. Cada quien muestra lo que sabe, venga de donde venga.',
      },
      {
        title: 'Equipos remotos',
        text: 'Buscamos talento en toda Latinoamérica para empresas que contratan sin mirar el mapa.',
      },
      {
        title: 'Acompañamiento a empresas',
        text: 'Ayudamos a definir el cargo, el salario y las preguntas que de verdad importan en la entrevista.',
      },
    ],
    principles: {
      title: 'Contratar con justicia',
      text: 'A quien busca trabajo nunca le cobramos. Seguimos los principios de contratación equitativa de la Organización Internacional del Trabajo.',
    },
    link: {
      label: 'Leer los principios de la OIT (se abre en otro sitio)',
      url: 'https://www.ilo.org/topics/labour-migration/fair-recruitment',
    },
  },
  steps: {
    steps: [
      'Crea tu cuenta y sube tu hoja de vida.',
      'Completa tu perfil y agrega tus habilidades.',
      'Postúlate y sigue tu proceso desde tu perfil.',
      'Muestra lo que sabes, si la vacante pide una prueba.',
      'Conversa con el equipo en las entrevistas.',
      '¡Listo! Empiezas en tu nuevo trabajo.',
    ],
  },
  faq: {
    questions: [
      {
        question: '¿Tengo que pagar para postularme?',
        answer:
          'No. Crear tu cuenta, postularte y hacer la prueba que una vacante pida no cuesta nada. Si alguien te cobra en nuestro nombre, cuéntanos por la página de contacto.',
      },
      {
        question: '¿Qué necesito para postularme a una vacante?',
        answer:
          'Una cuenta con tu hoja de vida, en PDF, Word, OpenDocument o imagen, de menos de 1 MB. Puedes registrarte y postularte en un solo paso desde la vacante.',
      },
      {
        question: '¿Cómo sé en qué etapa va mi proceso?',
        answer:
          'En tu perfil, en «Mis postulaciones», ves la etapa de cada una y la fecha del último cambio. También te escribimos al correo cuando hay novedades.',
      },
      {
        question: '¿Cómo son las entrevistas?',
        answer:
          'Hay una o dos. La invitación llega a tu correo con la fecha, la hora y su zona horaria, y un archivo para guardarla en tu calendario.',
      },
      {
        question: '¿Puedo postularme a varias vacantes?',
        answer:
          'Sí, a todas las que te interesen, una vez a cada una. Si ya te habías postulado, te lo decimos y tu postulación sigue donde estaba.',
      },
    ],
  },
  terms: {
    intro: 'Al usar este sitio aceptas estas reglas. Son pocas.',
    sections: [
      {
        title: 'Tu cuenta',
        text: 'Una persona, una cuenta, con datos verdaderos. Cuida tu contraseña: lo que se hace con tu cuenta se entiende hecho por ti. Si crees que alguien más la usa, cámbiala y cuéntanos.',
      },
      {
        title: 'Postularte',
        text: 'Postularte no cuesta nada y no te obliga a aceptar una oferta. Publicar una vacante tampoco obliga a la empresa a contratar, pero sí a responder.',
      },
      {
        title: 'Las pruebas',
        text: 'Si una vacante te pide una prueba, respóndela tú, sin ayuda de otras personas y sin copiar las preguntas. Registramos si copias o pegas texto, si dejas la ventana, si cambias de dispositivo o de red y cuánto tardas en cada pregunta; una persona lo lee junto con el resto, y por sí solo no descarta a nadie.',
      },
      {
        title: 'Lo que subes',
        text: 'Tu hoja de vida y tus archivos siguen siendo tuyos. Nos das permiso de mostrarlos al equipo de selección mientras dure tu cuenta. No subas datos de otras personas ni archivos dañinos.',
      },
      {
        title: 'Lo que puedes esperar',
        text: 'Cuidamos que el sitio funcione y que tus datos no se pierdan, pero no podemos prometer que nunca falle. Si algo sale mal, te lo decimos y lo arreglamos.',
      },
      {
        title: 'Cambios y ley aplicable',
        text: 'Si estas reglas cambian, la nueva versión se publica aquí. Se aplica la ley del país de la empresa que opera el sitio, sin quitarte los derechos que te da la ley del tuyo.',
      },
    ],
  },
}
