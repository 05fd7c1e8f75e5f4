import type { BrowserContext } from '@playwright/test'
import { call } from '#base/call.ts'
import type { CallInput, Output } from '#base/endpoint.ts'
import type { Language } from '#base/text.ts'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions, preflight } from '#features/sends/contract.ts'
import { createTemplate, getTemplate } from '#features/templates/contract.ts'
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
}

/** The community that signed up in a browser, from the browser's token. */
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
  }
}
