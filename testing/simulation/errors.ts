import { inspect } from 'node:util'
import { pino } from 'pino'
import { isDatabaseAway } from '#platform/database/database-errors.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'

/** `away`: the database ended a connection; `mail`: the mail server refused; `refused`: a problem that the contract declares. */
export type ErrorKind = 'away' | 'mail' | 'refused' | 'wrong'
export type Noted = { kind: ErrorKind; text: string }

/** What an error of a verb, job or call is, for those who must not see it. */
export function noteError(error: unknown): Noted {
  return { kind: kindOf(error), text: inspect(error, { depth: 4 }).slice(0, 4000) }
}

function kindOf(error: unknown): ErrorKind {
  const { status, name } = (error ?? {}) as { status?: number; name?: string }
  if (isDatabaseAway(error) || status === 503) return 'away'
  if (error instanceof MailDelayed || error instanceof MailRefused) return 'mail'
  if (name === 'Problem' || (status !== undefined && status >= 400 && status < 500)) return 'refused'
  return 'wrong'
}

/** A log that keeps the errors of calls, jobs and sweeps, which their callers do not see. */
export function keepErrors() {
  const noted: Noted[] = []
  const keep = (line: string) => {
    const { err, msg } = JSON.parse(line) as { err?: Noted; msg?: string }
    if (err) noted.push({ ...err, text: `${msg}: ${err.text}` })
  }
  const log = pino({ level: 'error', base: undefined, serializers: { err: noteError } }, { write: keep })
  return { log, take: () => noted.splice(0) }
}
