import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import type { CallInput } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createSignUpToken } from '#features/sign-in/accounts/contract.ts'
import { solvePuzzle } from '#features/sign-in/captcha/server/testing-captcha.ts'
import { finalizeLink, requestLink } from '#features/sign-in/contract.ts'
import type { Right } from '#features/team/rules.ts'
import { folderPeople, folders, folderTemplates, teamPeople } from '#features/team/server/tables.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { proveSession } from '#platform/access/sessions.ts'
import { sessions } from '#platform/tables.ts'
import type { World } from './world.ts'

/** A random value like those that browsers keep. */
export const browserSecret = () => randomBytes(32).toString('base64url')

/** Solves a captcha like the browser and returns its pass. */
export function captchaPass(world: Pick<World, 'call'>): Promise<string> {
  return solvePuzzle(world.call)
}

/** Requests a link for an address and returns the link's token from the e-mail. */
export async function mailedLink(world: World, email: string, browser = browserSecret()) {
  const { requestId } = await world.call(requestLink, { email, browser, captchaSolution: await captchaPass(world) })
  await world.runJobs()
  const mail = await lastMail(world, email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const code = /\n(\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  return { requestId, token, code, browser }
}

/** The last e-mail to an address, except for account e-mails about sign-ins and keys, which jobs send at any time. */
export async function lastMail(world: World, email: string) {
  const mails = (await world.outbox()).filter(({ messageId }) => !messageId?.startsWith('<notice-'))
  return mails.filter(({ to }) => to?.[0]?.address === email).at(-1)
}

export const ISSUER = {
  contactLastName: 'Example',
  contactFirstName: 'Ada',
  terms: true,
  bannerColor: '#4723AD',
  name: 'Example Climbers',
  description: 'An example community',
  tags: ['Freedom'],
} as const satisfies Partial<CallInput<typeof createIssuer>>

/** Signs up a new issuer by e-mail and returns the token of its full session. */
export async function signUp(world: World, email: string, issuer: Partial<CallInput<typeof createIssuer>> = {}) {
  const { token: link } = await mailedLink(world, email)
  const { token } = await world.call(finalizeLink, { token: link })
  const { callbackId } = await world.call(
    createIssuer,
    { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email, ...issuer },
    { token },
  )
  await world.runJobs()
  return { token, callbackId }
}

/** The id of the issuer that a token belongs to. */
export async function issuerIdOf(world: World, token: string): Promise<string> {
  const { did } = await world.call(getIssuer, {}, { token })
  const [issuer] = await world.ctx().db.select({ id: issuers.id }).from(issuers).where(eq(issuers.did, did))
  if (!issuer) throw new Error('There is no such issuer')
  return issuer.id
}

/** Creates another community for the address of a session; returns the token of a full session of the new one. */
export async function addCommunity(world: World, signedIn: string, email: string, name: string): Promise<string> {
  const { token } = await world.call(createSignUpToken, { connexionEmail: email }, { token: signedIn })
  await world.call(createIssuer, { ...ISSUER, tags: [...ISSUER.tags], contactEmail: email, name }, { token })
  await world.runJobs()
  return token
}

/**
 * Makes a session a contributor's directly, for tests that are not about invitations: with a right in one folder of its
 * own, which holds the given templates (by default all that the community has now).
 */
export async function makeContributor(
  world: World,
  token: string,
  { rights = 'create', templateIds }: { rights?: Right; templateIds?: string[] } = {},
): Promise<{ folderId: string }> {
  const { db } = world.ctx()
  const id = String(decodeJwt(token).sub)
  const [session] = await db.update(sessions).set({ isContributor: 1 }).where(eq(sessions.id, id)).returning()
  if (!session?.issuerId) throw new Error('The session has no community')
  const { issuerId, email } = session
  const at = world.now()
  const folderId = newId()
  await db.insert(teamPeople).values({ issuerId, email, invitedAt: at, registrationDate: at })
  await db.insert(folders).values({ id: folderId, issuerId, name: folderId, createdAt: at })
  await db.insert(folderPeople).values({ folderId, email, issuerId, rights })
  const own = db.select({ id: templates.id }).from(templates).where(eq(templates.issuerId, issuerId))
  const ids = templateIds ?? (await own).map(({ id }) => id)
  const pairs = ids.map((templateId) => ({ folderId, templateId, issuerId }))
  if (pairs.length > 0) await db.insert(folderTemplates).values(pairs)
  return { folderId }
}

/** Records a proof of presence for a session, like the code from an e-mail. */
export async function proveNow(world: World, token: string): Promise<void> {
  await proveSession(world.ctx(), String(decodeJwt(token).sub))
}

/** A square picture of one colour. */
export async function picture(color = '#F5B85C'): Promise<File> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
}

export const TEMPLATE = {
  lang: 'en',
  name: 'Lead climbing',
  description: 'Climbs as leader.',
  criteria: 'In front of an instructor.',
  themeBgColor: '#211970',
  themeTextColor: '#FFFFFF',
  validity: 'infinite',
} as const

/** Creates a Basic template, published and anchored unless `draft`. */
export async function makeTemplate(
  world: World,
  token: string,
  fields: Partial<CallInput<typeof createTemplate>> = {},
): Promise<{ templateId: string; hash: string; callbackId: string }> {
  const input = { category: 'basic', ...TEMPLATE, image: await picture(), ...fields } as const
  const made = await world.call(createTemplate, input, { token })
  await world.runJobs()
  return made
}

/** Sends a template to addresses and returns the claim links in the same order. */
export async function send(world: World, token: string, templateId: string, emails: string[]): Promise<string[]> {
  const { links } = await world.call(createSessions, { templateId, emails, sessionNumber: emails.length }, { token })
  await world.runJobs()
  return links
}

/** The claim token at the end of a claim link. */
export const claimTokenOf = (link: string): string => link.split('/').at(-1) ?? ''
