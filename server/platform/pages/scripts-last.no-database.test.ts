import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`

test('P15 every script of a page is requested after its content', () => {
  const head = '<script>scheme()</script><style>p{}</style>'
  const page = (inHead: string, behind: string) =>
    `<html><head>${inHead}${head}</head><body><main>Hola</main>${behind}<script>boot()</script></body></html>`
  const low = (name: string) => link(name).replace('/>', ' fetchPriority="low"/>')
  expect(scriptsLast(page(link('a') + link('b'), ''))).toBe(page('', low('a') + low('b')))
})

test('P15 a page without scripts stays as it is', () => {
  expect(scriptsLast(`<html><head>${link('a')}</head><body>Hola</body></html>`)).toContain(`<head>${link('a')}`)
})
