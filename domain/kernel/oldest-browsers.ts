/**
 * The oldest browsers in which pages of visitors and candidates work (SPEC-75). The build writes scripts and styles for them,
 * `npm run check` finds what they lack, and the README and the notice in older browsers name them.
 */
export const oldestBrowsers = { chrome: '109', edge: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const

/** The same as the build takes it. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)

/** The same as people read it. */
export const oldestNamed = `Chrome ${oldestBrowsers.chrome}, Firefox ${oldestBrowsers.firefox}, Safari ${oldestBrowsers.safari}`
