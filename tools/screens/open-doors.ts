import { type Browser, expect } from '@playwright/test'
import { PEOPLE } from '#apps/demo/people.ts'
import { call } from '#base/call.ts'
import { badgePage, sharePanel } from '#features/badges/wallet-texts.ts'
import { authScreen } from '#features/sign-in/texts.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { rejectCookies, settleFirstVisit } from '../../e2e/cookies.ts'
import { askForWalletLink } from '../../e2e/holder-steps.ts'
import type { Kept } from '../../e2e/issuer-calls.ts'
import { askForLink } from '../../e2e/issuer-steps.ts'
import type { Blazon } from '../../e2e/running-server.ts'
import { words } from '../../e2e/words.ts'

/** The people who see a screen: a visitor who has closed the cookie banner, an applicant, the leader, a holder. */
export type Visitor = 'visitor' | 'applicant' | 'leader' | 'holder'

/** The browsers and data for opening screens. */
export type Doors = {
  studio: string
  wallet: string
  kept: Record<Visitor, Kept | undefined>
  /** The keys of the demo's templates in addresses (a hash without 0x, or a draft's id), and their ids, by title. */
  templates: Map<string, { id: string; named: string }>
  claim: string
  verify: string
  share: string
}

const SHOWN_BADGE = 'Bike repair, first level'
/** A point on a card of the wallet's stack that the next card does not cover. */
export const IN_STACK = { x: 60, y: 24 }
const APPLICANT = 'new@example.org'

/** Signs everyone in, and finds the demo's links and templates. */
export async function openDoors(browser: Browser, blazon: Blazon, printed: () => string): Promise<Doors> {
  const visit = async () => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    await settleFirstVisit(context, blazon.studio)
    const page = await context.newPage()
    await rejectCookies(page)
    const keep = async () => {
      const kept = await context.storageState({ indexedDB: true })
      await context.close()
      return kept
    }
    return { page, keep }
  }
  await expect.poll(printed, { timeout: 30_000 }).toContain('/claim/')
  const link = (pattern: RegExp) => pattern.exec(printed())?.[0] ?? ''

  const leading = await visit()
  await leading.page.goto(link(/\S+\/auth\?token=\S+/))
  await leading.page.getByRole('button', { name: words(authScreen, 'en').enter(), exact: true }).click()
  await expect(leading.page).toHaveURL(/\/templates\//, { timeout: 30_000 })
  const leader = await leading.keep()
  const token = leader.cookies.find(({ name }) => name === 'token')?.value

  const applying = await visit()
  await applying.page.goto(await askForLink(applying.page, blazon, 'en', APPLICANT, '/signin?new=1'))
  await expect(applying.page).toHaveURL(/\/signup/, { timeout: 30_000 })
  const applicant = await applying.keep()

  const holding = await visit()
  await holding.page.goto(await askForWalletLink(holding.page, blazon, 'en', PEOPLE[0]?.email ?? ''))
  await holding.page.getByRole('link', { name: SHOWN_BADGE }).first().click({ position: IN_STACK })
  await holding.page
    .locator('label')
    .filter({ hasText: words(sharePanel, 'en').public() })
    .click()
  const share = await holding.page.getByRole('link', { name: '/share/' }).getAttribute('href')
  const verify = await holding.page.getByRole('link', { name: words(badgePage, 'en').verify() }).getAttribute('href')
  const holder = await holding.keep()

  const { studio, wallet } = blazon
  return {
    studio,
    wallet,
    kept: { visitor: undefined, applicant, leader, holder },
    templates: await findTemplates({ origin: studio, token: () => token }),
    claim: link(/\S+\/claim\/\S+/),
    verify: verify ?? '',
    share: share ?? '',
  }
}

async function findTemplates(caller: Parameters<typeof call>[0]): Promise<Doors['templates']> {
  const found: Doors['templates'] = new Map()
  for (const type of CATEGORIES) {
    const { templates } = await call(caller, listTemplates, { type })
    for (const { id, hash, data } of templates) found.set(data.name, { id, named: hash.replace(/^0x/, '') || id })
  }
  return found
}
