import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { widestSquareLogo } from '#domain/kernel/company.ts'
import type { Platform } from '../platform.ts'
import { readLogo } from './logo-route.ts'
import { pictureSize } from './picture-size.ts'

/** A page does not wait longer for the store, and a store that failed is asked again after a while. */
const longestMs = 1000
const againMs = 30_000

const shapes = new Map<string, Promise<boolean>>()

/** Whether the logo at this path has a shape beside which the name stands (BRA-01). False while the store does not answer. */
export function isLogoSquare(platform: Pick<Platform, 'db' | 'files'>, logo: string | null): Promise<boolean> | boolean {
  if (logo === null) return false
  const known = shapes.get(logo)
  if (known) return known
  const read = readShape(platform)
  const forget = () => void setTimeout(() => shapes.delete(logo), againMs).unref()
  const shape = Promise.race([read, pause(longestMs, undefined, { ref: false })])
    .then((isSquare) => {
      if (isSquare === undefined) forget()
      return isSquare ?? false
    })
    .catch(() => {
      forget()
      return false
    })
  // Only the present logo is of use.
  shapes.clear()
  shapes.set(logo, shape)
  return shape
}

async function readShape(platform: Pick<Platform, 'db' | 'files'>): Promise<boolean | undefined> {
  const logo = await readLogo(platform)
  const size = logo && pictureSize(await buffer(logo.stream))
  return size && size.width < widestSquareLogo * size.height
}
