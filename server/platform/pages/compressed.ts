import { brotliCompressSync, constants, gzipSync, type InputType, zstdCompressSync } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'

/** In the order of preference. Synchronous and at the fastest level: streams and higher levels cost more than the page itself. */
const encoders: Record<string, (body: InputType) => Buffer> = {
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body) => gzipSync(body, { level: 1 }),
}
const names = Object.keys(encoders)
const smallestBytes = 1024

/** The best encoding that a client accepts; null when it accepts none of these. */
export const encodingFor = (accepted: string | undefined): string | null => negotiator.negotiate(accepted ?? '', names)

/** Compresses a body for its client (Accept-Encoding). A small body, or one for a client without these encodings, stays unchanged. */
export function compressed(body: Buffer, accepted: string | undefined): { body: Buffer; encoding?: string } {
  const encoding = body.length < smallestBytes ? null : encodingFor(accepted)
  const encode = encoding === null ? undefined : encoders[encoding]
  return encoding && encode ? { body: encode(body), encoding } : { body }
}
