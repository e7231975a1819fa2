import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openBrowser, processorSlowdown } from './browser.ts'
import { median } from './load.ts'
import { startProduct } from './servers.ts'
import { repeated } from './size.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))
const rounds = repeated(5)
/** Slow 4G as defined by Chromium's developer tools. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/**
 * P14 and P15 of the first public page: the size of its JavaScript as gzip, and its largest paint compared with the same page as static
 * HTML.
 */
export async function measurePages(databaseUrl: string) {
  const product = await startProduct({ DATABASE_URL: databaseUrl })
  const browser = await openBrowser()
  try {
    const scripts = {
      home: await scriptKilobytes(browser, `${product.url}/`),
      jobs: await scriptKilobytes(browser, `${product.url}/jobs`),
      register: await scriptKilobytes(browser, `${product.url}/register`),
    }
    const still = await serveStatic(product.url, '/jobs')
    const ours: number[] = []
    const bare: number[] = []
    let shift = 0
    for (let round = 0; round <= rounds; round += 1) {
      const measured = await largestPaint(browser, `${product.url}/jobs`)
      const beside = await largestPaint(browser, `${still.url}/`)
      if (round === 0) continue
      ours.push(measured.paint)
      bare.push(beside.paint)
      shift = Math.max(shift, measured.shift)
    }
    still.stop()
    return { scripts, paint: median(ours), staticPaint: median(bare), ratio: median(ours) / median(bare), shift }
  } finally {
    await browser.close()
    await product.stop()
  }
}

export interface Scripts {
  readonly all: number
  readonly messages: number
  readonly files: number
}

/** The scripts that a first visit loads, the share of its text catalogs, and the number of files. */
export async function scriptKilobytes(browser: Pick<Browser, 'newPage'>, url: string): Promise<Scripts> {
  const page = await browser.newPage()
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(url)
  // The network of a board is never idle: its channel stays open.
  for (let known = -1; known < files.size; ) {
    known = files.size
    await page.waitForTimeout(1000)
  }
  await page.close()
  const sizes = [...files].map((file) => ({ file, size: gzipSync(readFileSync(path.join(client, file))).length / 1024 }))
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0)
  return { all: sum(sizes), messages: sum(sizes.filter(({ file }) => /\.(?:es|en)-[^/]+$/.test(file))), files: sizes.length }
}

/** Serves the page's HTML with inlined style sheets and without scripts, from a bare server with the same compression. */
async function serveStatic(url: string, page: string) {
  const html = await (await fetch(url + page)).text()
  const styles = [...html.matchAll(/<link[^>]+href="([^"]+\.css)"[^>]*>/g)].map((match) => match[1]!)
  const inline = styles.map((file) => readFileSync(path.join(client, file), 'utf8').replaceAll('url(/', `url(${url}/`)).join('\n')
  const still = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+(?:modulepreload|stylesheet)[^>]*>/g, '')
    .replace('</head>', `<style>${inline}</style></head>`)
  const body = gzipSync(still)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

async function largestPaint(browser: Browser, url: string): Promise<{ paint: number; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(observePaints)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await readPaints(page)
  await context.close()
  return seen
}

function observePaints(): void {
  const seen = { paint: 0, shift: 0 }
  Object.assign(globalThis, { seenPaints: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint' as never, buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift' as never, buffered: true })
}

function readPaints(page: Page) {
  return page.evaluate(() => (globalThis as unknown as { seenPaints: { paint: number; shift: number } }).seenPaints)
}
