import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system gives to whoever asks for any: between the probe and its use, another test gets none of them. */
const PORTS = { from: 20_000, to: 32_000 }

/** Those that this process has given and may not listen on yet. */
const given = new Set<number>()

/** A port of a loopback address on which nobody listens. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (given.has(port)) continue
    const probe = createServer()
    const refused = await once(probe.listen(port, host), 'listening').then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    )
    if (refused?.code === 'EADDRINUSE') continue
    if (refused) throw refused
    probe.close()
    await once(probe, 'close')
    given.add(port)
    return port
  }
}
