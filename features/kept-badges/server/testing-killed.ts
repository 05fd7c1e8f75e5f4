import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isNull, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { call } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import { audit } from '#platform/tables.ts'
import { type CrashWorld, until } from '#testing/crash.ts'
import { keyedIssuer } from '#testing/keyed-issuer.ts'
import { openMailWallet } from '#testing/mail-wallet.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import type { World } from '#testing/world.ts'
import { getShown } from '../contract.ts'
import { pageKeyId } from './sealing.ts'
import { keptBadges, keptShares } from './tables.ts'
import { callsOf } from './testing-kept.ts'

/** Badges that a wallet keeps, and pages that it turns on, while the server is killed: five uploads of one session at once. */
const KEEPS = 4
const SHARES = 1
/** How long each write of a transaction lasts: longer than all that is done around it. */
const WRITE_MS = 20
/** The tables that keeping and sharing a badge write to, and which of their rows are slow. */
const SLOW = {
  kept_badges: sql`true`,
  kept_shares: sql`true`,
  sealed_keys: sql`new.purpose = 'keptBadge'`,
  audit: sql`new.action like 'keptBadge.%'`,
}

/** A call, what was answered before the kill (`unreachable`: nothing), and what its repetition is answered. */
export type Fate = { call: 'keep' | 'share'; first: string; again: string }
/** A badge in a wallet: its file or what a device sealed (base64), and its picture or what a device sealed for the list. */
type Held = { content: string; shows: string }
type Deed = { call: Fate['call']; ask: () => Promise<{ keptId: string } | { shownUrl: string }> }
type Wallets = Awaited<ReturnType<typeof openWallets>>

/**
 * Makes each write of a kept badge, of its key and of its record slow, so that most moments are in the middle of a
 * transaction: without it, a kill between two writes is too rare to be met.
 */
export async function slowWritesDown(db: Db): Promise<void> {
  await db.execute(sql`create function wait_a_moment() returns trigger language plpgsql as $$
    declare until timestamptz := clock_timestamp() + make_interval(secs => ${sql.raw(String(WRITE_MS / 1000))});
    begin while clock_timestamp() < until loop end loop; return new; end $$`)
  for (const [table, isSlow] of Object.entries(SLOW))
    await db.execute(sql`create trigger wait_a_moment before insert on ${sql.identifier(table)}
      for each row when (${isSlow}) execute function wait_a_moment()`)
}

/**
 * Keeps and shares badges in two new wallets at once, one whose key the server has and one with a key of its own. Kills the
 * server after a time, or as soon as every call has been answered; restarts it, and repeats every call, like people who saw no
 * answer. Returns the fate of each call, what the shelves then hold beside what was brought, and the milliseconds to the kill.
 */
export async function keepUnderFire(world: CrashWorld, afterMs?: number) {
  const wallets = await openWallets(world)
  const [lea, ada] = [await bringToServer(wallets), await bringToDevice(wallets)]
  const deeds = [...lea.deeds, ...ada.deeds]
  const begun = performance.now()
  const first = deeds.map(answerTo)
  await (afterMs === undefined ? Promise.all(first) : wait(afterMs))
  const ms = performance.now() - begun
  await world.killAndRestart()
  const fates: Fate[] = []
  for (const [nth, deed] of deeds.entries())
    fates.push({ call: deed.call, first: (await first[nth]) ?? '', again: await answerTo(deed) })
  const found = [...(await shelfOf(wallets.lea)), ...(await shelfOf(wallets.ada))]
  return { fates, found: sorted(found), brought: sorted([...lea.brought, ...ada.brought]), wallets, ms }
}

/** Whether a call had no effect or its whole one, once, and an answered one its whole one. */
export function isTrue({ call, first, again }: Fate): boolean {
  if (call === 'keep') {
    const isThere = again === 'keptAlready'
    return isThere ? first === 'done' || first === 'unreachable' : first === 'unreachable' && again === 'done'
  }
  return again.startsWith('http') && (first === again || first === 'unreachable')
}

/** The words of the pages that both wallets show, and the statuses of the same pages after their holders turned them off. */
export async function closePages({ ask, lea, ada }: Wallets) {
  const words: string[] = []
  const closed: string[] = []
  for (const wallet of [lea, ada]) {
    const shown = (await wallet.list()).badges.filter(({ shownUrl }) => shownUrl !== '')
    for (const { keptId, shownUrl } of shown) {
      const shareId = shownUrl.split('/').at(-1) ?? ''
      words.push((await ask(getShown, { shareId })).word)
      await wallet.endShare(keptId)
      closed.push(await ask(getShown, { shareId }).then(() => 'open', keyOf))
    }
  }
  return { words, closed }
}

/** What the database has of kept badges: ids as its tables, its keys and its audit name them, sorted. */
export async function takeStockOfKept(db: Db) {
  const badges = await db.select({ id: keptBadges.id, sealedBy: keptBadges.sealedBy }).from(keptBadges)
  const pages = await db.select({ id: keptShares.id, keptId: keptShares.keptId }).from(keptShares)
  const open = await db.select({ id: keptShares.id }).from(keptShares).where(isNull(keptShares.endedAt))
  const keys = await db.select({ ownerId: sealedKeys.ownerId, purpose: sealedKeys.purpose }).from(sealedKeys)
  const said = await db.select({ action: audit.action, subjectId: audit.subjectId }).from(audit)
  const saidOf = (wanted: string) => said.filter(({ action }) => action === wanted).map(({ subjectId }) => subjectId)
  return {
    badges: badges.map(({ id }) => id).sort(),
    audited: saidOf('keptBadge.kept').sort(),
    pages: pages.map(({ keptId }) => keptId).sort(),
    auditedPages: saidOf('keptBadge.shared').sort(),
    keys: keys
      .filter(({ purpose }) => purpose === 'keptBadge')
      .map(({ ownerId }) => ownerId)
      .sort(),
    neededKeys: [
      ...badges.filter(({ sealedBy }) => sealedBy === '').map(({ id }) => id),
      ...open.map(({ id }) => pageKeyId(id)),
    ].sort(),
  }
}

async function openWallets({ caller, config, sink }: CrashWorld) {
  // A network may keep only so many: each round comes from another.
  const network = `10.${[...randomBytes(3)].join('.')}`
  const ask: World['call'] = (endpoint, input, { token } = {}) =>
    call({ ...caller(token), headers: () => ({ 'x-forwarded-for': network }) }, endpoint, input)
  const email = `${newId()}@example.org`
  const textTo = async () => {
    const mailed = () => sink.received.find(({ to }) => to === email)
    await until(() => mailed() !== undefined)
    return (await PostalMime.parse(mailed()?.raw ?? '')).text ?? ''
  }
  const key = generateWalletKey()
  return {
    ask,
    issuer: keyedIssuer(),
    email,
    did: key.badge.did,
    lea: callsOf({ call: ask }, await openMailWallet(ask, email, textTo)),
    ada: callsOf({ call: ask }, await openWalletOf({ call: ask, config, now: () => new Date() }, key)),
  }
}

/** Badges for the wallet of an address, every second one in a picture. */
async function bringToServer({ lea, issuer, email }: Wallets): Promise<{ deeds: Deed[]; brought: Held[] }> {
  const deeds: Deed[] = []
  const brought: Held[] = []
  const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#8280ff' } })
    .png()
    .toBuffer()
  for (let nth = 0; nth < KEEPS + SHARES; nth++) {
    const named = { did: generateWalletKey().badge.did, email: { address: email, salt: 'sea' } }
    const text = JSON.stringify(await issuer.badgeFor(named))
    const file = nth % 2 === 0 ? bakePng(png, text) : Buffer.from(text)
    brought.push({ content: Buffer.from(file).toString('base64'), shows: (await lea.read(file)).picture })
    if (nth < KEEPS) deeds.push({ call: 'keep', ask: () => lea.keep(file) })
    else deeds.push(shareOf(lea, (await lea.keep(file)).keptId))
  }
  return { deeds, brought }
}

/** Badges that a device sealed: bytes that mean something to it alone. */
async function bringToDevice({ ada, issuer, did }: Wallets): Promise<{ deeds: Deed[]; brought: Held[] }> {
  const deeds: Deed[] = []
  const brought: Held[] = []
  for (let nth = 0; nth < KEEPS + SHARES; nth++) {
    const [bytes, summary] = [randomBytes(20_000), randomBytes(200).toString('base64url')]
    const sealed = {
      keptId: newId(),
      sealed: new File([bytes], 'sealed'),
      summary,
      hash: randomBytes(32).toString('hex'),
    }
    brought.push({ content: bytes.toString('base64'), shows: summary })
    if (nth < KEEPS) deeds.push({ call: 'keep', ask: () => ada.keepSealed(sealed) })
    else {
      const { keptId } = await ada.keepSealed(sealed)
      deeds.push(shareOf(ada, keptId, JSON.stringify(await issuer.badgeFor({ did }))))
    }
  }
  return { deeds, brought }
}

function shareOf(wallet: Wallets['lea'], keptId: string, text?: string): Deed {
  return { call: 'share', ask: () => wallet.share(keptId, text) }
}

/** `done`, the address of a page, or the key of a problem. */
function answerTo({ ask }: Deed): Promise<string> {
  return ask().then((answer) => ('shownUrl' in answer ? answer.shownUrl : 'done'), keyOf)
}

/** An answer whose end was cut off has no key. */
function keyOf(error: unknown): string {
  return error instanceof Error && 'key' in error ? String(error.key) : 'unreachable'
}

async function shelfOf(wallet: Wallets['lea']): Promise<Held[]> {
  const { badges } = await wallet.list()
  const held: Held[] = []
  for (const { keptId, sealedBy, sealedSummary } of badges) {
    const { content } = await wallet.file(keptId)
    held.push({ content, shows: sealedBy === '' ? (await wallet.check(keptId)).picture : sealedSummary })
  }
  return held
}

const sorted = (held: Held[]) => held.toSorted((a, b) => (a.content < b.content ? -1 : 1))
