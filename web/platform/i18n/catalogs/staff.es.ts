import { joined } from '../catalog-parts.ts'

export const messages = joined(import.meta.glob('../../../../domain/**/*.staff.es.ts', { eager: true, import: 'es' }))
