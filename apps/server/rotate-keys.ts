import { parseArgs } from 'node:util'
import { type Rotated, rotateIssuingKey } from '#features/claims/server/rotate-issuing-key.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { rewrapKeys } from '#features/keys/server/rewrap-keys.ts'
import { ConfigError } from '#platform/config.ts'
import type { SystemContext } from '#platform/context.ts'
import { DatabaseError } from '#platform/db.ts'
import { createLog } from '#platform/log.ts'
import { loadConfig } from './config.ts'
import { systemContext } from './context.ts'
import { openGround } from './ground.ts'

const OPTIONS = { issuing: { type: 'string' }, compromised: { type: 'boolean', default: false } } as const

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.compromised && !values.issuing)
    throw new ConfigError('--compromised needs --issuing with an issuer, or all.')
  const config = loadConfig()
  const { ground, close } = await openGround(config, createLog(config))
  const ctx = systemContext(ground, 'rotate-keys')
  try {
    return values.issuing ? await rotateIssuing(ctx, values.issuing, values.compromised) : await rewrapAll(ctx)
  } finally {
    await close()
  }
}

async function rewrapAll(ctx: SystemContext): Promise<number> {
  const [newest, ...old] = ctx.config.masterKeys
  const { rewrapped, refused, under } = await rewrapKeys(ctx)
  say(
    `${rewrapped} keys wrapped anew under the master key ${newest?.id}; ${under[newest?.id ?? ''] ?? 0} lie under it now.`,
  )
  for (const id of refused) say(`The key ${id} does not open. It was left as it is.`)
  for (const { id } of old) {
    if (under[id]) say(`The master key ${id} is still needed: ${under[id]} keys lie under it.`)
    else
      say(
        `The master key ${id} may be removed, once every server runs with ${newest?.id} first and after the next backup.`,
      )
  }
  const known = ctx.config.masterKeys.map(({ id }) => id)
  for (const [id, keys] of Object.entries(under))
    if (!known.includes(id)) say(`${keys} keys lie under the master key ${id}, which is not among MASTER_KEYS.`)
  return refused.length > 0 ? 1 : 0
}

async function rotateIssuing(ctx: SystemContext, asked: string, isCompromised: boolean): Promise<number> {
  const rows = await ctx.db
    .select({ id: issuers.id, name: issuers.name, deletedAt: issuers.deletedAt })
    .from(issuers)
    .orderBy(issuers.id)
  // A deleted issuer signs no more: it has keys to condemn, and none to rotate.
  const chosen = rows.filter(({ id, deletedAt }) => (asked === 'all' ? isCompromised || !deletedAt : id === asked))
  if (chosen.length === 0) throw new ConfigError(`No issuer has the id ${asked}.`)
  let unfinished = 0
  for (const { id, name } of chosen) {
    const rotated = await rotateIssuingKey(ctx, { issuerId: id, isCompromised })
    if (rotated.outcome === 'unsigned' || rotated.outcome === 'left') unfinished++
    say(`${name} (${id}): ${SENTENCES[rotated.outcome](rotated)}`)
  }
  return unfinished > 0 ? 1 : 0
}

const SENTENCES: Record<Rotated['outcome'], (rotated: Rotated) => string> = {
  rotated: ({ publicKey, delegations, claims }) =>
    `new key ${publicKey}, ${delegations} delegations signed anew, ${claims} waiting claims moved.`,
  unsigned: ({ publicKey }) =>
    `new key ${publicKey}. Its account key is not on this server: it signs a new delegation in its wallet when it sends next, and sends again what waits.`,
  condemned: () => 'deleted. What its keys signed is good no more.',
  left: () =>
    'left as it is. It was deleted, or its account key is not on this server, and only that key can sign new delegations.',
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isKnown = error instanceof ConfigError || error instanceof DatabaseError
    process.stderr.write(
      isKnown ? `${error.message}\n` : `The keys could not be rotated: ${String((error as Error).stack)}\n`,
    )
    process.exit(1)
  },
)
