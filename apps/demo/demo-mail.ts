import { type Mailer, MailRefused } from '#platform/mail/mail.ts'
import { GONE_DOMAIN } from './people.ts'

/** How long e-mails stay in the outbox. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000

type Clock = { end: Date; now: () => Date }

/** A mailer into the outbox that refuses closed mailboxes, like their server would, and keeps only recent e-mails. */
export function demoMail(outbox: Mailer, { end, now }: Clock): Mailer {
  return {
    ...outbox,
    send: async (message) => {
      if (message.to.endsWith(`@${GONE_DOMAIN}`)) throw new MailRefused('550 5.1.1 This mailbox does not exist')
      return end.getTime() - now().getTime() < KEPT_MS ? outbox.send(message) : { response: 'long ago' }
    },
  }
}
