/** Texts about the catalogue of skills. */
export const es = {
  'menu.skills': 'Habilidades',
  'skills.error.skill_required': 'Elige una habilidad',
  'skills.error.skillname_required': 'Escribe el nombre de la habilidad',
  'skills.error.skill_invalid': 'Usa al menos 3 letras, números, espacios o : . , * #',
  'skills.error.skill_unique': 'Ya existe una habilidad con este nombre',
} as const
