import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system gives to whoever asks for any: between the probe and its use, another test gets none of them. */
const PORTS = { from: 20_000, to: 32_000 }

/** A port of a loopback address on which nobody listens. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    const probe = createServer()
    const isFree = once(probe.listen(port, host), 'listening').then(
      () => true,
      () => false,
    )
    if (!(await isFree)) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
