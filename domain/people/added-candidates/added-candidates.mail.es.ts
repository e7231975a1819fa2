/** Texts of the e-mails to people whom staff added. Read by the server only. */
export const es = {
  'consent_mail.subject': '{{site}} tiene tus datos: ¿estás de acuerdo?',
  'consent_mail.title': 'Tú decides si guardamos tus datos',
  'consent_mail.message':
    'El equipo de selección de {{site}} registró tus datos para tenerte en cuenta en sus vacantes: tu nombre, los datos de contacto que recibió y, si la tiene, tu hoja de vida.\n\nEn el enlace puedes ver esos datos y decidir con un clic si los guardamos. Si dices que no, los borramos enseguida.\n\nSi no respondes, te lo recordaremos como máximo dos veces y el {{date}} borramos todo.',
  'consent_mail.reminder_subject': 'Recordatorio: {{site}} tiene tus datos, ¿los guardamos?',
  'consent_mail.reminder_message':
    'Hace unos días te contamos que {{site}} registró tus datos para tenerte en cuenta en sus vacantes. Todavía no sabemos si estás de acuerdo.\n\nEn el enlace puedes ver esos datos y decidir con un clic: los guardamos o los borramos.\n\nSi no respondes, te lo recordaremos una vez más y el {{date}} borramos todo.',
  'consent_mail.last_message':
    'Todavía no sabemos si estás de acuerdo con que {{site}} guarde tus datos para tenerte en cuenta en sus vacantes.\n\nEn el enlace puedes verlos y decidir con un clic: los guardamos o los borramos.\n\nEste es el último recordatorio. Si no respondes, el {{date}} borramos todo.',
  'consent_mail.button': 'Ver mis datos y decidir',
  'held_mail.subject': '{{site}} guarda tus datos',
  'held_mail.title': 'Dónde están tus datos',
  'held_mail.message':
    'Nos autorizaste a guardar tus datos para tenerte en cuenta en nuestras vacantes. Desde hoy están en el sitio de selección de {{site}}, y por aquí te escribiremos cuando haya algo para ti.\n\nNo tienes que hacer nada. En el enlace puedes ver lo que tenemos y, si ya no estás de acuerdo, pedirnos que lo borremos.',
  'held_mail.consented_on': 'Nos autorizaste el',
  'held_mail.manner': 'Cómo',
  'held_mail.button': 'Ver mis datos u oponerme',
} as const
