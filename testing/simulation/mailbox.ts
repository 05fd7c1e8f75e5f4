import { setTimeout as wait } from 'node:timers/promises'
import { MailDelayed, type Mailer, MailRefused } from '#platform/mail/mail.ts'
import type { Fate } from './plan.ts'

/** An e-mail that the mail server accepted; `isKnown` when its sender lived and was told so. */
export type Kept = { to: string; messageId: string; text: string; isKnown: boolean }

const SLOW_MS = 150

/** A mail server whose answers are planned; it keeps what it accepts. */
export function openMailbox() {
  const kept: Kept[] = []
  /** The e-mails that did not arrive at the last try. */
  const missed = new Set<string>()
  let fates: readonly Fate[] = ['accepts']
  let asked = 0
  const mailerOf = (isAlive: () => boolean): Mailer => ({
    send: async ({ to, messageId, text }) => {
      const fate = fates[asked++ % fates.length] ?? 'accepts'
      if (fate === 'slow') await wait(SLOW_MS)
      if (!isAlive()) throw new Error('The process is dead')
      missed.add(messageId)
      if (fate === 'away') throw new MailDelayed('ECONNREFUSED')
      if (fate === 'busy') throw new MailDelayed('EENVELOPE 451', '451 4.3.0 Try again later')
      if (fate === 'refuses') throw new MailRefused('550 5.1.1 No such user')
      const mail = { to, messageId, text, isKnown: fate !== 'drops' }
      kept.push(mail)
      missed.delete(messageId)
      if (fate === 'drops') throw new MailDelayed('ESOCKET')
      // The answer takes its way: who dies meanwhile does not know it.
      await wait(1)
      if (isAlive()) return { response: '250 Accepted' }
      mail.isKnown = false
      throw new Error('The process is dead')
    },
    close: () => undefined,
  })
  return {
    kept,
    missed,
    mailer: mailerOf(() => true),
    /** The mailer of a process that may die. */
    mailerOf,
    /** From here on, e-mails meet these fates. */
    plan: (planned: readonly Fate[]) => {
      fates = planned
      asked = 0
    },
  }
}

export type Mailbox = ReturnType<typeof openMailbox>
