import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The parts of the platform that stand on every page; what only staff, forms or tables use stays apart. */
const shell =
  /\/(domain\/(kernel\/(languages|limits|permissions|screens)|screens|\w+\/\w+\.screens)|web\/(platform\/(client\/(request|api-refusal|address|upload)|i18n\/(?!catalogs\/)|pages|session\/(?!idle-dialog|drafts)|theme|shell\/(?!staff-menu|unread|\w+-layout|waiting)|ui\/(button|banner|spinner))))/

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 1024 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files instead of two dozen small ones.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
                { name: 'shell', test: shell },
              ],
            },
          },
        },
      },
    },
  },
})
