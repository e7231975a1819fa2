import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { startChildProgram } from '../../testing/child-program.ts'
import { makeVacancy } from '../../testing/records.ts'

const slowClients = 500

/** Clients that send a byte per second each: half of them their head, half a body that they announced. Tells when all are there. */
const program = `
  import { connect } from 'node:net'
  const head = 'POST /oauth/token HTTP/1.1\\r\\nHost: cantera.test\\r\\nContent-Type: application/json\\r\\nContent-Length: 5000\\r\\n'
  let there = 0
  const sockets = Array.from({ length: ${slowClients} }, (_, index) => {
    const socket = connect(Number(process.env.TO_PORT), '127.0.0.1', () => {
      socket.write(index % 2 ? head + '\\r\\n' : head)
      if (++there === ${slowClients}) begin()
    })
    socket.on('error', () => {})
    socket.on('close', () => console.log('gone'))
    return socket
  })
  function begin() {
    console.log('there')
    let turn = 0
    setInterval(() => {
      for (let index = turn % 20; index < sockets.length; index += 20) sockets[index].write('x')
      turn += 1
    }, 50)
  }`

test('CFG-04 five hundred clients at a byte per second do not slow the others down', { timeout: 120_000 }, async () => {
  const { app, platform } = await startTestApp()
  for (let count = 0; count < 20; count += 1) await makeVacancy(platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/jobs/list-job/${encodeURIComponent('{}')}`

  const answer = async () => {
    const response = await fetch(address)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
  }
  // In time of this process: what it has to do for its answers, and not what else the machine does at that moment.
  const workOfAnswers = async () => {
    const before = process.cpuUsage()
    for (let round = 0; round < 60; round += 1) await Promise.all([answer(), answer(), answer()])
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const least = async () => Math.min(await workOfAnswers(), await workOfAnswers(), await workOfAnswers())

  await workOfAnswers()
  const alone = await least()
  const slow = startChildProgram(program, { TO_PORT: String(port) })
  expect(await slow.nextLine()).toBe('there')
  const connections = promisify(app.server.getConnections.bind(app.server))
  await expect.poll(() => connections(), { timeout: 10_000 }).toBeGreaterThanOrEqual(slowClients)
  const besideThem = await least()
  expect(slow.lines).toEqual(['there'])
  slow.process.kill('SIGKILL')
  app.server.closeAllConnections()
  expect(besideThem).toBeLessThan(2 * alone)
})
