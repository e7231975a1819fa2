import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './domain/kernel/oldest-browsers.ts'
import { inlineEndpoints } from './scripts/inline-endpoints.mjs'

/**
 * The files that hold several modules: those that a pattern names, with everything that they import at once and no file above has. Otherwise a
 * page would be dozens of small files.
 */
const files = {
  react: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
  /** The frame of every page, and what most pages show. Not `entry.client.tsx`, which waits for texts that need this file. */
  shell:
    /\/web\/(?:root|platform\/(?:client\/arrival|i18n\/(?:catalog-parts|own-time-zone)|shell\/(?:guest-layout|redirect)|ui\/(?:badge|card|skeleton)|forms\/plain-search-field))\.tsx?$|\/contact\.screens\.ts$/,
  /** What the home page and the list of vacancies both show. */
  vacancies: /\/web\/hiring\/vacancies\/parts\/(?:vacancy-row|vacancy-filters|filter-fields)\.tsx$/,
  home: /\/web\/site\/content\/parts\/home-page\.tsx$|\/newest-vacancies\.tsx$/,
  /** Small parts of pages for everybody. */
  parts:
    /\/web\/platform\/(?:ui\/(?:message-box|page-head|empty-state)|client\/use-action|i18n\/text-in)\.tsx?$|\/icons\/Icon(?:Check|Trash|Plus|Search|ChevronDown)\.mjs$/,
  /** What pages show of files, which would otherwise bring the form of registration with it. */
  attached: /\/web\/platform\/(?:ui\/(?:file-name|file-size)|i18n\/file-size)\.tsx?$|\/icons\/IconFileText\.mjs$/,
  forms: /\/web\/platform\/forms\/(?:form-shell|text-fields|checkbox-field)\.tsx$/,
  registration: /\/web\/people\/accounts\/forms\/registration-form\.tsx$/,
  /** Rules of forms, which forms of visitors load with the first touch. */
  shapes: /\/node_modules\/zod\/|\/domain\/kernel\/(?:fields|pagination|endpoint)\.ts$/,
  queries: /\/node_modules\/@tanstack\//,
  /** The addresses of all screens, for everybody who is logged in. */
  screens: /\/web\/platform\/shell\/screens\.ts$/,
}

export default defineConfig(({ command }) => ({
  plugins: [inlineEndpoints(), reactRouter()],
  // Open pages still load the assets of earlier builds (ADR-0017).
  build: { target: buildTargets, cssTarget: buildTargets, sourcemap: false, assetsInlineLimit: 1024, emptyOutDir: false },
  environments: {
    // What is built brings its libraries, as few files instead of a thousand: the server starts a tenth sooner. Those that it shares with
    // the rest of the server stay outside, where there is one of each.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'zod'] } } : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: Object.entries(files).map(([name, test]) => ({ name, test })) },
          },
        },
      },
    },
  },
}))
