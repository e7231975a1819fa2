import { joinCatalogs } from '../catalog-parts.ts'

export const messages = joinCatalogs(import.meta.glob('../../../../domain/**/*.candidate.en.ts', { eager: true, import: 'en' }))
