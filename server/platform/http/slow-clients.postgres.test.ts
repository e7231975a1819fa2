import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { startChildProgram } from '../../testing/child-program.ts'
import { makeVacancy } from '../../testing/records.ts'

const slowClients = 500

/**
 * Clients that send one byte per second: half of them send a request head, half a body that they announced. Prints a line when all are
 * connected.
 */
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

const rounds = 3
const asksOfRound = 200

test("CFG-04 beside five hundred clients at a byte per second the others' p99 stays below twice their own", {
  timeout: 120_000,
}, async () => {
  const { app, platform } = await startTestApp()
  for (let count = 0; count < 20; count += 1) await makeVacancy(platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/jobs/list-job/${encodeURIComponent('{}')}`
  const connections = promisify(app.server.getConnections.bind(app.server))

  // CPU time of this process between request and answer, so that other load on the machine does not count.
  const timeOfAnswer = async () => {
    const begun = process.cpuUsage()
    const response = await fetch(address)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    const { user, system } = process.cpuUsage(begun)
    return user + system
  }
  const p99OfAnswers = async () => {
    const times: number[] = []
    while (times.length < asksOfRound) times.push(await timeOfAnswer())
    return times.sort((one, other) => one - other)[Math.floor(asksOfRound * 0.99)] ?? Number.NaN
  }
  const p99BesideSlowClients = async () => {
    const slow = startChildProgram(program, { TO_PORT: String(port) })
    expect(await slow.nextLine()).toBe('there')
    await expect.poll(() => connections(), { timeout: 10_000 }).toBeGreaterThanOrEqual(slowClients)
    const p99 = await p99OfAnswers()
    expect(slow.lines).toEqual(['there'])
    slow.process.kill('SIGKILL')
    await slow.ended
    await expect.poll(() => connections(), { timeout: 10_000 }).toBeLessThan(slowClients)
    return p99
  }

  await p99OfAnswers()
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await p99OfAnswers())
    beside.push(await p99BesideSlowClients())
  }
  // Measured alternately; of each the fastest series counts.
  expect(Math.min(...beside)).toBeLessThan(2 * Math.min(...alone))
})
