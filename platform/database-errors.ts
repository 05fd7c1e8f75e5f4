/** Deadlock and serialization failure (PostgreSQL, appendix A): the transaction was rolled back whole. */
const LOST_RACE = ['40P01', '40001']
/** No connection, a lost one, or a server that is stopping, starting or full (classes 08, 53 and 57). */
const AWAY = [
  ...['08000', '08001', '08003', '08004', '08006', '53300', '57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]
/** Messages of the driver without a code. */
const AWAY_MESSAGE = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** Whether a transaction lost to another one and may simply run again. */
export function isLostRace(error: unknown): boolean {
  return causesOf(error).some(({ code }) => LOST_RACE.includes(String(code)))
}

/** Whether the database could not be reached, or closed the connection: the query itself is fine. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => AWAY.includes(String(code)) || AWAY_MESSAGE.test(String(message)))
}

type Caused = { code?: unknown; message?: unknown; cause?: unknown }

/** An error and its causes: the query builder wraps the driver's errors. */
function causesOf(error: unknown): Caused[] {
  const causes: Caused[] = []
  for (let each = error as Caused | undefined; each instanceof Error; each = each.cause as Caused | undefined) {
    causes.push(each)
  }
  return causes
}
