import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#testing/server-process.ts'
import { percentileOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const CONNECTIONS = 100
const ASKS = 600
const PAUSE_MS = 20
const OTHERS_MAX_MS = 100
const PATHS = ['/api/v1/auth/captcha', '/api/v1/wallet/nonce', '/readyz']

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-bodies-'))
const server = await startServer({ DATA_DIR: dataDir, CAPTCHA_COST: '1', TRUST_PROXY: 'loopback' })
try {
  const alone = await askOthers()
  const slow = Array.from({ length: CONNECTIONS }, (_, at) => dawdle(at))
  await wait(1000)
  const beside = await askOthers()
  const isOpen = slow.filter(({ isHeld }) => isHeld()).length
  for (const { end } of slow) end()
  const peer = (percent: number) => ({ name: 'without them', value: percentileOf(alone, percent) })
  console.log(
    `  ${CONNECTIONS} connections that never finish an upload; ${isOpen} were open at the end, the rest were ended`,
  )
  const goal = { most: OTHERS_MAX_MS }
  printTable([
    { figure: `other calls (${ASKS}), p99`, value: percentileOf(beside, 99), unit: 'ms', goal, peer: peer(99) },
    { figure: 'other calls, median', value: percentileOf(beside, 50), unit: 'ms', peer: peer(50) },
    { figure: 'other calls, slowest', value: Math.max(...beside), unit: 'ms', peer: peer(100) },
  ])
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Declares a megabyte and sends a byte now and then; starts again when the server aborts it. */
function dawdle(at: number) {
  let isOver = false
  let socket: Socket | undefined
  const work = async () => {
    while (!isOver) {
      socket = connect(Number(server.ports.PORT), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.resume()
      const ended = once(socket, 'close')
      const isFor = at % 2 ? 'verifications' : 'auth/captcha'
      const type = at % 2 ? 'multipart/form-data; boundary=x' : 'application/json'
      const from = `x-forwarded-for: 10.0.${at}.1`
      const head = [`POST /api/v1/${isFor} HTTP/1.1`, `host: localhost:${server.ports.PORT}`, `content-type: ${type}`]
      socket.write([...head, from, 'content-length: 1000000', '', '{'].join('\r\n'))
      const drip = setInterval(() => socket?.write(' '), 3000)
      await ended
      clearInterval(drip)
    }
  }
  void work()
  const end = () => {
    isOver = true
    socket?.destroy()
  }
  return { end, isHeld: () => socket !== undefined && !socket.destroyed }
}

async function askOthers(): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < ASKS; i++) {
    const headers = { 'x-forwarded-for': `10.1.${i % 250}.${Math.floor(i / 250)}` }
    const path = PATHS[i % PATHS.length] ?? ''
    const method = path.endsWith('nonce') ? 'POST' : 'GET'
    const begun = performance.now()
    await (await fetch(server.origin + path, { method, headers })).text()
    times.push(performance.now() - begun)
    await wait(PAUSE_MS)
  }
  return times
}
