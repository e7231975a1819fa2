/** `npm run bench -- small` runs every part on little data for a moment. Its figures say nothing; it shows that the parts still work. */
export const isSmall = process.argv.includes('small')

const share = isSmall ? 1 / 20 : 1

/** A number of rows, people or requests. Each stays a whole number above 0 in a small run. */
export const scaled = (usual: number) => Math.ceil(usual * share)

/** How long a measurement takes, in seconds. */
export const lasting = (usual: number) => usual * share

/** How often a measurement is repeated. */
export const repeated = (usual: number) => (isSmall ? Math.min(usual, 2) : usual)
