/** The names of the bands, which public pages also show (PAS-02). */
export const es = {
  'attempts.band.S': 'Sobresaliente',
  'attempts.band.E': 'Excelente',
  'attempts.band.R': 'Regular',
  'attempts.band.D': 'Deficiente',
  'attempts.band.M': 'Malo',
} as const
