/** Deadlock and serialization failure (PostgreSQL, appendix A): the transaction was rolled back whole. */
const LOST_RACE = ['40P01', '40001']
/** The code of a refused write: the connection leads to a standby, or to a primary that another one has replaced. */
export const READ_ONLY = '25006'
/** No connection, a lost one, or a server that is stopping, starting, full or read-only (classes 08, 25, 53 and 57). */
const AWAY = [
  ...['08000', '08001', '08003', '08004', '08006', '08007', READ_ONLY, '53300', '57P01', '57P02', '57P03', '57P05'],
  ...['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETDOWN'],
  ...['ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]
/** The code under which PgBouncer reports that it lost Postgres or cannot reach it; from Postgres itself it is our mistake. */
const POOLER = '08P01'
/** Messages of the driver without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (exceeded when trying|expired))/

/** Whether a transaction lost to another one and may simply run again. */
export function isLostRace(error: unknown): boolean {
  return causesOf(error).some(({ code }) => LOST_RACE.includes(String(code)))
}

/** Whether the database could not be reached, closed the connection or takes no writes: the query itself is fine. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message, severity }) =>
      AWAY.includes(String(code)) || (code === POOLER && severity === 'FATAL') || AWAY_MESSAGE.test(String(message)),
  )
}

type Caused = { code?: unknown; message?: unknown; severity?: unknown; cause?: unknown }

/** An error and its causes: the query builder wraps the driver's errors. */
function causesOf(error: unknown): Caused[] {
  const causes: Caused[] = []
  for (let each = error as Caused | undefined; each instanceof Error; each = each.cause as Caused | undefined) {
    causes.push(each)
  }
  return causes
}
