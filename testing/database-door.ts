import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address of a database that can lead elsewhere, as that of a failover does; it forwards connections. */
export async function openDoor(to: URL) {
  const passed: Socket[] = []
  let port = Number(to.port || 5432)
  const door = {
    /** How many of the next connections it refuses. */
    refusals: 0,
    /** The connections so far. */
    passed,
    url: new URL(to),
    /** New connections lead to another port; those that exist stay where they are. */
    turn: (next: number) => {
      port = next
    },
    /** Ends all connections. */
    cut: () => {
      for (const socket of passed) socket.destroy()
    },
    close: () => {
      door.cut()
      server.close()
    },
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (door.refusals > 0) {
      door.refusals--
      return socket.destroy()
    }
    passed.push(socket)
    const behind = connect(port, to.hostname)
    behind.on('error', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    behind.on('close', () => socket.destroy())
    socket.pipe(behind).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  door.url.port = String((server.address() as AddressInfo).port)
  door.url.hostname = '127.0.0.1'
  return door
}
