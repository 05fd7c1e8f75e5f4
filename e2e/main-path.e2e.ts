import { expect } from '@playwright/test'
import { claimWords } from '#features/claims/texts.ts'
import { claimPage } from '#features/issuing/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { wakeCard } from './card-steps.ts'
import { historyRow } from './history-steps.ts'
import { heldBadge, keepBadge, openBadges, openHeldBadge } from './holder-steps.ts'
import { ISSUER_NAME, signUp } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { proveBadge, revokeBadge, shareBadge } from './proof-steps.ts'
import { sentDialog } from './send-steps.ts'
import { cardOf, createTemplate } from './template-steps.ts'
import { words } from './words.ts'

const TITLE = 'Lead climbing'
const REASON = 'Sent to the wrong person'

test.describe('the main path', () => {
  test.use({ refusals: { '/share/*': 404, '/api/v1/shares/*': 404 } })

  test('an issuer sends a badge, its holder collects, shares and proves it, and the issuer revokes it', async ({
    page,
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const lea = 'lea@example.org'
    const sendDialog = words(sendWords, language)
    const status = words(claimWords, language)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signUp(page, blazon, language, 'main-path@example.org', (step) => shot(page, step))
    await shot(page, 'list-empty')
    await createTemplate(page, language, TITLE)
    await wakeCard(page.getByRole('dialog'), TITLE)
    await shot(page, 'detail')
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await test.step('send to two addresses; a duplicate and an invalid one are reported', async () => {
      const send = words(listWords, language).send()
      await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
      const field = page.getByLabel(sendDialog.recipients())
      await typeInto(field, `${lea}, malik@example.org;LEA@example.org broken@`)
      await field.press('Enter')
      await expect(page.getByText(sendDialog.ready({ count: 2 }))).toBeVisible()
      await expect(page.getByText(sendDialog.doubles({ count: 1 }))).toBeVisible()
      await expect(page.getByText(sendDialog.unreadable({ count: 1 }))).toBeVisible()
      await shot(page, 'send')
      await page.getByRole('button', { name: /^(Remove|Retirer) broken@$/ }).click()
      await page.getByRole('button', { name: sendDialog.send({ count: 2 }) }).click()
      await expect(sentDialog(page, { language, count: 2 })).toBeVisible()
      await page.getByRole('button', { name: sendDialog.showHistory() }).click()
      for (const email of [lea, 'malik@example.org']) {
        // A send is delayed for a while, so that it can be undone.
        await expect(historyRow(page, email).getByText(status.sent(), { exact: true })).toBeVisible({ timeout: 45_000 })
        await expect(historyRow(page, email).getByText(status.pending(), { exact: true })).toBeVisible()
      }
      await shot(page, 'history')
    })

    const loadedAt = await page.evaluate(() => performance.timeOrigin)
    const holder = await openBrowser()
    await test.step('open the e-mail, collect the badge, see it in the wallet', async () => {
      const mail = await nextMail(blazon, lea)
      expect(mail.subject).toContain(TITLE)
      const link = linkIn(mail, `${blazon.wallet}/claim/`)
      await holder.goto(link)
      await expect(cardOf(holder, TITLE)).toBeVisible()
      await expect(holder.getByText(ISSUER_NAME).first()).toBeVisible()
      await expect(holder.getByText(words(claimPage, language).withAddress({ email: lea }))).toBeVisible()
      await shot(holder, 'claim')
      await keepBadge(holder, language, link)
      await shot(holder, 'kept')
      await openBadges(holder, language)
      await expect(heldBadge(holder, language, TITLE)).toBeVisible()
      await shot(holder, 'wallet')
    })

    await test.step('the history row updates on the open page', async () => {
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
      await expect(historyRow(page, lea).getByText(status.owner(), { exact: true })).toBeVisible()
      await expect(historyRow(page, 'malik@example.org').getByText(status.pending(), { exact: true })).toBeVisible()
    })

    await openHeldBadge(holder, language, TITLE)
    await expect(holder.getByRole('heading', { name: TITLE })).toBeVisible()
    await shot(holder, 'badge')
    const stranger = await openBrowser()
    const proof = await proveBadge(holder, language, { title: TITLE, issuer: ISSUER_NAME, blazon })
    await shot(proof, 'verify')
    await shareBadge(holder, stranger, language, TITLE, () => shot(stranger, 'share'))
    await shot(stranger, 'share-off')
    await revokeBadge(page, holder, proof, language, { email: lea, reason: REASON })
    await shot(page, 'revoked')
    await shot(proof, 'verify-revoked')
  })
})
