import { and, eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { holderAddresses } from '#features/holders/server/tables.ts'
import type { Providers } from '#testing/providers/open-providers.ts'
import { browserSecret } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import type { OutsideCheck, Provider } from '../rules.ts'
import { askProvider } from './ask-provider.ts'
import { outsideAccounts, outsideFlows, outsideTokens } from './tables.ts'

export type Person = { holderId: string; token: string }
type Begin = { purpose?: string; back?: string }

/** A person with a proven address, and a session of their wallet. */
export async function openPerson(world: World): Promise<Person> {
  const { db } = world.ctx()
  const { id: holderId } = await makeHolderOfAddress(world.ctx(), { email: `${newId()}@example.org`, language: 'en' })
  await db.update(holderAddresses).set({ provenAt: world.now() }).where(eq(holderAddresses.holderId, holderId))
  return { holderId, token: await openSession(world, holderId) }
}

/** Another session of a wallet; `isProven` false as a claim link alone opens one. */
export async function openSession(world: World, holderId: string, isProven = true): Promise<string> {
  const opened = { holderId, renewSecret: browserSecret(), fromClaim: !isProven }
  return (await openWalletSession(world.ctx(), opened)).token
}

/** The calls of people who link accounts at the local providers, and what is stored about them. */
export function outsideStories(world: World, providers: Providers) {
  const begin = (person: Person, provider: Provider, given: Begin = {}) =>
    world.call(contract.beginOutside, { provider, ...given }, { token: person.token })
  const finish = (person: Person, returned: { state: string; code: string; error: string }) =>
    world.call(contract.finishOutside, returned, { token: person.token })
  return {
    begin,
    finish,
    /** From the press in the wallet to the way back from the provider's page, on which the person allows it. */
    signIn: async (person: Person, provider: Provider, given: Begin = {}) =>
      finish(person, await providers.allow((await begin(person, provider, given)).url)),
    list: (person: Person) => world.call(contract.listOutsideAccounts, {}, { token: person.token }),
    unlink: (person: Person, provider: Provider) =>
      world.call(contract.unlinkOutside, { provider }, { token: person.token }),
    ask: (person: Person, provider: Provider, check: OutsideCheck, purpose = 'challenge') =>
      askProvider(world.ctx(), { holderId: person.holderId, provider, purpose, check }),
    tokens: (person: Person) =>
      world.ctx().db.select().from(outsideTokens).where(eq(outsideTokens.holderId, person.holderId)),
    flows: (person: Person) =>
      world.ctx().db.select().from(outsideFlows).where(eq(outsideFlows.holderId, person.holderId)),
    accountsOf: (person: Person, provider: Provider) =>
      world
        .ctx()
        .db.select()
        .from(outsideAccounts)
        .where(and(eq(outsideAccounts.holderId, person.holderId), eq(outsideAccounts.provider, provider))),
  }
}

/** Makes another account the one that is signed in at a provider, and returns it. */
export function newAccount({ knowledge }: Providers, provider: Provider): { id: string; name: string } {
  const id = String(10 ** 14 + Math.floor(Math.random() * 10 ** 14))
  const account = { id, name: `person_${id}` }
  knowledge.people[provider] = account
  return account
}
