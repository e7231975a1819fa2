import type { Page, Route } from '@playwright/test'

/** Holds the calls to an address until the returned function is called. Then `answer` answers them; by default the server does. */
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
