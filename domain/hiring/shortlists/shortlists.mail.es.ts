/** What only the server says of a shortlist: the e-mail that sends its link, and its PDF. */
export const es = {
  'shortlist_pdf.people_one': '{{count}} persona',
  'shortlist_pdf.people_other': '{{count}} personas',
  'shortlist_pdf.page_of': 'Página {{page}} de {{pages}}',
  'shortlist_mail.subject_one': '{{count}} perfil para {{job}}',
  'shortlist_mail.subject_other': '{{count}} perfiles para {{job}}',
  'shortlist_mail.title_one': '{{count}} perfil para {{job}}',
  'shortlist_mail.title_other': '{{count}} perfiles para {{job}}',
  'shortlist_mail.intro': 'En {{site}} elegimos a estas personas para tu vacante.',
  'shortlist_mail.how': 'Ábrelos en el teléfono o el computador y respóndenos con un toque. No necesitas una cuenta.',
  'shortlist_mail.code': 'Te pediremos el código que acordaste con nosotros.',
  'shortlist_mail.sender': 'Te lo envía',
  'shortlist_mail.until': 'Disponible hasta',
  'shortlist_mail.button': 'Ver los perfiles',
} as const
