/** Texts of the e-mails to people whom staff added. Read by the server only. */
export const es = {
  'consent_mail.subject': '{{site}} tiene tus datos: ¿estás de acuerdo?',
  'consent_mail.title': 'Tú decides si los guardamos',
  'consent_mail.message':
    'El equipo de selección de {{site}} anotó tus datos para tenerte en cuenta en sus vacantes: tu nombre, los datos de contacto que recibió y, si la tiene, tu hoja de vida.\n\nEn el enlace puedes ver esos datos y decidir: si estás de acuerdo, eliges una contraseña y la cuenta es tuya; si no, los borramos enseguida.\n\nSi no respondes, no te escribiremos más y el {{date}} borramos todo.',
  'consent_mail.button': 'Ver mis datos y decidir',
  'held_mail.subject': '{{site}} guarda tus datos',
  'held_mail.title': 'Dónde están tus datos',
  'held_mail.message':
    'Nos autorizaste a guardar tus datos para tenerte en cuenta en nuestras vacantes. Desde hoy están en el sitio de selección de {{site}}, y por aquí te escribiremos cuando haya algo para ti.\n\nNo tienes que hacer nada. En el enlace puedes ver lo que tenemos y, si ya no estás de acuerdo, pedirnos que lo borremos.',
  'held_mail.consented_on': 'Nos autorizaste el',
  'held_mail.manner': 'Cómo',
  'held_mail.button': 'Ver mis datos u oponerme',
} as const
