import { pino } from 'pino'

/** Lines that cannot be written wait up to so many bytes; more of them are lost. */
const mostWaiting = 2 ** 20
const tryAgainMs = 1000

type Output = ReturnType<typeof pino.destination>

let output: Output | undefined

/** The output of every log of this process. */
export function standardOutput(): Output {
  output ??= openOutput(1)
  return output
}

/**
 * Opens an open file for lines. While it cannot be written, as on a full disk, the process goes on: lines wait, and it tries again every
 * second. When it can be written again, a line says how many were lost.
 */
export function openOutput(fd: number, everyMs = tryAgainMs): Output {
  // Below a minimum of one byte the library flushes nothing.
  const stream = pino.destination({ fd, sync: false, minLength: 1, maxLength: mostWaiting })
  let lost = 0
  let isWaiting = false
  stream.on('drop', () => {
    lost += 1
  })
  stream.on('error', () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      stream.flush()
    }, everyMs).unref()
  })
  stream.on('drain', () => {
    if (lost === 0) return
    const line = {
      level: 'warn',
      time: new Date().toISOString(),
      pid: process.pid,
      lost,
      msg: 'lines of the log were lost, because it could not be written',
    }
    lost = 0
    stream.write(`${JSON.stringify(line)}\n`)
  })
  const flushSync = stream.flushSync.bind(stream)
  stream.flushSync = () => {
    try {
      flushSync()
    } catch {} // At the end of the process: the lines that wait are lost.
  }
  return stream
}
