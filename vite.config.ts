import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './domain/kernel/oldest-browsers.ts'
import { inlineEndpoints } from './scripts/inline-endpoints.mjs'

/** The parts of the platform that stand on every page; what only staff, forms, tables or a session use stays apart. */
const shell =
  /\/(domain\/kernel\/(languages|oldest-browsers|permissions|screens)|web\/root\.tsx|web\/platform\/(client\/(new-version|call|api-refusal|address|storage)|i18n\/(?!catalogs\/|use-(?:zoned-time|dates|number|list-words)|own-time-zone|durations|file-size)|pages|session\/(?!session-guard|idle|expiry|renewal|activity|countdown|drafts|ask-phone|own-)|theme|shell\/(?!account-menu|menu-entries|screen|staff-|waiting|\w+-layout)|ui\/(button|banner|lazy-part|spinner)))/

/** What the home page and the list of vacancies both show. */
const vacancies =
  /\/(domain\/hiring\/vacancies\/vacancies\.(rules|screens)|web\/(hiring\/vacancies\/parts\/vacancy-(card|facts)|platform\/ui\/(badge|card))\.)/

export default defineConfig(({ command }) => ({
  plugins: [inlineEndpoints(), reactRouter()],
  // Open pages still load the assets of earlier builds (ADR-0089).
  build: { target: buildTargets, cssTarget: buildTargets, sourcemap: false, assetsInlineLimit: 1024, emptyOutDir: false },
  environments: {
    // What is built brings its libraries, as few files instead of a thousand: the server starts a tenth sooner. Those that it shares with
    // the rest of the server stay outside, where there is one of each.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'zod'] } } : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in few files instead of two dozen small ones.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
                { name: 'shell', test: shell },
                { name: 'vacancies', test: vacancies },
              ],
            },
          },
        },
      },
    },
  },
}))
