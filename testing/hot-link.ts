import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { entries } from '#features/claims/server/tables.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { startSending } from './claim.ts'
import type { ClaimerAnswer, ClaimerOrder } from './claimer.ts'
import type { World } from './world.ts'

type Plan = {
  asks: number
  places: number
  processes: number
  isBatched?: boolean
  /** What the badge gives; with it, also 0, all that higher features do when a badge is issued is done. */
  points?: number
}
const ROWS_AT_ONCE = 1000

/**
 * Makes separate processes claim the badges of one open link on the world's Postgres at once, each request by a
 * different holder: returns the number of confirmed badges, the seconds from the start to the last response, and the
 * processor seconds of the processes.
 */
export async function claimFromProcesses(world: World, { asks, places, processes, isBatched = true, points }: Plan) {
  const issuer = await startSending(world, points === undefined ? {} : { points })
  const claim = await issuer.open({ didLimit: places, networkLimit: 0 })
  const claimId = readClaimToken(world.config, claim)?.id ?? ''
  const expiresAt = new Date(Date.now() + 1_800_000)
  const rows = Array.from({ length: asks }, (_, at) => ({ id: `${claimId}-${at}`, claimId, network: 'net', expiresAt }))
  for (let i = 0; i < asks; i += ROWS_AT_ONCE) {
    await world
      .ctx()
      .db.insert(entries)
      .values(rows.slice(i, i + ROWS_AT_ONCE))
  }
  const asking = rows.map(({ id, network }) => {
    return { did: generateAccountKey().did, entryId: id, network, language: 'en' as const }
  })
  const children = await Promise.all(
    Array.from({ length: processes }, async (_, at) => {
      const child = fork('testing/claimer.ts', [], { serialization: 'advanced', execArgv: [] })
      const mine = asking.filter((_, i) => i % processes === at)
      const order = { config: world.config, claimId, asking: mine, isBatched, isWhole: points !== undefined }
      child.send(order satisfies ClaimerOrder)
      await messageFrom(child)
      return child
    }),
  )
  const started = performance.now()
  const answers = await Promise.all(
    children.map(async (child) => {
      const answer = messageFrom(child)
      child.send('go')
      return (await answer) as ClaimerAnswer
    }),
  )
  const sum = (of: keyof ClaimerAnswer) => answers.reduce((total, answer) => total + answer[of], 0)
  const seconds = (performance.now() - started) / 1000
  return { claimId, taken: sum('taken'), seconds, cpuSeconds: sum('cpuSeconds') }
}

/** The next message of a process; rejects when the process ends without one. */
async function messageFrom(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const onExit = () => ended.abort()
  child.once('exit', onExit)
  const [message] = await once(child, 'message', { signal: ended.signal })
  child.off('exit', onExit)
  return message
}
