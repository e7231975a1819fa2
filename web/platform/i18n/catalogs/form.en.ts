import { joined } from '../catalog-parts.ts'

export const messages = joined(import.meta.glob('../../../../domain/**/*.form.en.ts', { eager: true, import: 'en' }))
