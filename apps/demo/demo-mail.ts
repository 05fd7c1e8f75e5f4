import { type Mailer, MailRefused } from '#platform/mail.ts'
import { GONE_DOMAIN } from './people.ts'

/** What was mailed longer ago is not in the outbox any more. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000

type Clock = { end: Date; now: () => Date }

/** A mailer into the outbox that refuses mailboxes that are gone, as their server would, and keeps what was sent last. */
export function demoMail(outbox: Mailer, { end, now }: Clock): Mailer {
  return {
    ...outbox,
    send: async (message) => {
      if (message.to.endsWith(`@${GONE_DOMAIN}`)) throw new MailRefused('550 5.1.1 This mailbox does not exist')
      return end.getTime() - now().getTime() < KEPT_MS ? outbox.send(message) : { response: 'long ago' }
    },
  }
}
