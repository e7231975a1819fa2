import { joinCatalogs } from '../catalog-parts.ts'

export const messages = joinCatalogs(import.meta.glob('../../../../domain/**/*.staff.en.ts', { eager: true, import: 'en' }))
