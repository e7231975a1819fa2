import { joined } from '../catalog-parts.ts'

export const messages = joined(import.meta.glob('../../../../domain/**/*.form.es.ts', { eager: true, import: 'es' }))
