import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { limits } from '#domain/kernel/limits.ts'
import { loggedIn, openBrowser, processorSlowdown } from './browser.ts'
import type { Boards } from './dataset.ts'
import { type LiveFigure, measureLive } from './live.ts'
import { quantile } from './load.ts'
import { type Scripts, scriptKilobytes } from './pages.ts'
import { startProduct } from './servers.ts'
import { repeated } from './size.ts'

/** The p95 of each round, and of all together, in milliseconds. */
export interface Rounds {
  readonly p95s: readonly number[]
  readonly together: number
}

export interface BoardFigures {
  /** P16: from the choice of a column in a card's menu to the second frame after it. */
  readonly moves: { readonly small: Rounds; readonly large: Rounds; readonly nodes: number }
  /**
   * P17: from the end of the pause after the last key to the rows on screen; `slow` uses the slowed processor of P16, which P17 does not
   * ask for.
   */
  readonly table: { readonly full: Rounds; readonly slow: Rounds }
  readonly live: LiveFigure
  /** P14 */
  readonly scripts: Scripts
  /** The duration of a fixed calculation in each round, in milliseconds. It shows how busy the machine was. */
  readonly paces: readonly number[]
}

/** Other work of the machine weighs four times on the slowed processor, so the median of several rounds counts. */
const rounds = repeated(5)
const moves = repeated(30)
/** Words of titles only, so that every row shows why it matched. The first search is not counted. */
const searches = [
  'comercial',
  'analista',
  'contador',
  'desarrollador',
  'gerente',
  'vendedora',
  'ingeniera',
  'auxiliar',
  'coordinador',
  'tecnico',
  'industrial',
  'contable',
  'administrativo',
  'mercadeo',
  'sistemas',
  'datos',
  'logistica',
  'desarrollador contable',
  'gerente comercial',
  'auxiliar administrativo',
  'contador industrial',
  'tecnico sistemas',
]
/** A person does not press before the menu is drawn. */
const beforePressMs = 200

/** P16, P17 and P18 on the boards of 5,000 and 500 cards. */
export async function measureBoards(databaseUrl: string, pool: pg.Pool, boards: Boards): Promise<BoardFigures> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, WORKER: '0' })
  const browser = await openBrowser()
  try {
    const context = await loggedIn(browser, product.url)
    /** Each figure has its own page, so that earlier work in another one does not slow it down. */
    const onPage = async <T>(rate: number, measure: (page: Page) => Promise<T>): Promise<T> => {
      const page = await context.newPage()
      const tools = await context.newCDPSession(page)
      await tools.send('Emulation.setCPUThrottlingRate', { rate })
      const figure = await measure(page)
      await page.close()
      return figure
    }
    const movesOn = (board: string) => onPage(processorSlowdown, (page) => moveCards(page, `${product.url}/dropDrag/${board}`))
    const searchesAt = (rate: number) => onPage(rate, (page) => searchTable(page, `${product.url}/vacancies/admin`))
    const uuidOf = async (id: number) =>
      (await pool.query<{ uuid: string }>('select uuid from vacancies where id = $1', [id])).rows[0]!.uuid
    const [large, small] = [await uuidOf(boards.large), await uuidOf(boards.small)]
    const scripts = await scriptKilobytes(context, `${product.url}/dropDrag/${small}`)
    const times = { small: [], large: [], full: [], slow: [] } as Record<'small' | 'large' | 'full' | 'slow', number[][]>
    const paces: number[] = []
    let nodes = 0
    for (let round = 0; round < rounds; round += 1) {
      times.small.push((await movesOn(small)).times)
      const last = await movesOn(large)
      times.large.push(last.times)
      nodes = Math.max(nodes, last.nodes)
      times.slow.push(await searchesAt(processorSlowdown))
      times.full.push(await searchesAt(1))
      paces.push(pace())
    }
    await context.close()
    return {
      scripts,
      moves: { small: inRounds(times.small), large: inRounds(times.large), nodes },
      table: { full: inRounds(times.full), slow: inRounds(times.slow) },
      live: await measureLive(product, databaseUrl, pool, large),
      paces,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

function pace(): number {
  const begun = performance.now()
  let sum = 1
  for (let at = 0; at < 200_000_000; at += 1) sum = (Math.imul(sum, 31) + at) | 0
  // A result is needed, because the compiler would drop a loop without one.
  return sum === 0.5 ? 0 : performance.now() - begun
}

function inRounds(times: readonly (readonly number[])[]): Rounds {
  return { p95s: times.map(p95), together: p95(times.flat()) }
}

function p95(times: readonly number[]): number {
  return quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  )
}

/** Runs in the browser: presses a choice of the open dialog and returns the time until the second frame. */
const pressed = `new Promise((resolve) => {
  const button = document.querySelector('dialog:popover-open li[data-stage="makeTest"] button')
  const begun = performance.now()
  button.click()
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)))
})`
/** Runs in the browser: the time at which every row of the table matches a search. */
const shownAt = (words: readonly string[]) => `new Promise((resolve) => {
  const plain = (some) => some.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
  const look = () => {
    const rows = [...document.querySelectorAll('tbody tr')]
    const fit = rows.length > 0 && rows.every((row) => ${JSON.stringify(words)}.every((word) => plain(row.textContent).includes(word)))
    if (fit) resolve(performance.now())
    else requestAnimationFrame(look)
  }
  look()
})`

/**
 * Moves the first card of the first column repeatedly. The server's answer opens the dialog for the e-mail, so it is held until both frames
 * of the move are over. The dialog is closed before the next move.
 */
async function moveCards(page: Page, address: string): Promise<{ times: number[]; nodes: number }> {
  let drawn = Promise.withResolvers<void>()
  await page.route('**/api/elements/change', async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.goto(address)
  const first = page.locator('section[data-stage="apply"] [data-card]').first()
  const times: number[] = []
  for (let move = 0; move <= moves; move += 1) {
    await first.locator('[data-does="menu"]').click()
    const target = page.getByRole('dialog').locator('li[data-stage="makeTest"] button')
    await target.waitFor()
    await setTimeout(beforePressMs)
    drawn = Promise.withResolvers()
    const time = await page.evaluate<number>(pressed)
    drawn.resolve()
    if (move > 0) times.push(time)
    await page.getByRole('dialog').locator('form').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  return { times, nodes: await page.evaluate<number>("document.querySelectorAll('*').length") }
}

/** Types searches into the table of vacancies, and measures from 200 ms after the last key to the rows. */
async function searchTable(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  const box = page.getByRole('searchbox')
  await page.locator('tbody tr').first().waitFor()
  await page.evaluate("addEventListener('input', ({ timeStamp }) => { window.lastKey = timeStamp }, true)")
  const times: number[] = []
  for (const words of searches.slice(0, 1 + repeated(searches.length))) {
    await box.fill('')
    await box.pressSequentially(words)
    const shown = await page.evaluate<number>(shownAt(words.split(' ')))
    times.push(shown - (await page.evaluate<number>('lastKey')) - limits.searchDebounceMs)
  }
  return times.slice(1)
}
