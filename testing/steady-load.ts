import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, call } from '#base/call.ts'
import type { CallProblem } from '#base/problem.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { followIssuerEvents } from '#features/notifications/studio/follow-issuer-events.ts'
import { createSessions } from '#features/sends/contract.ts'
import { accessOf, credentialFor, proofOf } from './claim.ts'
import { claimTokenOf } from './stories.ts'

const SENDERS = 2
const CLAIMERS = 3
const STREAMS = 4
/** The first of them are claimed, the others wait for their e-mail. */
const EMAILS = 4
const CLAIMED = 2
const SEND_PAUSE_MS = 300
const IDLE_MS = 30

type Target = { origin: string; token: string; templateId: string }
export type Fault = { during: 'send' | 'claim'; status: number; key: string; ms: number }

/** Sends, collects and listens until it is stopped, and records what was confirmed and what failed. */
export function startLoad({ origin, token, templateId }: Target) {
  const sent: string[] = []
  const mailed: string[] = []
  const links: string[] = []
  const badges = new Set<string>()
  const faults: Fault[] = []
  const woken = new Array<number>(STREAMS).fill(0)
  let sends = 0
  let isOver = false
  /** A caller of a network of its own, like each person: a code that is repeated from another one is refused. */
  const fromAnywhere = () => {
    const network = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
    return (bearer?: string): Caller => ({
      origin,
      token: () => bearer,
      headers: () => ({ 'x-forwarded-for': network }),
    })
  }
  const attempt = async (during: Fault['during'], work: () => Promise<void>): Promise<boolean> => {
    const begun = performance.now()
    try {
      await work()
      return true
    } catch (error) {
      const { status = 0, key = String(error) } = error as Partial<CallProblem>
      faults.push({ during, status, key, ms: performance.now() - begun })
      return false
    }
  }
  const sending = async () => {
    const number = ++sends
    const emails = Array.from({ length: EMAILS }, (_, at) => `person${number}.${at}@example.org`)
    await attempt('send', async () => {
      const made = await call(fromAnywhere()(token), createSessions, { templateId, emails })
      links.push(...made.links.slice(0, CLAIMED))
      sent.push(...emails)
      mailed.push(...emails.slice(CLAIMED))
    })
    await wait(SEND_PAUSE_MS)
  }
  const claiming = async () => {
    const link = links.shift()
    if (!link) return wait(IDLE_MS)
    const key = generateAccountKey()
    const world = { caller: fromAnywhere(), config: { publicUrl: origin }, now: () => new Date() }
    let access = ''
    const claim = async () => {
      access ||= await accessOf(world, claimTokenOf(link))
      const { badgeId } = await credentialFor(world, access, await proofOf(world, key))
      badges.add(badgeId)
    }
    // With the same access and key a second try gets the badge of the first one, if that was written.
    while (!(await attempt('claim', claim)) && !isOver) await wait(IDLE_MS)
  }
  const until = (work: () => Promise<void>) => async () => {
    while (!isOver) await work()
  }
  const workers = [...Array(SENDERS).fill(until(sending)), ...Array(CLAIMERS).fill(until(claiming))].map((run) => run())
  const leaving = new AbortController()
  const streams = woken.map((_, at) =>
    followIssuerEvents(fromAnywhere()(token), leaving.signal, () => {
      woken[at] = (woken[at] ?? 0) + 1
    }),
  )
  return {
    /** Addresses whose send was confirmed. */
    sent,
    /** Addresses whose e-mail is expected. */
    mailed,
    badges,
    faults,
    /** How often each stream has announced a change. */
    woken,
    stop: async () => {
      isOver = true
      await Promise.all(workers)
    },
    leave: async () => {
      leaving.abort()
      await Promise.all(streams)
    },
  }
}
