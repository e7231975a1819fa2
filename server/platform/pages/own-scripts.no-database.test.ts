import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ownScripts } from './own-scripts.ts'

const nonce = 'm2Vd0+3yq/8rJv1kQeX5Ng=='
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('CFG-01 a page allows exactly the inline scripts of its rendering, by hash', () => {
  const { html, scripts } = ownScripts(
    [
      `<script nonce="${nonce}">start("ñ")</script>`,
      `<script type="module" nonce="${nonce}" async="">import "/a.js"\n</script>`,
      '<script type="application/ld+json">{}</script>',
      '<script>stolen()</script>',
      '<script nonce="guessed">stolen()</script>',
      `<link rel="modulepreload" nonce="${nonce}" href="/a.js"/>`,
    ].join(''),
    nonce,
  )
  expect(scripts).toEqual([sha('start("ñ")'), sha('import "/a.js"\n')])
  expect(html).not.toContain(nonce)
  expect(html).toContain('<link rel="modulepreload" href="/a.js"/>')
})
