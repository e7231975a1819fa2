import type { Page, Route } from '@playwright/test'

/** Holds the calls to an address until what is returned is called; from then on they are answered, by the server unless said otherwise. */
export async function hold(page: Page, address: string, answer = (route: Route) => route.continue()): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await answer(route)
  })
  return release
}
