import { joinCatalogs } from '../catalog-parts.ts'

export const messages = joinCatalogs(import.meta.glob('../../../../domain/**/*.staff.es.ts', { eager: true, import: 'es' }))
