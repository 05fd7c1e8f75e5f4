import type { BrowserContext } from '@playwright/test'
import { call } from '#base/call.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { badgePage } from '#features/badges/wallet-texts.ts'
import { rejectCookies } from '../../e2e/cookies.ts'
import { heldBadge, keepBadge, openBadges } from '../../e2e/holder-steps.ts'
import { issuerOf, signUpByCalls } from '../../e2e/issuer-calls.ts'
import { ISSUER_NAME } from '../../e2e/issuer-steps.ts'
import type { Blazon } from '../../e2e/running-server.ts'
import { words } from '../../e2e/words.ts'

/** A page to measure; `isFindable` where search engines may index it. */
export type MeasuredPage = { name: string; url: string; isSignedIn: boolean; isFindable: boolean }

/** Signs up a community and prepares the most visited pages. */
export async function preparePages(blazon: Blazon, context: BrowserContext): Promise<MeasuredPage[]> {
  const page = await context.newPage()
  await rejectCookies(page)
  const kept = await signUpByCalls(blazon, 'en', 'ada@example.org', ISSUER_NAME)
  await context.addCookies(kept.cookies)
  const issuer = issuerOf(blazon, 'en', 'ada@example.org', kept)
  const templateId = await issuer.publish('Lead climbing')
  const [first = '', claim = ''] = await issuer.send(templateId, ['lea@example.org', 'max@example.org'])
  await keepBadge(page, 'en', first)
  await openBadges(page, 'en')
  await heldBadge(page, 'en', 'Lead climbing').click()
  const verify = await page.getByRole('link', { name: words(badgePage, 'en').verify() }).getAttribute('href')
  await page.close()
  const badgeId = verify?.split('/').at(-1) ?? ''
  const { issuer: shown } = await call({ origin: blazon.studio }, verifyBadge, { badgeId })
  const visited = { isSignedIn: false, isFindable: false }
  return [
    { name: 'sign-in', url: `${blazon.studio}/signin`, isSignedIn: false, isFindable: true },
    { name: 'list', url: `${blazon.studio}/templates/basic`, isSignedIn: true, isFindable: false },
    { name: 'claim', url: claim, ...visited },
    { name: 'verify', url: verify ?? '', ...visited },
    // Only the mark lets search engines in.
    { name: 'community', url: shown.pageUrl, ...visited },
  ]
}
