/** Icons are imported one by one, so that the package's other five thousand are not loaded. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon, IconNode } from '@tabler/icons-react'

  const icon: Icon
  export const __iconNode: IconNode
  export default icon
}
