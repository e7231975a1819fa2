import { brotliCompressSync, constants, gzipSync, type InputType, zstdCompressSync } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'

/** In the order of preference. Whole and at their quickest: as a stream, or with more effort, they cost more than the page itself. */
const encoders: Record<string, (body: InputType) => Buffer> = {
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
}
const names = Object.keys(encoders)
const smallestBytes = 1024

/** The encoding that a reader takes best; null when it is none of ours. */
export const encodingFor = (accepted: string | undefined): string | null => negotiator.negotiate(accepted ?? '', names)

/** A body as its reader takes it (Accept-Encoding); as it is when it is small or nothing that we have is taken. */
export function compressed(body: Buffer, accepted: string | undefined): { body: Buffer; encoding?: string } {
  const encoding = body.length < smallestBytes ? null : encodingFor(accepted)
  const encode = encoding === null ? undefined : encoders[encoding]
  return encoding && encode ? { body: encode(body), encoding } : { body }
}
