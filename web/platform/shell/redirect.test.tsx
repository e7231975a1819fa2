import { useEffect, useReducer } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadLanguage } from '../i18n/catalog.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { Redirect } from './redirect.tsx'

test('IDT-03 NAV-05 a page that renders again while it leads elsewhere does not start over', async () => {
  const reached = Promise.withResolvers<null>()
  let starts = 0
  function Leading() {
    const [count, again] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (count === 3) reached.resolve(null)
      else requestAnimationFrame(again)
    }, [count])
    return <Redirect to="/there" state={{ from: '/here' }} />
  }
  const slowly = () => {
    starts += 1
    return reached.promise
  }
  const layout = (
    <LanguageProvider initial="es">
      <Outlet />
    </LanguageProvider>
  )
  const children = [
    { path: '/here', element: <Leading /> },
    { path: '/there', loader: slowly, element: <h1>Llegó</h1> },
  ]
  const router = createMemoryRouter([{ element: layout, children, HydrateFallback: () => null }], { initialEntries: ['/here'] })
  await loadLanguage('es')
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: 'Llegó' })).toBeVisible()
  expect(starts).toBe(1)
  expect(router.state.location.state).toEqual({ from: '/here' })
})
