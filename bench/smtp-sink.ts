import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

export type Counts = { mails: number; bytes: number }
type Asked = { delayMs: number } | 'counts'

/** A mail server in a process of its own, so that its work counts for nobody; it reads and forgets. */
export async function startSink() {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** From now on an e-mail is answered only after so many milliseconds. */
    delay: (delayMs: number) => child.send({ delayMs } satisfies Asked),
    counts: async () => {
      child.send('counts' satisfies Asked)
      return reply<Counts>(child, (said) => typeof said === 'object')
    },
    /** Resolves once the whole of an e-mail to an address has arrived, before it is answered. */
    arrival: (address: string) => reply<string>(child, (said) => said === address),
    stop: () => child.kill(),
  }
}

async function reply<T>(child: ChildProcess, isMeant: (said: unknown) => boolean): Promise<T> {
  for (;;) {
    const [said] = await once(child, 'message')
    if (isMeant(said)) return said
  }
}

const END = '\r\n.\r\n'

/** Speaks as much SMTP as a client needs; named are the e-mails whose address does not begin with "reader". */
async function runSink(): Promise<void> {
  const counts: Counts = { mails: 0, bytes: 0 }
  let delayMs = 0
  const took = (socket: Socket, to: string) => {
    counts.mails += 1
    if (!to.startsWith('reader')) process.send?.(to)
    const accept = () => socket.write('250 ok\r\n')
    if (delayMs === 0) accept()
    else setTimeout(accept, delayMs)
  }
  const server = createServer({ noDelay: true }, (socket) => {
    let [left, to, isData] = ['', '', false]
    const read = (): boolean => {
      const end = left.indexOf(isData ? END : '\r\n')
      if (end < 0) return false
      const line = isData ? '' : left.slice(0, end)
      left = left.slice(end + (isData ? END.length : 2))
      if (isData) took(socket, to)
      else socket.write(answerTo(line))
      to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to
      isData = /^DATA/i.test(line)
      return true
    }
    socket.on('error', () => undefined)
    socket.setEncoding('latin1').on('data', (text: string) => {
      counts.bytes += text.length
      left += text
      while (read());
    })
    socket.write('220 sink\r\n')
  })
  process.on('message', (asked: Asked) => {
    if (asked === 'counts') process.send?.(counts)
    else delayMs = asked.delayMs
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
}

function answerTo(line: string): string {
  if (/^EHLO/i.test(line)) return '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
  return /^DATA/i.test(line) ? '354 go on\r\n' : '250 ok\r\n'
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) await runSink()
