import { expect, type Page } from '@playwright/test'
import { unsubscribePage } from '#features/claims/texts.ts'
import { linkPage } from '#features/holders/wallet-texts.ts'
import { claimPage } from '#features/issuing/texts.ts'
import { authScreen } from '#features/sign-in/texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { openFirstList } from './enter-steps.ts'
import { askForWalletLink, heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import { askForLink, ISSUER_NAME } from './issuer-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { words } from './words.ts'

/** Opens a link like a mail scanner: runs its scripts until the network is idle, and presses nothing. */
async function scan(scanner: Page, link: string): Promise<void> {
  await scanner.goto(link, { waitUntil: 'networkidle' })
}

test('a scanner that opens every mailed link gets no access and uses up no link', async ({
  issuer,
  blazon,
  language,
  openBrowser,
}) => {
  const holder = 'scanned@example.org'
  const templateId = await issuer.publish('Scanned')
  await issuer.send(templateId, [holder])
  const mail = await nextMail(blazon, holder)
  const claimLink = linkIn(mail, `${blazon.wallet}/claim/`)
  const stopLink = linkIn(mail, `${blazon.studio}/unsubscribe/`)
  const scanner = await openBrowser()
  const person = await openBrowser()

  await test.step('the claim link', async () => {
    await scan(scanner, claimLink)
    await expect(scanner.getByRole('button', { name: words(claimPage, language).keep() })).toBeVisible()
    const [row] = await issuer.history(templateId)
    expect(row).toMatchObject({ status: 'pending', taken: 0 })
    await keepBadge(person, language, claimLink)
    await openBadges(person, language)
    await expect(heldBadge(person, language, 'Scanned')).toBeVisible()
  })

  await test.step('the unsubscribe link', async () => {
    const unsubscribe = words(unsubscribePage, language)
    await scan(scanner, stopLink)
    await expect(scanner.getByRole('button', { name: unsubscribe.action() })).toBeVisible()
    expect(await issuer.unwanted(templateId, [holder])).toEqual([])
    await person.goto(stopLink)
    await person.getByRole('button', { name: unsubscribe.action() }).click()
    await expect(person.getByText(unsubscribe.done({ issuer: ISSUER_NAME }))).toBeVisible()
    expect(await issuer.unwanted(templateId, [holder])).toEqual([holder])
  })

  await test.step('the link into the wallet', async () => {
    const asking = await openBrowser()
    const link = await askForWalletLink(asking, blazon, language, holder)
    await scan(scanner, link)
    await expect(scanner.getByText(words(linkPage, language).confirmText({ email: holder }))).toBeVisible()
    await scanner.goto(blazon.wallet)
    await expect(scanner).toHaveURL(`${blazon.wallet}/signin`)
    await asking.goto(link)
    await expect(heldBadge(asking, language, 'Scanned')).toBeVisible()
  })

  await test.step('the link into the studio', async () => {
    const asking = await openBrowser()
    const link = await askForLink(asking, blazon, language, issuer.email)
    await scan(scanner, link)
    await expect(scanner.getByText(words(authScreen, language).confirmText({ email: issuer.email }))).toBeVisible()
    expect((await scanner.context().cookies()).filter(({ name }) => name.startsWith('token'))).toEqual([])
    await scanner.goto(blazon.studio)
    await expect(scanner).toHaveURL(`${blazon.studio}/signin`)
    await asking.goto(link)
    await openFirstList(asking)
    await expect(
      asking.getByRole('main').getByRole('button', { name: words(listWords, language).newTemplate() }),
    ).toBeVisible()
  })
})
