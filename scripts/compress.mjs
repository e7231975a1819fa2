import { statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './files.mjs'

const isText = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest|vtt)$/
/** Below this size, compression saves no network packet. */
const smallestBytes = 1024

const kinds = [
  {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Writes .br and .gz copies beside every text asset of a folder that was written since a time, and removes source maps. */
export async function compressAssets(folder, since = 0) {
  const paths = filesUnder(folder).filter((path) => statSync(path).mtimeMs >= since)
  await Promise.all(paths.filter((path) => path.endsWith('.map')).map((path) => rm(path)))
  await Promise.all(paths.filter((path) => isText.test(path)).map(compressOne))
}

async function compressOne(path) {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  await Promise.all(kinds.map(async ({ ending, compress }) => writeFile(`${path}${ending}`, await compress(bytes))))
}
