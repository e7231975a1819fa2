/** Texts of the request for consent to a person whom staff added. Read by the server only. */
export const es = {
  'consent_mail.subject': '{{site}} tiene tus datos: ¿estás de acuerdo?',
  'consent_mail.title': 'Tú decides si los guardamos',
  'consent_mail.message':
    'El equipo de selección de {{site}} anotó tus datos para tenerte en cuenta en sus vacantes: tu nombre, los datos de contacto que recibió y, si la tiene, tu hoja de vida.\n\nEn el enlace puedes ver esos datos y decidir: si estás de acuerdo, eliges una contraseña y la cuenta es tuya; si no, los borramos enseguida.\n\nSi no respondes, no te escribiremos más y el {{date}} borramos todo.',
  'consent_mail.button': 'Ver mis datos y decidir',
} as const
