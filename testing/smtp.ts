import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * An e-mail that the sink accepted; `raw` is kept only for those without a badge, since there are many badge e-mails.
 */
export type Received = { to: string; messageId: string; raw: string }

/**
 * A mail server on loopback that accepts every e-mail and keeps the parts that tests need; it answers an e-mail once
 * `hold` has resolved for it, or with the error of its rejection.
 */
export async function openSink(hold: (mail: Received) => Promise<void> | undefined = () => undefined) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      void buffer(stream).then((bytes) => {
        const head = bytes.subarray(0, bytes.indexOf('\r\n\r\n')).toString('latin1')
        const messageId = /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? ''
        const raw = messageId.startsWith('claim.') ? '' : bytes.toString()
        const mail = { to: session.envelope.rcptTo[0]?.address ?? '', messageId, raw }
        received.push(mail)
        Promise.resolve(hold(mail)).then(() => done(), done)
      }, done)
    },
  })
  // A killed server drops its connections at any point.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    /** The badge e-mails. */
    badgeMails: () => received.filter(({ messageId }) => messageId.startsWith('claim.')),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
