/** Texts for staff who correct a person. */
export const es = {
  'corrections.title': 'Corregir datos',
  'corrections.hint': 'La persona ve en su cuenta qué se corrigió y cuándo.',
  'corrections.email_hint': 'Al cambiar el correo avisamos a la dirección anterior y pedimos confirmar la nueva.',
  'corrections.email_hint_unconsented':
    'Si cambias el correo, le pedimos el consentimiento en la nueva dirección. Los enlaces anteriores dejan de servir.',
  'corrections.cv': 'Reemplazar la hoja de vida',
  'corrections.cv_now': 'Ahora tiene {{name}}.',
  'corrections.phone': 'Celular',
  'corrections.city': 'Ciudad',
  'corrections.birth': 'Fecha de nacimiento',
  'corrections.saved': 'Corregiste los datos de {{name}}',
  'corrections.error.staff': 'Las personas del equipo cambian sus propios datos en su cuenta.',
  'corrections.error.taken': 'Otra persona ya tiene este correo.',
  'corrections.error.taken_merge': 'Comparar y unir las dos cuentas',
  'corrections.error.taken_open': 'Ver a esa persona',
  'corrections.error.nothing': 'No cambiaste ningún dato.',
  'corrections.error.email_required': 'Esta persona inicia sesión con su correo: no puede quedar vacío.',
  'audit.action.user.corrected': 'Corrigió los datos de una persona',
} as const
