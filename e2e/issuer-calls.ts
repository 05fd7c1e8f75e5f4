import type { BrowserContext } from '@playwright/test'
import { type Caller, call } from '#base/call.ts'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import type { Language } from '#base/text.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createIssuer, getIssuer } from '#features/issuers/contract.ts'
import { createSessions, preflight } from '#features/sends/contract.ts'
import { solvePuzzle } from '#features/sign-in/captcha/server/testing-captcha.ts'
import { finalizeLink, requestLink } from '#features/sign-in/contract.ts'
import { addToFolder, createFolder } from '#features/team/folders/contract.ts'
import { createTemplate, getTemplate } from '#features/templates/contract.ts'
import { mailedLink } from './outbox.ts'
import { picture } from './picture.ts'
import type { Blazon } from './running-server.ts'

/** The stored state of a browser: cookies and storage. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** The worker's community, and calls that prepare a journey. */
export type Issuer = {
  email: string
  kept: Kept
  /** Creates and publishes a template, by default a Basic one; returns its id. */
  publish: (title: string, given?: Partial<CallInput<typeof createTemplate>>) => Promise<string>
  /** A template's id by its hash without 0x. */
  read: (hash: string) => Promise<{ templateId: string }>
  /** Sends a template to addresses; returns the claim links. */
  send: (templateId: string, emails: string[], given?: { endDate: string }) => Promise<string[]>
  /** The rows of a template's history. */
  history: (templateId: string) => Promise<Output<typeof listSessions>['sessions']>
  /** Which of these addresses have unsubscribed from the community. */
  unwanted: (templateId: string, emails: string[]) => Promise<string[]>
  /** Creates a folder with a template; returns its id. */
  folder: (name: string, templateId: string) => Promise<string>
}

/** Requests a sign-in link by calls; returns the link in the e-mail. */
export async function linkByCalls(blazon: Blazon, lang: Language, email: string): Promise<string> {
  const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => call({ origin: blazon.studio }, endpoint, input)
  const captchaSolution = await solvePuzzle(ask)
  return mailedLink(blazon, email, `${blazon.studio}/auth?token=`, () =>
    ask(requestLink, { email, lang, captchaSolution }),
  )
}

/**
 * Signs up a community by calls, for the journeys that are not about signing up; returns what its browser would have
 * kept.
 */
export async function signUpByCalls(blazon: Blazon, lang: Language, email: string, name: string): Promise<Kept> {
  let token = ''
  const renew = (renewed: string) => {
    token = renewed
  }
  const caller: Caller = { origin: blazon.studio, token: () => token || undefined, onRenewed: renew }
  const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => call(caller, endpoint, input)
  const link = await linkByCalls(blazon, lang, email)
  token = (await ask(finalizeLink, { token: new URL(link).searchParams.get('token') ?? '' })).token
  const person = { contactLastName: 'Exemple', contactFirstName: 'Ada', contactEmail: email, terms: true } as const
  const file = new File([await picture('#FF7A59')], 'picture.png', { type: 'image/png' })
  const described = { name, description: 'A club of examples.', tags: ['Freedom'], bannerColor: '#4723AD' }
  await ask(createIssuer, { ...person, ...described, lang, file })
  // The answer carries the token of the full session.
  await ask(getIssuer, {})
  const cookie = { name: 'token', value: token, domain: 'localhost', path: '/', expires: -1 }
  return { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' }], origins: [] }
}

/** The community that signed up, from the browser's token. */
export function issuerOf(blazon: Blazon, lang: Language, email: string, kept: Kept): Issuer {
  const token = kept.cookies.find(({ name }) => name === 'token')?.value
  const caller = { origin: blazon.studio, token: () => token }
  return {
    email,
    kept,
    publish: async (name, given = {}) => {
      const image = new File([await picture('#7AB8A0')], 'picture.png', { type: 'image/png' })
      const fields = {
        lang,
        name,
        description: 'Ties in, belays and climbs a 5c route.',
        criteria: 'Two routes in front of an instructor.',
        themeBgColor: '#211970',
        themeTextColor: '#FFFFFF',
        validity: 'infinite',
      } as const
      const { templateId } = await call(caller, createTemplate, { ...fields, category: 'basic', image, ...given })
      return templateId
    },
    read: async (hash) => ({ templateId: (await call(caller, getTemplate, { templateId: hash })).id }),
    send: async (templateId, emails, given) =>
      (await call(caller, createSessions, { templateId, emails, ...given })).links,
    history: async (templateId) =>
      (await call(caller, listSessions, { templateId, status: 'all', pageNumber: 1 })).sessions,
    unwanted: async (templateId, emails) => (await call(caller, preflight, { templateId, emails })).unsubscribed,
    folder: async (name, templateId) => {
      const { roleId } = await call(caller, createFolder, { name })
      await call(caller, addToFolder, { roleId, templateId })
      return roleId
    },
  }
}

/** Calls of a community's admin, with the token that their browser would have kept. */
export function adminCalls({ kept }: Issuer, { studio }: Pick<Blazon, 'studio'>) {
  const token = kept.cookies.find(({ name }) => name === 'token')?.value
  const caller = { origin: studio, token: () => token }
  return <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> => call(caller, endpoint, input)
}
