import { joined } from '../catalog-parts.ts'

export const messages = joined(
  import.meta.glob(['../../../../domain/**/*.es.ts', '!**/*.*.es.ts'], { eager: true, import: 'es' }),
)
