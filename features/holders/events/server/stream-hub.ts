import { setImmediate } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import type { Notices } from '#platform/notices/notices.ts'
import { confirmationsChannel } from '#platform/operations/confirmations.ts'
import { checkStreams } from './check-streams.ts'
import { newsChannel, readChange, walletChannel } from './notify-wallets.ts'
import { addChange, addEverything, type WalletStream } from './wallet-stream.ts'

/** How often the sessions and memberships of all open streams are read again. */
export const CHECK_MS = 5000
/** Memberships that changed are read this soon, those of many wallets together. */
const SOON_MS = 50
/** Streams that are told before other work of the process gets its turn. */
const TOLD_AT_ONCE = 200
/** Fewer wallets than this read again at once when they are told; more are spread, a thousand a second. */
const SPREAD_FROM = 50

type Followed = { streams: Set<WalletStream>; unsubscribe: () => void }
/**
 * All open streams of a process: each channel is subscribed once, however many streams follow it, and one query reads
 * the sessions and memberships of many.
 */
type Hub = {
  ctx: Context
  streams: Set<WalletStream>
  followed: Map<string, Followed>
  stale: Set<WalletStream>
  soon?: NodeJS.Timeout
  timer: NodeJS.Timeout
}

/** Of the request that opened the first stream a hub keeps only what all requests share. */
const OF_NOBODY = {
  actor: { kind: 'system', job: 'wallet-streams' },
  network: '',
  networkName: '',
  device: '',
  bearer: '',
  challengeSecret: '',
} as const

const hubs = new WeakMap<Notices, Hub>()

/** Adds a stream to those of this process, reads its state, and returns a function that removes it. */
export async function joinStreams(ctx: Context, stream: WalletStream): Promise<() => void> {
  const hub = hubs.get(ctx.notices) ?? openHub(ctx)
  hub.streams.add(stream)
  for (const channel of channelsOf(stream)) follow(hub, channel, stream)
  await check(hub, [stream])
  return () => leave(hub, stream)
}

/** Over how many milliseconds the wallets of this process spread reading again, once all of them are told. */
export function spreadOfAll({ notices }: Context): number {
  return spreadOf(hubs.get(notices)?.streams.size ?? 0)
}

function spreadOf(count: number): number {
  return count < SPREAD_FROM ? 0 : count
}

function openHub({ isStillAllowed: _, ...rest }: Context): Hub {
  const ctx: Context = { ...rest, ...OF_NOBODY }
  const hub: Hub = {
    ctx,
    streams: new Set(),
    followed: new Map(),
    stale: new Set(),
    timer: setInterval(() => void checkAll(), CHECK_MS).unref(),
  }
  let isChecking = false
  // A slow database is not asked again before it has answered.
  const checkAll = async () => {
    if (isChecking) return
    isChecking = true
    await check(hub, [...hub.streams])
    isChecking = false
  }
  hubs.set(ctx.notices, hub)
  return hub
}

function leave(hub: Hub, stream: WalletStream): void {
  hub.streams.delete(stream)
  hub.stale.delete(stream)
  for (const channel of channelsOf(stream)) unfollow(hub, channel, stream)
  if (hub.streams.size > 0) return
  clearInterval(hub.timer)
  clearTimeout(hub.soon)
  hubs.delete(hub.ctx.notices)
}

function channelsOf({ holderId, signer, issuerIds }: WalletStream): string[] {
  const own = [walletChannel(holderId), ...[...issuerIds].map(newsChannel)]
  return signer === undefined ? own : [confirmationsChannel(signer), ...own]
}

function follow(hub: Hub, channel: string, stream: WalletStream): void {
  const known = hub.followed.get(channel)
  if (known) {
    known.streams.add(stream)
    return
  }
  const streams = new Set([stream])
  const unsubscribe = hub.ctx.notices.subscribe(channel, (detail) => void tell(hub, streams, channel, detail))
  hub.followed.set(channel, { streams, unsubscribe })
}

function unfollow(hub: Hub, channel: string, stream: WalletStream): void {
  const known = hub.followed.get(channel)
  if (!known) return
  known.streams.delete(stream)
  if (known.streams.size > 0) return
  known.unsubscribe()
  hub.followed.delete(channel)
}

async function tell(hub: Hub, streams: Set<WalletStream>, channel: string, detail: string | undefined): Promise<void> {
  const isOfKey = channel.startsWith(confirmationsChannel(''))
  if (isOfKey) return checkSoon(hub, streams)
  const change = detail === undefined ? undefined : readChange(detail)
  if (detail !== undefined && !change) return
  const spreadMs = spreadOf(detail === undefined ? hub.streams.size : streams.size)
  let told = 0
  for (const stream of [...streams]) {
    if (told++ % TOLD_AT_ONCE === TOLD_AT_ONCE - 1) await setImmediate()
    // One that left meanwhile, or is no longer a member.
    if (!streams.has(stream)) continue
    if (change) addChange(stream, change, spreadMs)
    else addEverything(stream, spreadMs)
  }
  if (!change || change.kind === 'community') checkSoon(hub, streams)
}

function checkSoon(hub: Hub, streams: Iterable<WalletStream>): void {
  for (const stream of streams) hub.stale.add(stream)
  hub.soon ??= setTimeout(() => {
    hub.soon = undefined
    const stale = [...hub.stale]
    hub.stale.clear()
    void check(hub, stale)
  }, SOON_MS).unref()
}

async function check(hub: Hub, streams: WalletStream[]): Promise<void> {
  try {
    await checkStreams(hub.ctx, streams, (stream, issuerIds) => {
      if (!hub.streams.has(stream)) return
      for (const id of issuerIds) if (!stream.issuerIds.has(id)) follow(hub, newsChannel(id), stream)
      for (const id of stream.issuerIds) if (!issuerIds.has(id)) unfollow(hub, newsChannel(id), stream)
      stream.issuerIds = issuerIds
    })
  } catch (error) {
    // The database is away for a moment: the streams stay open until the next check.
    if (hub.streams.size > 0) hub.ctx.log.warn({ err: error }, 'streams of wallets were not checked')
  }
}
