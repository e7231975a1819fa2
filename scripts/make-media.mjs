import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.mjs'
import { scenes } from './media/scenes.mjs'
import { inProject, run } from './toolchain.mjs'

// Draws the banner's videos, frame by frame: node_modules/.bin/node scripts/make-media.mjs. Needs ffmpeg; the results are kept in public/media.
const size = { width: 960, height: 720 }
const framesPerSecond = 24
const seconds = 6
const folder = inProject('public', 'media')

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserArguments,
  env: { ...process.env, ...found.environment },
})
const frames = mkdtempSync(join(tmpdir(), 'cantera-media-'))
mkdirSync(folder, { recursive: true })
try {
  const page = await browser.newPage({ viewport: size })
  await page.setContent('<body style="margin:0"></body>')
  for (const [name, draw] of Object.entries(scenes)) {
    const count = framesPerSecond * seconds
    for (let frame = 0; frame < count; frame += 1) {
      await page.evaluate(
        (svg) => {
          document.body.innerHTML = svg
        },
        draw(frame / count, size),
      )
      writeFileSync(join(frames, `${name}-${String(frame).padStart(4, '0')}.png`), await page.screenshot())
    }
    const input = [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      String(framesPerSecond),
      '-i',
      join(frames, `${name}-%04d.png`),
      '-an',
    ]
    const webm = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1', '-pix_fmt', 'yuv420p']
    const mp4 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
    await run('ffmpeg', [...input, ...webm, join(folder, `${name}.webm`)])
    await run('ffmpeg', [...input, ...mp4, join(folder, `${name}.mp4`)])
    console.log(name)
  }
  writeFileSync(join(folder, 'poster.svg'), scenes.strata(0.5, size))
} finally {
  await browser.close()
  rmSync(frames, { recursive: true, force: true })
}
