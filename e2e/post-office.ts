import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server'

/** Mailboxes with this prefix refuse the first e-mail as full, and accept the second. */
export const FULL_ONCE = 'full.'
/** Mailboxes with this prefix do not exist. */
export const NOBODY = 'nobody.'
/** Mailboxes with this prefix take their time: a send to many of them can be paused and stopped. */
export const SLOW = 'slow.'
const SLOW_MS = 2000

/** A mail server on loopback that saves each e-mail as a file in a folder; `close` stops it. */
export async function openPostOffice(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const refused = new Set<string>()
  let count = 0
  const judge = ({ address }: SMTPServerAddress, _session: SMTPServerSession, done: (error?: Error) => void) => {
    if (address.startsWith(NOBODY)) return done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
    if (address.startsWith(SLOW)) return void setTimeout(done, SLOW_MS)
    if (!address.startsWith(FULL_ONCE) || refused.has(address)) return done()
    refused.add(address)
    done(Object.assign(new Error('5.2.2 Mailbox full'), { responseCode: 552 }))
  }
  const keep = async (mail: Buffer) => {
    const file = join(folder, `${String(count++).padStart(6, '0')}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.tmp`, mail)
    await rename(`${file}.tmp`, file)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: judge,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(keep)
        .then(() => done(), done)
    },
  })
  // A stopped server drops its connections at any point.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
