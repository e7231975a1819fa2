import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'

const question = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends this many questions at once on one connection; how many were answered when it ended, or when all were. */
function ask(port: number, questions: number): Promise<number> {
  const socket = connect(port, '127.0.0.1', () => socket.write(question.repeat(questions))).setEncoding('utf8')
  let answer = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (answered(answer) === questions) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answered(answer)))
  })
}

function answered(text: string): number {
  return text.split('HTTP/1.1 200 OK').length - 1
}

test('CFG-04 a connection that asks on and on without reading is ended, and others are answered', async () => {
  const { app } = await startTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  expect(await ask(port, 20)).toBe(20)
  expect(await ask(port, 2000)).toBeLessThanOrEqual(20)
  expect(await ask(port, 1)).toBe(1)
})

test('CFG-01 what is no HTTP behind a question that waits for its answer ends the connection without a word', async () => {
  const { app } = await startTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(`${question}nonsense\r\n\r\n`),
  )
  let answer = ''
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk
  expect(answer).not.toContain('HTTP/1.1 400')
})
