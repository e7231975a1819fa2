/** Privacy policy and terms. A paragraph per line. */
export const es = {
  'privacy.title': 'Política de privacidad',
  'privacy.description': 'Qué datos tuyos guarda Cantera, para qué, quién los ve, cuánto tiempo y cómo pedir que se borren.',
  'privacy.intro': 'Esta página dice qué sabemos de ti, para qué lo usamos y qué puedes pedirnos. Está escrita para leerse.',
  'privacy.index': 'Secciones de esta página',
  'privacy.item1_title': 'Quién responde por tus datos',
  'privacy.item1_text':
    'La empresa que opera este sitio responde por tus datos. Su nombre, dirección, número tributario, teléfono y correo están al pie de cada página.\nPara cualquier asunto sobre tus datos, escríbenos por la página de contacto.',
  'privacy.item2_title': 'Qué datos guardamos',
  'privacy.item2_text':
    'Al registrarte: nombre, apellido, correo, contraseña (solo su huella cifrada, nunca el texto) y tu hoja de vida.\nEn tu perfil: los datos de contacto que tú escribas, tu fecha de nacimiento, tu dirección y lo que cuentes sobre ti.\nEn tus procesos: a qué vacantes te postulaste, cuándo, en qué etapa estás y los correos que te enviamos.',
  'privacy.item3_title': 'Para qué los usamos',
  'privacy.item3_text':
    'Para que puedas postularte, para que quienes seleccionan evalúen tu postulación y para escribirte sobre ella.\nNo vendemos tus datos, no mostramos publicidad y no usamos rastreadores de otras empresas.',
  'privacy.item4_title': 'Con qué permiso',
  'privacy.item4_text': 'Con el tuyo. Lo das al crear tu cuenta, y guardamos la fecha y el texto exacto que aceptaste.',
  'privacy.item5_title': 'Quién los ve',
  'privacy.item5_text':
    'Tu hoja de vida y tus datos de contacto los ve solo el equipo de selección que tiene ese permiso. Cada cambio de las personas del equipo queda registrado.\nEl nombre de la empresa que contrata no se publica, y otras personas que se postulan nunca ven tus datos.',
  'privacy.item6_title': 'Cuánto tiempo los guardamos',
  'privacy.item6_text':
    'Mientras tengas tu cuenta. Cuando pidas borrarla, tus datos y archivos se eliminan después de un plazo de gracia de 30 días, por si cambias de opinión.\nLos enlaces a tus archivos caducan a los diez minutos.',
  'privacy.item7_title': 'Tus derechos',
  'privacy.item7_text':
    'Puedes ver y corregir tus datos en tu perfil. También puedes pedirnos una copia de todo lo que guardamos, retirar una postulación o borrar tu cuenta: escríbenos desde tu correo por la página de contacto.',
  'privacy.item8_title': 'Lo que queda en tu navegador',
  'privacy.item8_text':
    'Guardamos en tu navegador el idioma y los colores que eliges, tu sesión mientras está abierta, una señal para reconocerlo la próxima vez que entres y los formularios que dejas a medias. Nada de eso sirve para seguirte en otros sitios.',

  'terms.title': 'Términos y condiciones',
  'terms.description':
    'Las reglas para usar Cantera: tu cuenta, tus postulaciones, las pruebas y lo que puedes esperar de nosotros.',
  'terms.intro': 'Al usar este sitio aceptas estas reglas. Son pocas.',
  'terms.item1_title': 'Tu cuenta',
  'terms.item1_text':
    'Una persona, una cuenta, con datos verdaderos. Cuida tu contraseña: lo que se hace con tu cuenta se entiende hecho por ti. Si crees que alguien más la usa, cámbiala y cuéntanos.',
  'terms.item2_title': 'Postularte',
  'terms.item2_text':
    'Postularte no cuesta nada y no te obliga a aceptar una oferta. Publicar una vacante tampoco obliga a la empresa a contratar, pero sí a responder.',
  'terms.item3_title': 'Las pruebas',
  'terms.item3_text':
    'Si una vacante te pide una prueba, respóndela tú, sin ayuda de otras personas y sin copiar las preguntas. Registramos si copias o pegas texto; una persona lo lee junto con el resto, y por sí solo no descarta a nadie.',
  'terms.item4_title': 'Lo que subes',
  'terms.item4_text':
    'Tu hoja de vida y tus archivos siguen siendo tuyos. Nos das permiso de mostrarlos al equipo de selección mientras dure tu cuenta. No subas datos de otras personas ni archivos dañinos.',
  'terms.item5_title': 'Lo que puedes esperar',
  'terms.item5_text':
    'Cuidamos que el sitio funcione y que tus datos no se pierdan, pero no podemos prometer que nunca falle. Si algo sale mal, te lo decimos y lo arreglamos.',
  'terms.item6_title': 'Cambios y ley aplicable',
  'terms.item6_text':
    'Si estas reglas cambian, la nueva versión se publica aquí. Se aplica la ley del país de la empresa que opera el sitio, sin quitarte los derechos que te da la ley del tuyo.',
} as const
