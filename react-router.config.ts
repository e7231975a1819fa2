import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // A page names the routes that its links lead to after it is seen, instead of loading those of the whole product before (P14).
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
