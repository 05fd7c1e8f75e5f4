import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Language } from '#base/text.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { adviceWords, faceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { World } from '#testing/world.ts'
import { expectAccessible } from './axe.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ISSUER = 'Cordée Lyon'

async function issueBadges(world: World) {
  const { ctx } = await signUpIssuer(world, ISSUER)
  const templateId = await publishForTest(ctx, { validity: 'duration', expirationDuration: 12 * SECONDS_A_MONTH })
  const genuine = await issueForTest(ctx, templateId, 'malik@example.org')
  const revoked = await issueForTest(ctx, templateId, 'nina@example.org')
  await revokeBadges(ctx, [revoked.id], 'Left')
  const [row] = await ctx.db.select().from(badges).where(eq(badges.id, genuine.id))
  return { genuine: genuine.id, revoked: revoked.id, text: JSON.stringify(row?.credential) }
}

async function paste(page: Page, language: Language, text: string) {
  const checkPage = words(checkPageWords, language)
  await page.goto(new URL('/verify', page.url()).href)
  await page.getByLabel(checkPage.paste()).focus()
  await page.keyboard.insertText(text)
  await page.getByRole('button', { name: checkPage.check(), exact: true }).click()
}

test('every verdict says its word, what decided, and what to do', async ({ world, visitor: page, language, shot }) => {
  const headings = words(verdictHeadings, language)
  const faces = words(faceWords, language)
  const findings = words(findingSentences, language)
  const advice = words(adviceWords, language)
  const { genuine, revoked, text } = await issueBadges(world)
  const open = (id: string) => page.goto(`${world.config.publicUrl}/verify/${id}`)
  const heading = (name: string) => expect(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible()
  const firstLine = page.getByRole('list').getByRole('listitem').first()
  const isRight = async (name: string) => {
    await expectAccessible(page, name)
    await shot(page, `verdict-${name}`)
  }

  await test.step('a genuine badge, and no advice', async () => {
    await open(genuine)
    await heading(headings.genuine())
    await expect(page.getByText('Open Badges 3.0', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: advice.title() })).toBeHidden()
    await isRight('genuine')
  })
  await test.step('a revoked one says both in one heading', async () => {
    await open(revoked)
    await heading(faces.revoked())
    await expect(firstLine).toContainText(findings['status.revoked']({ issuer: ISSUER }))
    await isRight('revoked')
  })
  await test.step('a changed one is not genuine', async () => {
    await paste(page, language, text.replace(ISSUER, 'Cordée Paris'))
    await heading(headings.notGenuine())
    await expect(firstLine).toContainText(findings['signature.altered']())
    await expect(page.getByText(advice.original())).toBeVisible()
    await isRight('not-genuine')
    await page.getByRole('button', { name: advice.checkOriginal() }).click()
    await heading(words(checkPageWords, language).hero())
  })
  await test.step('one with a signature that nobody here reads could not be checked', async () => {
    await paste(page, language, text.replace('eddsa-rdfc-2022', 'bbs-2023'))
    await heading(headings.notChecked())
    await expect(firstLine).toContainText(findings['signature.proofUnsupported']({ type: 'bbs-2023' }))
    await expect(page.getByText(advice.otherSignature())).toBeVisible()
    await isRight('not-checked')
  })
  await test.step('an expired one', async () => {
    world.advance(400 * DAY_MS)
    await open(genuine)
    await heading(faces.expired())
    await isRight('expired')
  })
})
