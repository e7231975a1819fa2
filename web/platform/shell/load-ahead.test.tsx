import { type ReactNode, useReducer } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render-part.tsx'
import { useAheadOf } from './load-ahead.ts'
import { PagesAhead } from './pages-ahead.tsx'

const framework = { manifest: { routes: { next: { module: '/assets/next.js' }, unknown: { module: '/assets/unknown.js' } } } }

/** A site with one page besides that of unknown addresses. No file arrives. */
function aSite({ isKnown = true } = {}) {
  let learned = isKnown
  const listeners = new Set<() => void>()
  const router = {
    match: () => [{ route: learned ? { id: 'next', path: '/next' } : { id: 'unknown', path: '*' } }],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => asked.mockRestore())
  const Site = ({ children }: { children: ReactNode }) => (
    <UNSAFE_FrameworkContext.Provider value={framework as never}>
      <UNSAFE_DataRouterContext.Provider value={{ router } as never}>{children}</UNSAFE_DataRouterContext.Provider>
    </UNSAFE_FrameworkContext.Provider>
  )
  return {
    Site,
    filesAsked: () => asked.mock.calls.map(([file]) => file),
    learn() {
      learned = true
      for (const listener of listeners) listener()
    },
  }
}

const pages = ['/next']
function Form() {
  const [count, again] = useReducer((count: number) => count + 1, 0)
  return (
    <>
      <button type="button" onClick={again}>
        {`Escribir ${count}`}
      </button>
      <PagesAhead pages={pages} />
    </>
  )
}

test('SHR-02 a form that renders again does not ask again for a page that did not arrive', async () => {
  const { Site, filesAsked } = aSite()
  await renderPart(
    <Site>
      <Form />
    </Site>,
  )
  for (const count of [0, 1, 2]) await page.getByRole('button', { name: `Escribir ${count}` }).click()
  await expect.element(page.getByRole('button', { name: 'Escribir 3' })).toBeVisible()
  expect(filesAsked()).toEqual(['/assets/next.js'])
})

test('SHR-02 a page is loaded ahead once the router has learned of it, and that of unknown addresses is not', async () => {
  const { Site, filesAsked, learn } = aSite({ isKnown: false })
  await renderPart(
    <Site>
      <PagesAhead pages={pages} />
    </Site>,
  )
  expect(filesAsked()).toEqual([])
  learn()
  await expect.poll(filesAsked).toEqual(['/assets/next.js'])
})

function Entry() {
  const ahead = useAheadOf('/next')
  return (
    <button type="button" {...ahead}>
      Entrada
    </button>
  )
}

test('SHR-02 a link that goes at once loads no page ahead', async () => {
  const { Site, filesAsked } = aSite()
  const { unmount } = await renderPart(
    <Site>
      <Entry />
    </Site>,
  )
  const entry = page.getByRole('button', { name: 'Entrada' })
  const rest = () => entry.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  rest()
  await expect.poll(() => filesAsked().length).toBe(1)
  rest()
  await unmount()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(filesAsked()).toHaveLength(1)
})
