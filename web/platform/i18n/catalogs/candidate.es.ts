import { joined } from '../catalog-parts.ts'

export const messages = joined(import.meta.glob('../../../../domain/**/*.candidate.es.ts', { eager: true, import: 'es' }))
