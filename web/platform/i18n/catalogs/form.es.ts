import { joinCatalogs } from '../catalog-parts.ts'

export const messages = joinCatalogs(import.meta.glob('../../../../domain/**/*.form.es.ts', { eager: true, import: 'es' }))
