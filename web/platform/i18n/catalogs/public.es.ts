import { joinCatalogs } from '../catalog-parts.ts'

export const messages = joinCatalogs(
  import.meta.glob(['../../../../domain/**/*.es.ts', '!**/*.*.es.ts'], { eager: true, import: 'es' }),
)
