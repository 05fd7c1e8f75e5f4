import { parseArgs } from 'node:util'
import type { Rotated } from '#features/claims/server/rotate-issuing-key.ts'
import { rotateIssuingKeys } from '#features/claims/server/rotate-issuing-keys.ts'
import { rewrapKeys } from '#features/keys/server/rewrap-keys.ts'
import type { SystemContext } from '#platform/context.ts'
import { DatabaseError } from '#platform/database/db.ts'
import { createLog } from '#platform/process/log.ts'
import { ConfigError } from '#platform/settings/config.ts'
import { systemContext } from '../http/context.ts'
import { loadConfig } from '../start/config.ts'
import { openServices } from '../start/services.ts'

const OPTIONS = {
  issuing: { type: 'string' },
  compromised: { type: 'boolean', default: false },
  before: { type: 'string' },
} as const

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.compromised && !values.issuing)
    throw new ConfigError('--compromised needs --issuing with an issuer, or all.')
  if (values.before && Number.isNaN(Date.parse(values.before)))
    throw new ConfigError('--before needs an instant, as an interrupted run named it.')
  const config = loadConfig()
  const { services, close } = await openServices(config, createLog(config))
  const ctx = systemContext(services, 'rotate-keys')
  try {
    return values.issuing ? await rotateIssuing(ctx, values.issuing, values) : await rewrapAll(ctx)
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

type Options = { compromised: boolean; before?: string }

async function rotateIssuing(ctx: SystemContext, issuer: string, { compromised, before }: Options): Promise<number> {
  const start = before ? new Date(before) : ctx.now()
  if (issuer === 'all')
    say(`Keys made before ${start.toISOString()}. If interrupted, run it again with --before ${start.toISOString()}`)
  let [seen, unfinished] = [0, 0]
  for await (const { id, name, rotated, failed } of rotateIssuingKeys(ctx, {
    issuer,
    isCompromised: compromised,
    before: start,
  })) {
    seen++
    const isOpen = failed !== undefined || rotated?.outcome === 'unsigned' || rotated?.outcome === 'left'
    if (isOpen) unfinished++
    const said = failed ? `failed, its key is as it was: ${(failed as Error).message}` : 'done before.'
    say(`${name} (${id}): ${rotated ? SENTENCES[rotated.outcome](rotated) : said}`)
  }
  if (seen === 0 && issuer !== 'all') throw new ConfigError(`No issuer has the id ${issuer}.`)
  if (seen === 0) say('There is no issuer yet, and no key to rotate.')
  return unfinished > 0 ? 1 : 0
}

const SENTENCES: Record<Rotated['outcome'], (rotated: Rotated) => string> = {
  rotated: ({ publicKey, delegations, claims }) =>
    `new key ${publicKey}, ${delegations} delegations signed anew, ${claims} waiting claims moved.`,
  unsigned: ({ publicKey }) =>
    `new key ${publicKey}. Its account key is not on this server: it signs a new delegation in its wallet when it sends next, and sends again what waits.`,
  compromised: () => 'deleted. What its keys signed is good no more.',
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
