import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.mjs'
import { inProject } from './toolchain.mjs'

// Draws the icons that browsers ask for by a fixed address from favicon.svg: node_modules/.bin/node scripts/make-icons.mjs.
const icon = readFileSync(inProject('web', 'platform', 'theme', 'favicon.svg'), 'utf8')
const folder = inProject('public', 'icons')

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserArguments,
  env: { ...process.env, ...found.environment },
})
try {
  const page = await browser.newPage()
  const draw = async (svg, size) => {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
    return page.screenshot({ omitBackground: true })
  }
  const pictures = []
  for (const size of [16, 32, 48]) pictures.push({ size, png: await draw(icon, size) })
  writeFileSync(`${folder}/favicon.ico`, iconFile(pictures))
  // Phones cut the corners themselves, and fill what is transparent with black.
  writeFileSync(`${folder}/apple-touch-icon.png`, await draw(icon.replace('rx="7"', ''), 180))
} finally {
  await browser.close()
}

/** An ICO file: a head of 6 bytes, 16 bytes per picture, then the pictures as PNG. */
function iconFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
