/**
 * The oldest browsers that public and candidate pages support (SPEC-75). The build targets them, `npm run check` finds features that they
 * lack, and the README and the notice for older browsers name them.
 */
export const oldestBrowsers = { chrome: '109', edge: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const

/** The oldest browsers in the build's notation. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`)

/** The oldest browsers as the README and the notice name them. */
export const oldestBrowserNames = `Chrome ${oldestBrowsers.chrome}, Firefox ${oldestBrowsers.firefox}, Safari ${oldestBrowsers.safari}`
