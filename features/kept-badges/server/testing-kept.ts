import { eq } from 'drizzle-orm'
import type { CallInput } from '#base/endpoint.ts'
import { getHolder } from '#features/holders/contract.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { foreignIssuer } from '#testing/foreign-issuer.ts'
import { browserSecret } from '#testing/stories.ts'
import { generateWalletKey, openWalletOf, type WalletKey } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'

/** A wallet of a test, and the calls of its holder. */
export type TestWallet = Awaited<ReturnType<typeof mailWallet>>

/** A world with an issuer on another host. Close it. */
export async function openKeptWorld(options: Parameters<typeof openWorld>[0] = {}) {
  const web = await openTestWeb()
  const world = await openWorld({ network: web.network, ...options })
  const foreign = foreignIssuer(world, web)
  await foreign.serveList()
  let badges = 0
  return {
    world,
    web,
    foreign,
    /** A badge of the other host that was given to an address, hashed with a salt. */
    badgeFor: (address: string, change: Parameters<typeof foreign.badge>[0] = {}) =>
      foreign.sign(
        foreign.badge({
          id: `${web.origin}/badges/of-test-${++badges}`,
          holder: { did: generateWalletKey().badge.did, email: { address, salt: `salt${badges}` } },
          ...change,
        }),
      ),
    close: async () => {
      await world.close()
      await web.close()
    },
  }
}

/** A wallet of an address, whose key the server keeps. */
export async function mailWallet(world: World, email: string) {
  const { id: holderId } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const { db } = world.ctx()
  await db.update(holderAddresses).set({ provenAt: world.now() }).where(eq(holderAddresses.holderId, holderId))
  return reopen(world, { email, holderId })
}

/** The same wallet in a new session: one lasts for a day. */
export async function reopen(world: World, { email, holderId }: { email: string; holderId: string }) {
  const opened = { holderId, renewSecret: browserSecret(), fromClaim: false }
  const { token, sessionId } = await openWalletSession(world.ctx(), opened)
  return { email, holderId, sessionId, token, ...callsOf(world, token) }
}

/** A wallet with a key of its own. */
export async function keyWallet(world: World, key: WalletKey = generateWalletKey()) {
  const token = await openWalletOf(world, key)
  const { id: holderId, did } = await world.call(getHolder, {}, { token })
  return { key, did, holderId, token, ...callsOf(world, token) }
}

/** A badge as the file that a holder chooses. */
export function fileOf(content: object | string | Uint8Array): File {
  const part = content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content)
  return new File([part as BlobPart], 'badge')
}

/** The calls of the holder whose token it is. */
export function callsOf(world: Pick<World, 'call'>, token: string) {
  const as = { token }
  return {
    read: (content: Parameters<typeof fileOf>[0]) => world.call(contract.readKeptBadge, { file: fileOf(content) }, as),
    keep: (content: Parameters<typeof fileOf>[0], anyway = false) =>
      world.call(contract.keepBadge, { file: fileOf(content), anyway }, as),
    keepSealed: (sealed: Partial<CallInput<typeof contract.keepBadge>>) => world.call(contract.keepBadge, sealed, as),
    list: (after = '') => world.call(contract.listKept, { after }, as),
    check: (keptId: string, again = false) => world.call(contract.checkKept, { keptId, again }, as),
    file: (keptId: string) => world.call(contract.getKeptFile, { keptId }, as),
    seal: (input: CallInput<typeof contract.sealKept>) => world.call(contract.sealKept, input, as),
    share: (keptId: string, content?: Parameters<typeof fileOf>[0]) =>
      world.call(contract.shareKept, { keptId, ...(content && { file: fileOf(content) }) }, as),
    endShare: (keptId: string) => world.call(contract.endShown, { keptId }, as),
    remove: (keptId: string) => world.call(contract.removeKept, { keptId }, as),
  }
}
