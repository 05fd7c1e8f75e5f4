/** Deadlock and serialization failure (PostgreSQL, appendix A): the transaction was rolled back whole. */
const LOST_RACE = ['40P01', '40001']
/** The code of a refused write: the connection leads to a standby, or to a primary that another one has replaced. */
export const READ_ONLY = '25006'
/** No connection, a lost one, or a server that is stopping, starting, full, without disk or read-only (classes 08, 25, 53, 57, 58). */
const AWAY = [
  ...[
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    '08007',
    READ_ONLY,
    '53100',
    '53300',
    '58030',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
  ],
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

/**
 * Whether the database could not be reached, closed the connection or takes no writes, as on a full disk: the query itself is
 * fine, and may succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      AWAY.includes(String(cause.code)) ||
      (cause.code === POOLER && cause.severity === 'FATAL') ||
      AWAY_MESSAGE.test(String(cause.message)) ||
      isDiskError(cause),
  )
}

/** The numbers of EDQUOT, EFBIG, EIO and ENOSPC in PGlite's file system, which does not throw an Error. */
const DISK_NUMBERS = [19, 22, 29, 51]

/** Whether the disk under the embedded database failed or has no room. */
export function isDiskError(thrown: unknown): boolean {
  const { name, errno } = (thrown ?? {}) as { name?: string; errno?: number }
  return name === 'ErrnoError' && DISK_NUMBERS.includes(errno ?? 0)
}

type Caused = { name?: string; errno?: number; code?: unknown; message?: unknown; severity?: unknown; cause?: unknown }

/** An error and its causes: the query builder wraps the driver's errors. */
function causesOf(error: unknown): Caused[] {
  const causes: Caused[] = []
  for (
    let each = error as Caused | undefined;
    typeof each === 'object' && each;
    each = each.cause as Caused | undefined
  ) {
    causes.push(each)
  }
  return causes
}
