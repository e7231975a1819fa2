/** What was corrected, for the audit of staff and for the person. */
export const es = {
  'corrections.field.name': 'Nombre',
  'corrections.field.lastname': 'Apellido',
  'corrections.field.email': 'Correo',
  'corrections.field.phone': 'Celular',
  'corrections.field.city': 'Ciudad',
  'corrections.field.birth': 'Fecha de nacimiento',
  'corrections.field.cv': 'Hoja de vida',
  'corrections.field.country': 'País',
  'corrections.field.skills': 'Habilidades',
  'corrections.own_title': 'Correcciones del equipo',
  'corrections.own_intro': 'Esto corrigió en tus datos el equipo de selección. Si algo no está bien, cámbialo aquí o escríbenos.',
  'corrections.own_change': '«{{former}}» pasó a «{{present}}»',
  'corrections.own_added': 'se agregó «{{present}}»',
  'corrections.own_removed': 'se borró «{{former}}»',
} as const
