import { defineConfig } from 'vitest/config'

/** Tests of what is about one engine, or touches no database, say so in their names and run once. */
const once = ['embedded', 'postgres', 'no-database'].map((name) => `server/**/*${name}.test.ts`)

const engine = (name: 'embedded' | 'postgres') => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    exclude: once.filter((files) => !files.includes(name)),
    globalSetup: ['server/testing/global-setup.ts'],
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // One second, as it is by itself, passes on a busy machine before anything was done wrong.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { test: { name: 'rules', include: ['domain/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.ts'] } },
      // The same files twice: whatever the server keeps must behave the same on both engines.
      engine('embedded'),
      engine('postgres'),
      { test: { name: 'no-database', include: ['server/**/*no-database.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
})
