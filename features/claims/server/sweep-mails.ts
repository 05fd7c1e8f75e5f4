import type { SystemContext } from '#platform/context.ts'
import { mailQueued } from './mail-queued.ts'

/** Takes up every mail that is due: those of a mailer that died, and those that wait for another try. */
export function sweepMails(ctx: SystemContext): Promise<void> {
  return mailQueued(ctx)
}
