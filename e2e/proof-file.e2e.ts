import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { fileWords } from '#features/badges/files/texts.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { formatWords, sharePanel } from '#features/badges/wallet-texts.ts'
import { proofPartWords, proofReasonWords, proofWords } from '#features/proofs/texts.ts'
import { test } from './blazon.ts'
import { keepBadge, openBadges, openHeldBadge } from './holder-steps.ts'
import { words } from './words.ts'

const TITLE = 'Outlives its host'

test('a holder saves the proof, and anyone verifies it from the file', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const files = words(fileWords, language)
  const proofs = words(proofWords, language)
  const parts = words(proofPartWords, language)
  const headings = words(verdictHeadings, language)
  const [link = ''] = await issuer.send(await issuer.publish(TITLE), ['kept@example.org'])
  const holder = await openBrowser()
  const visitor = await openBrowser()

  const save = async (page: Page, button: 'button' | 'link') => {
    const saving = page.waitForEvent('download')
    await page.getByRole(button, { name: files.proof() }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('Outlives-its-host.proof.json')
    return readFile(await download.path(), 'utf8')
  }
  const verify = async (text: string) => {
    await visitor.goto(`${blazon.studio}/verify`)
    await visitor
      .getByLabel(words(checkPageWords, language).choose())
      .setInputFiles({ name: 'badge.proof.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  let saved = ''

  await test.step('save it in the wallet', async () => {
    await keepBadge(holder, language, link)
    await openBadges(holder, language)
    await openHeldBadge(holder, language, TITLE)
    await expect(holder.getByRole('button', { name: files.proof() })).toBeHidden()
    await holder.getByText(words(formatWords, language).title()).click()
    await expect(holder.getByRole('button', { name: files.proof() })).toBeVisible()
    await shot(holder, 'proof-save')
    saved = await save(holder, 'button')
  })

  await test.step('verify it', async () => {
    await verify(saved)
    await expect(visitor.getByRole('heading', { name: headings.genuine() })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: proofs.title() })).toBeVisible()
    await expect(visitor.getByText(proofs.here())).toHaveCount(2)
    await visitor.getByText(parts.revocationList()).click()
    await shot(visitor, 'proof-verified')
  })

  await test.step('a changed part is named', async () => {
    await verify(saved.replace('"maxCount": ', '"maxCount": 1'))
    await expect(visitor.getByRole('heading', { name: headings.notGenuine() })).toBeVisible()
    const line = visitor
      .locator('[data-weight="contradicts"]')
      .filter({ hasText: words(proofReasonWords, language).changed() })
    await expect(line.getByText(parts.delegation())).toBeVisible()
    await expect(visitor.locator('[data-weight="contradicts"]')).toHaveCount(1)
    await shot(visitor, 'proof-changed')
  })

  await test.step('save it on the public page', async () => {
    const share = words(sharePanel, language)
    await holder.locator('label').filter({ hasText: share.public() }).click()
    const url = await holder.getByRole('link', { name: '/share/' }).getAttribute('href')
    await visitor.goto(url ?? '')
    await expect(visitor.getByRole('link', { name: files.proof() })).toBeVisible()
    await shot(visitor, 'proof-share')
    await verify(await save(visitor, 'link'))
    await expect(visitor.getByRole('heading', { name: headings.genuine() })).toBeVisible()
  })
})
