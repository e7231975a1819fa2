import { joined } from '../catalog-parts.ts'

export const messages = joined(import.meta.glob('../../../../domain/**/*.candidate.en.ts', { eager: true, import: 'en' }))
