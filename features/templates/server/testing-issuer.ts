import sharp from 'sharp'
import type { CallInput } from '#base/endpoint.ts'
import { type IssuerId, newId } from '#base/ids.ts'
import type * as issuers from '#features/issuers/contract.ts'
import { createIssuer } from '#features/issuers/sign-up/server/create-issuer.ts'
import { openSession, readSession } from '#platform/access/sessions.ts'
import { mintToken } from '#platform/access/tokens.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'

type World = { ctx: () => Context; runJobs: () => Promise<void> }

/**
 * Signs an issuer up in a test world: its id, the token of its freshly proven main admin, and a context to call verbs
 * with.
 */
export async function signUpIssuer(world: World, name: string, email = `${newId()}@example.org`) {
  const ctx = world.ctx()
  const { id: sessionId } = await openSession(ctx, { kind: 'applicant', email, provenAt: ctx.now() })
  const applicant = { kind: 'applicant', sessionId, email, operationId: '' } as const
  await createIssuer({ ...ctx, actor: applicant }, { ...WIZARD, name, contactEmail: email })
  await world.runJobs()
  const issuerId = (await readSession(ctx, sessionId))?.issuerId as IssuerId
  const token = await mintToken(ctx.config, { audience: 'studio', sessionId, now: ctx.now() })
  const actor = { kind: 'admin', sessionId, issuerId, email, mainAdmin: true } as const
  const admin: AdminContext = { ...ctx, actor }
  return { issuerId, token, ctx: admin }
}

/** The payload of a complete form of a Basic template, with a square picture. */
export async function templateForm(given: Partial<TemplateForm> = {}): Promise<TemplateForm> {
  return {
    category: 'basic',
    lang: 'en',
    name: 'Lead climbing',
    description: 'Leads a route of grade 6a safely.',
    criteria: 'Three routes, seen by a trainer.',
    themeBgColor: '#211970',
    themeTextColor: '#FFFFFF',
    validity: 'infinite',
    image: await pictureFile(),
    ...given,
  }
}

/** A PNG of one colour, square by default. */
export async function pictureFile(width = 64, height = width): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#8280ff' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
}

type TemplateForm = CallInput<typeof contract.createTemplate>

const WIZARD = {
  contactLastName: 'Carvalho',
  contactFirstName: 'Inès',
  terms: true,
  contactOptIn: false,
  bannerColor: '#4723AD',
  description: 'A climbing club in Lyon.',
  sector: '',
  tags: ['Climbing'],
  website: 'https://cordee.example.org',
  discord: '',
  telegram: '',
  twitter: '',
  instagram: '',
  facebook: '',
  linkedin: '',
  youtube: '',
  lang: 'en',
} as const satisfies Partial<CallInput<typeof issuers.createIssuer>>
