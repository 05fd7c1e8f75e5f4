import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#base/text.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { publicPageWords } from '#features/badges/texts.ts'
import { faceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { badgePage, sharePanel } from '#features/badges/wallet-texts.ts'
import { claimWords } from '#features/claims/texts.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { markWords } from '#ui/words/mark-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { historyRow, openRevoke } from './history-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import type { Blazon } from './running-server.ts'
import { saved } from './saved.ts'
import { cardOf } from './template-steps.ts'
import { words } from './words.ts'

const LINES = 5

type Proven = { title: string; issuer: string; blazon: Blazon }

/** Goes from a badge in the wallet to its public proof: genuine, each check in words. Returns the page of the proof. */
export async function proveBadge(holder: Page, language: Language, { title, issuer, blazon }: Proven): Promise<Page> {
  const publicPage = words(publicPageWords, language)
  const opening = holder.context().waitForEvent('page')
  await holder.getByRole('link', { name: words(badgePage, language).verify() }).click()
  const proof = await opening
  await expect(proof).toHaveURL(new RegExp(`^${blazon.studio}/verify/`))
  await expect(proof.getByRole('heading', { name: words(verdictHeadings, language).genuine() })).toBeVisible()
  const all = publicPage.checked({ at: '@', passed: LINES, total: LINES }).split('@')[1] ?? ''
  await expect(proof.getByText(all)).toBeVisible()
  await expect(cardOf(proof, title)).toBeVisible()
  const { host } = new URL(blazon.studio)
  const findings = words(findingSentences, language)
  await expect(proof.getByText(findings['delegation.allowed'](), { exact: true })).toBeHidden()
  await proof.getByText(publicPage.issuerTitle({ issuer }), { exact: true }).click()
  for (const said of [
    findings['signature.good'](),
    publicPage.issuerTitle({ issuer }),
    findings['issuer.listed']({ host }),
    words(markWords, language).selfDeclared(),
    findings['delegation.allowed'](),
    findings['status.notMarked'](),
    findings['anchor.anchored'](),
  ]) {
    await expect(proof.getByText(said, { exact: true })).toBeVisible()
  }
  return proof
}

/** Switches the public page on, lets a stranger see it with its picture for other sites, and switches it off again. */
export async function shareBadge(
  holder: Page,
  stranger: Page,
  language: Language,
  title: string,
  look: () => Promise<void>,
): Promise<void> {
  const share = words(sharePanel, language)
  const isPublic = holder.getByRole('switch', { name: share.public() })
  const turn = () => saved(holder, () => holder.locator('label').filter({ hasText: share.public() }).click())
  await turn()
  await expect(isPublic).toBeChecked()
  await expect(holder.getByText(share.shows())).toBeVisible()
  await holder.getByRole('button', { name: share.copy() }).click()
  await expect(holder.getByRole('status').getByText(words(common, language).copied())).toBeVisible()
  const url = await holder.getByRole('link', { name: '/share/' }).getAttribute('href')
  if (!url) throw new Error('The public page has no address')
  await stranger.goto(url)
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
  await expect(cardOf(stranger, title)).toBeVisible()
  await look()
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await stranger.request.get(picture ?? '')
  expect(await sharp(await drawn.body()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  await turn()
  await expect(isPublic).not.toBeChecked()
  const gone = await stranger.goto(url)
  expect(gone?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: words(publicPageWords, language).offTitle() })).toBeVisible()
}

/** Revokes a badge from its row in the history; the proof and the wallet show it, with the reason. */
export async function revokeBadge(
  studio: Page,
  holder: Page,
  proof: Page,
  language: Language,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  const history = words(historyWords, language)
  const dialog = await openRevoke(studio, language, email)
  await dialog.getByRole('button', { name: history.revokeNow() }).click()
  await expect(dialog.getByText(history.reasonMissing())).toBeVisible()
  await typeInto(dialog.getByLabel(history.reason(), { exact: true }), reason)
  await dialog.getByRole('button', { name: history.revokeNow() }).click()
  await expect(dialog).toBeHidden()
  await expect(
    historyRow(studio, email).getByText(words(claimWords, language).revoked(), { exact: true }),
  ).toBeVisible()
  const publicPage = words(publicPageWords, language)
  await proof.reload()
  await expect(proof.getByRole('heading', { name: words(faceWords, language).revoked() })).toBeVisible()
  await expect(proof.getByText(publicPage.revokedOn({ at: '@', reason }).split('@')[1] ?? '')).toBeVisible()
  await holder.reload()
  await expect(holder.getByText(words(faceWords, language).revoked(), { exact: true })).toBeVisible()
  await expect(holder.getByText(words(badgePage, language).reason({ reason }))).toBeVisible()
}
