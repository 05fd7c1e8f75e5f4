import { randomUUID } from 'node:crypto'
import type { CallInput } from '#base/endpoint.ts'
import { issuerIdOf, lastMail, signUp } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import { createEmailVerification, requestPromotion, submitEmailValidation } from '../contract.ts'

/** A request as the form sends it, for an address. */
export const REQUEST = {
  firstName: 'Camille',
  lastName: 'Laurent',
  kind: 'association',
  reason: 'Two schools ask how they can tell our badges from copies.',
  profile: 'https://ateliers.example.org/team',
  commitments: true,
} as const satisfies Omit<CallInput<typeof requestPromotion>, 'email'>

/** A fresh community with its main admin's session, and an address for its representative. */
export async function openClub(world: World) {
  const unique = randomUUID().slice(0, 8)
  const admin = `ada-${unique}@example.org`
  const name = `Ateliers ${unique}`
  const { token } = await signUp(world, admin, { name })
  const issuerId = await issuerIdOf(world, token)
  return { token, issuerId, name, admin, email: `camille-${unique}@example.org` }
}

/** The six digits of the last e-mail to an address. */
export async function codeTo(world: World, email: string): Promise<string> {
  return /\n(\d{6})\n/.exec((await lastMail(world, email))?.text ?? '')?.[1] ?? ''
}

type Club = Awaited<ReturnType<typeof openClub>>

/** Proves the representative's address by its code. */
export async function prove(world: World, { token, email }: Club): Promise<void> {
  await world.call(createEmailVerification, { email }, { token })
  await world.call(submitEmailValidation, { email, code: await codeTo(world, email) }, { token })
}

/** Proves the address and asks for the mark; returns the token of the link in the operator's e-mail. */
export async function ask(world: World, club: Club): Promise<string> {
  await prove(world, club)
  await world.call(requestPromotion, { ...REQUEST, email: club.email }, { token: club.token })
  await world.runJobs()
  return linkTo(world, club)
}

/** The token in the newest e-mail to the operator about a community. */
export async function linkTo(world: World, { name }: Pick<Club, 'name'>): Promise<string> {
  const mails = (await world.outbox()).filter(({ subject }) => subject?.includes(name))
  const texts = mails.map(({ text }) => /#token=([\w.-]+)/.exec(text ?? '')?.[1]).filter(Boolean)
  return texts.at(-1) ?? ''
}
