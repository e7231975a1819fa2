/** Icons are imported one by one, so that nobody loads or parses the package's five thousand others. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon, IconNode } from '@tabler/icons-react'

  const icon: Icon
  export const __iconNode: IconNode
  export default icon
}
