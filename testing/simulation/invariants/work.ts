import type { Invariant } from './invariant.ts'

/** E-mails and jobs. */
export const WORK: Invariant[] = [
  {
    sentence: 'No e-mail of a claim waits for ever, unless its send is paused.',
    broken: `select c.id, c.delivery, c.tries, c.leased_until, c.delivery_detail, s.status from claims c
      join sends s on s.id = c.send_id where c.delivery in ('queued', 'sending') and s.paused_at is null`,
  },
  {
    sentence: 'No job waits or runs for ever, and none was given up.',
    broken: `select name, state, retry_count, data, output from pgboss.job
      where state = 'failed' or state < 'completed' and start_after <= now()`,
  },
  {
    sentence: 'Every status e-mail was sent or dropped.',
    broken: `select id, claim_id, kind, tries from claim_news where tries > 20`,
  },
  {
    sentence: 'A send whose e-mails have left is finished.',
    broken: `select s.id, s.mails from sends s where s.finished_at is null and s.mails > 0 and s.status = 'sent'
      and not exists (select from claims c where c.send_id = s.id and c.delivery in ('queued', 'sending'))`,
  },
]
