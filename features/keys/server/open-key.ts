import { eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { unseal } from './seal.ts'
import { sealedKeys } from './tables.ts'

/** An unsealed key stays in memory for at most 10 minutes, and only a limited number at once. */
const OPEN_MS = 10 * 60 * 1000
const OPEN_MAX = 1000

type Opened = { secret: Uint8Array; until: number; wipe: NodeJS.Timeout }
const openedOf = new WeakMap<Config, Map<string, Opened>>()

/** The secret bytes of a sealed key (32; for RSA its PKCS #8), as the caller's own copy. Throws `notFound` for a destroyed one, and fails when there is none or it does not open. */
export async function openKey(ctx: Context, keyId: string): Promise<Uint8Array> {
  const opened = openedKeys(ctx.config)
  const known = opened.get(keyId)
  if (known && known.until > ctx.now().getTime()) return known.secret.slice()
  if (known) forget(opened, keyId)
  const [row] = await ctx.db.select().from(sealedKeys).where(eq(sealedKeys.id, keyId))
  if (!row) throw new Error('There is no such sealed key')
  // Its owner was erased while the call ran: what it asks about is not there any more, and nothing is broken.
  if (row.sealed.length === 0) throw new Problem('notFound')
  const secret = unseal(row, row, ctx.config.masterKeys)
  remember(opened, keyId, secret, ctx.now().getTime())
  return secret.slice()
}

/** Wipes an opened key from this process's memory. */
export function closeKey(config: Config, keyId: string): void {
  forget(openedKeys(config), keyId)
}

function openedKeys(config: Config): Map<string, Opened> {
  const known = openedOf.get(config)
  if (known) return known
  const opened = new Map<string, Opened>()
  openedOf.set(config, opened)
  return opened
}

function remember(opened: Map<string, Opened>, keyId: string, secret: Uint8Array, now: number): void {
  forget(opened, keyId)
  const [oldest] = opened.keys()
  if (oldest !== undefined && opened.size >= OPEN_MAX) forget(opened, oldest)
  const wipe = setTimeout(() => forget(opened, keyId), OPEN_MS).unref()
  opened.set(keyId, { secret, until: now + OPEN_MS, wipe })
}

function forget(opened: Map<string, Opened>, keyId: string): void {
  const known = opened.get(keyId)
  if (!known) return
  clearTimeout(known.wipe)
  known.secret.fill(0)
  opened.delete(keyId)
}
