import { limits } from '#domain/kernel/limits.ts'
import type { Contents } from '#domain/kernel/site-contents.ts'

/** The controller of the data as the policy names it. Facts that the company has not filled in are left out. */
interface Controller {
  readonly name: string
  /** Tax number and address. */
  readonly identity: readonly string[]
  /** E-mail address and phone; empty without both. */
  readonly contact: string
}

/** The privacy policy that comes with the product, in Spanish. */
export const privacyEs = ({ name, identity, contact }: Controller): Contents['privacy'] => ({
  intro:
    'Esta política dice qué sabemos de ti, para qué lo usamos, con quién lo compartimos y qué puedes pedirnos. Sigue la Ley 1581 de 2012 y el Decreto 1377 de 2013 de Colombia, y el Reglamento General de Protección de Datos (RGPD) para quienes están en la Unión Europea.',
  sections: [
    {
      title: 'Quién responde por tus datos',
      text: `${[name, ...identity].join(', ')} es responsable del tratamiento de tus datos.\nPara consultas, reclamos y cualquier asunto sobre ellos, escríbenos ${contact ? `a ${contact} o ` : ''}por la página de contacto. Responde el equipo de selección.`,
    },
    {
      title: 'Qué datos guardamos',
      text: `Al registrarte: nombre, apellido, correo, teléfono, fecha de nacimiento, dirección, hoja de vida y contraseña (solo una huella que no permite leerla).\nEn tu perfil: estudios, experiencia, habilidades, portafolio y referencias. Si nombras a alguien como referencia, avísale antes.\nEn tus procesos: a qué vacantes te postulaste, en qué etapa estás, entrevistas, correos que te enviamos y los que respondes, y notas y etiquetas del equipo.\nEn tus pruebas: tus respuestas, cuánto tomó cada una, tus puntos, si copias o pegas texto, si dejas la ventana, si cambias de dispositivo o de red, si empiezas en un teléfono o en un computador, y si tienes tiempo extra. Antes de empezar te lo decimos, y al final lo ves y puedes explicarlo.\nSi muestras un resultado de otra empresa, guardamos lo que ese resultado dice y cuándo lo comprobamos.\nTus sesiones abiertas, con el sistema y el navegador desde los que entraste.\nSi el equipo te agregó, te dice de dónde sacó tus datos. No pedimos datos sensibles (salud, origen, religión, orientación, biometría): responder sobre ellos es siempre opcional, y es mejor que no los escribas en tu hoja de vida.`,
    },
    {
      title: 'Para qué los usamos',
      text: 'Para recibir tus postulaciones, evaluarlas, hacer pruebas y entrevistas, escribirte sobre ellas y contratar. Si lo autorizas, también para proponerte otras vacantes: puedes detenerlo con un clic en cada correo o en «Mi cuenta».\nPara saber cómo van los procesos, con cifras que no te nombran, y para cuidar la seguridad del sitio.\nLos puntos de una prueba son la suma de tus respuestas; un modelo estadístico solo ayuda a elegir preguntas de dificultad parecida. Ningún programa decide por sí solo: una persona lee tu caso y decide, y puedes pedir que lo revise.\nNo vendemos tus datos, no mostramos publicidad y no usamos rastreadores de otras empresas.',
    },
    {
      title: 'Con qué permiso',
      text: 'Con tu autorización previa, expresa e informada. Guardamos la fecha, el texto exacto y la versión de esta política que aceptaste. Si ya nos la habías dado por otro medio, guardamos cuándo y cómo. Puedes revocarla cuando quieras, sin efecto sobre lo que ya se hizo.\nSegún el RGPD, además: para dar los pasos que pides antes de un contrato (artículo 6, apartado 1, letra b), para cumplir obligaciones legales (letra c) y por el interés legítimo de proteger el sitio y recordar una negativa (letra f).',
    },
    {
      title: 'Quién los ve',
      text: 'El equipo de selección, cada persona según sus permisos. Queda registrado qué cambia y qué lee de ti, y puedes descargarlo. Otras personas que se postulan nunca ven tus datos.\nLa empresa que contrata, cuando avanzas en un proceso suyo: recibe lo necesario para decidir, como un resumen de tus resultados.\nQuienes prestan servicios al sitio por encargo nuestro (servidores, correo), solo para eso y con contrato. Si alguno está en otro país, la transferencia se hace con las garantías que pide la ley; pregúntanos cuáles son.\nQuien tú elijas, si compartes un resultado: ve lo que dice y, si lo decides, tu nombre. Si muestras aquí un resultado de otra empresa, le preguntamos a su sitio si sigue vigente y no le enviamos nada más sobre ti.\nLas autoridades, cuando la ley lo ordena.',
    },
    {
      title: 'Cuánto tiempo los guardamos',
      text: `Mientras tengas tu cuenta. Si la eliminas, tus datos y archivos se borran después de ${limits.deletionGraceDays} días, por si cambias de opinión.\nUna cuenta cuyo correo nadie confirma se borra a los ${limits.unconfirmedAccounts.days} días si no se usa. Si el equipo te agregó y no respondes, tus datos se borran al terminar el plazo que dice el correo. Si dices que no, se borran enseguida y solo recordamos una huella de tu dirección, de la que no se puede leer, para no volver a escribirte.\nLa marca de tu dispositivo y tu red durante una prueba se borra cuando termina. El registro de lecturas se guarda ${limits.readLog.keptDays} días, y el de cambios sin plazo, como prueba. Las copias de seguridad se renuevan y dejan de tener lo borrado.`,
    },
    {
      title: 'Tus derechos',
      text: 'Conocer, actualizar y corregir tus datos en tu perfil; descargar una copia de todo y eliminar tu cuenta en «Mi cuenta»; retirar una postulación en «Mis postulaciones»; pedir prueba de tu autorización, revocarla, oponerte, limitar el uso, llevarte tus datos y pedir que una persona revise una decisión. No cuesta nada.\nSi lo pides por escrito, respondemos las consultas en 10 días hábiles (5 más si explicamos la demora) y los reclamos en 15 días hábiles (8 más si explicamos la demora). Según el RGPD, en un mes.\nSi no te respondemos bien, puedes acudir a la autoridad de protección de datos: en Colombia, la Superintendencia de Industria y Comercio (SIC), después de reclamarnos; en la Unión Europea, la del país donde vives o trabajas.',
    },
    {
      title: 'Tu navegador y los cambios de esta política',
      text: 'Guardamos en tu navegador el idioma y los colores que eliges, tu sesión mientras está abierta, una señal para reconocerlo la próxima vez que entres y los formularios que dejas a medias. Nada de eso sirve para seguirte en otros sitios.\nEsta política rige desde la fecha que está arriba. Si cambia, publicamos aquí la nueva versión y las anteriores se pueden leer; si cambia para qué usamos tus datos, te pedimos autorización otra vez.',
    },
  ],
})
