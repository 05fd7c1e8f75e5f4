/** A statement whose answer `isWritable` reads: standbys, and primaries that were replaced, take no writes. */
export const ASK_WRITABLE = 'show transaction_read_only'

/** Whether the database that answered `ASK_WRITABLE` takes writes. */
export function isWritable({ rows }: { rows: unknown[] }): boolean {
  const [row] = rows as { transaction_read_only?: string }[]
  return row?.transaction_read_only === 'off'
}
