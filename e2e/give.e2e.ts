import { expect, type Page } from '@playwright/test'
import { call } from '#base/call.ts'
import type { Language } from '#base/text.ts'
import { publicPageWords } from '#features/badges/texts.ts'
import { badgePage } from '#features/badges/wallet-texts.ts'
import { updateGiving } from '#features/giving/contract.ts'
import { giftsList, givingTab } from '#features/giving/studio-texts.ts'
import { codePage, giftPreview, giftsPage, givenGift, givePage, receivedGift } from '#features/giving/wallet-texts.ts'
import { claimPage, keptView, waitingWords } from '#features/issuing/texts.ts'
import { expectAccessible } from './axe.ts'
import { test as base } from './blazon.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { film, launchWithCamera } from './fake-camera.ts'
import { askForWalletLink, heldBadge, openBadges, openHeldBadge } from './holder-steps.ts'
import type { Issuer } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, joinAs, publishCard, saveName } from './member-steps.ts'
import { mailedLink } from './outbox.ts'
import type { Blazon } from './running-server.ts'
import { saved } from './saved.ts'
import { openOwnWallet, unlockKey } from './wallet-steps.ts'
import { words } from './words.ts'

const [BADGE, WORDS] = ['Kindest belay', 'Thank you for waiting at the top.']
const [INES, MALIK, LEA] = ['ines.gift@example.org', 'malik.gift@example.org', 'lea.gift@example.org']

/** A browser whose camera shows the film at `film`. */
type Scanner = { page: Page; film: string }

const test = base.extend<{ scanner: Scanner }>({
  scanner: async ({ blazon, playwright, watch, locale, viewport }, use, info) => {
    const file = info.outputPath('camera.mjpeg')
    const withCamera = await launchWithCamera({ playwright }, file)
    const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], reducedMotion: 'reduce' })
    watch(context)
    await settleFirstVisit(context, blazon.studio)
    const page = await context.newPage()
    await rejectCookies(page)
    await use({ page, film: file })
    await withCamera.close()
  },
})

/** Publishes a Community template whose badges members give to each other. */
async function publishGiving(club: Issuer, blazon: Blazon, given: { reviewsFirst: boolean }): Promise<string> {
  const templateId = await club.publish(BADGE, { category: 'community' })
  await changeGiving(club, blazon, templateId, given)
  return templateId
}

async function changeGiving(club: Issuer, blazon: Blazon, templateId: string, given: { reviewsFirst: boolean }) {
  const token = club.kept.cookies.find(({ name }) => name === 'token')?.value
  const caller = { origin: blazon.studio, token: () => token }
  await call(caller, updateGiving, { templateId, isOn: true, pairDays: 0, ...given })
}

/** A member's wallet, opened by the e-mail of a sign-in link: the link of a badge alone may not give. */
async function joinProven(
  page: Page,
  blazon: Blazon,
  language: Language,
  link: string,
  of: { email: string; name: string },
) {
  await joinAs(page, blazon, language, link, of.name)
  await page.goto(await askForWalletLink(page, blazon, language, of.email))
  await expect(page).toHaveURL(`${blazon.wallet}/`)
}

// Gifts are given on phones; the other journey is at a desk.
test('a member gives a badge by address and by code; it is accepted, declined, withdrawn and reviewed', {
  tag: '@phone',
}, async ({ blazon, language, openBrowser, scanner, shot }) => {
  const [form, preview, gifts] = [words(givePage, language), words(giftPreview, language), words(giftsPage, language)]
  const [received, given] = [words(receivedGift, language), words(givenGift, language)]
  const club = await foundClub(blazon, language, 'gift.club@example.org', 'Cordée des dons')
  const card = await publishCard(club)
  const templateId = await publishGiving(club, blazon, { reviewsFirst: false })
  const [toInes = '', toMalik = ''] = await club.send(card, [INES, MALIK])
  const [ines, malik] = [scanner.page, await openBrowser()]
  await joinProven(ines, blazon, language, toInes, { email: INES, name: 'Inès' })
  await joinProven(malik, blazon, language, toMalik, { email: MALIK, name: 'Malik' })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  await test.step('by address: a wrong one is named, and what was typed is there after a reload', async () => {
    await ines.goto(`${blazon.wallet}/give`)
    await ines.getByRole('radio', { name: BADGE }).check({ force: true })
    await typeInto(ines.getByLabel(form.email()), 'lea.gift@example')
    await typeInto(ines.getByLabel(form.sentence()), WORDS)
    await press(ines, form.preview())
    await expect(ines.getByText(form.emailWrong())).toBeVisible()
    await shot(ines, 'give-wrong')
    await ines.reload()
    await expect(ines.getByLabel(form.sentence())).toHaveValue(WORDS)
    await typeInto(ines.getByLabel(form.email()), LEA)
    await expectAccessible(ines, 'the form of a gift')
    await shot(ines, 'give')
    await press(ines, form.preview())
    await expect(ines.getByRole('heading', { name: preview.title() })).toBeFocused()
    await expect(ines.getByText(WORDS)).toBeVisible()
    await press(ines, preview.turn())
    await shot(ines, 'give-preview')
    await press(ines, preview.give())
    await expect(ines.getByText(preview.doneEmail({ email: LEA }))).toBeVisible()
    await shot(ines, 'give-done')
  })

  await test.step('the recipient keeps it from the e-mail, and its verification names giver and words', async () => {
    const lea = await openBrowser()
    await lea.goto(await mailedLink(blazon, LEA, `${blazon.wallet}/claim/`))
    await expect(lea.getByText(WORDS)).toBeVisible()
    await shot(lea, 'give-claim')
    await press(lea, words(claimPage, language).keep())
    await expect(lea.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
    await openBadges(lea, language)
    await openHeldBadge(lea, language, BADGE)
    await expect(lea.getByText('Inès', { exact: true })).toBeVisible()
    await press(lea, words(badgePage, language).turn())
    await shot(lea, 'give-badge')
    const proof = await lea.getByRole('link', { name: words(badgePage, language).verify() }).getAttribute('href')
    await lea.goto(proof ?? '')
    await expect(
      lea.getByRole('heading', { name: words(publicPageWords, language).fromGiver({ giver: 'Inès' }) }),
    ).toBeVisible()
    await expect(lea.getByText(WORDS)).toBeVisible()
    await shot(lea, 'give-verify')
  })

  await test.step('by code: scanned, given, and declined without a trace for the giver', async () => {
    await malik.goto(`${blazon.wallet}/my-code`)
    const code = malik.getByRole('img', { name: words(codePage, language).label() })
    await expect(code).toBeVisible()
    await expectAccessible(malik, 'the code of a member')
    await shot(malik, 'give-code')
    await film(code, scanner.film)
    await ines.goto(`${blazon.wallet}/scan`)
    await expect(ines).toHaveURL(`${blazon.wallet}/give`)
    await ines.getByRole('radio', { name: BADGE }).check({ force: true })
    await press(ines, form.preview())
    await expect(ines.getByText('Malik', { exact: true })).toBeVisible()
    await press(ines, preview.give())
    await expect(ines.getByRole('heading', { name: preview.doneTitle({ name: 'Malik' }) })).toBeVisible()
    await malik.goto(`${blazon.wallet}/gifts`)
    await shot(malik, 'gifts-received')
    await press(malik, received.decline())
    await malik.getByRole('dialog').getByRole('button', { name: received.decline(), exact: true }).click()
    await expect(malik.getByText(gifts.emptyReceived())).toBeVisible()
    await ines.getByRole('link', { name: preview.seeGiven() }).click()
    await expect(ines.getByRole('listitem').filter({ hasText: 'Malik' }).getByText(given.waiting())).toBeVisible()
    await shot(ines, 'gifts-given')
  })

  await test.step('the giver withdraws it, and is told nothing else than for any other', async () => {
    await press(ines, given.withdrawNamed({ badge: BADGE, name: 'Malik' }))
    await ines.getByRole('dialog').getByRole('button', { name: given.withdraw(), exact: true }).click()
    await expect(ines.getByRole('listitem').filter({ hasText: 'Malik' }).getByText(given.withdrawn())).toBeVisible()
  })

  await test.step('where an admin reviews first, the recipient gets it once it is approved', async () => {
    await changeGiving(club, blazon, templateId, { reviewsFirst: true })
    await ines.goto(`${blazon.wallet}/scan`)
    await expect(ines).toHaveURL(`${blazon.wallet}/give`)
    await ines.getByRole('radio', { name: BADGE }).check({ force: true })
    await typeInto(ines.getByLabel(form.sentence()), WORDS)
    await press(ines, form.preview())
    await press(ines, preview.give())
    await expect(ines.getByRole('heading', { name: preview.doneReview() })).toBeVisible()
    const studio = await openBrowser(club.kept)
    await studio.goto(`${blazon.studio}/templates/community?hash=${templateId}`)
    await studio.getByRole('tab', { name: words(givingTab, language).tab() }).click()
    const list = words(giftsList, language)
    await expect(studio.getByText(WORDS).first()).toBeVisible()
    await expectAccessible(studio, 'gifts to review')
    await shot(studio, 'gifts-review')
    await press(studio, list.approveNamed({ giver: 'Inès', recipient: 'Malik' }))
    await expect(studio.getByText(list.approved())).toBeVisible()
    await malik.goto(blazon.wallet)
    await shot(malik, 'gifts-waiting')
    await press(malik, received.acceptNamed({ badge: BADGE }))
    await expect(heldBadge(malik, language, BADGE)).toBeVisible()
  })
})

// Once is enough: the other journey gives on phones too.
test('a wallet with its own key signs its gift, to a member who is shown', { tag: '@desk' }, async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const [form, preview] = [words(givePage, language), words(giftPreview, language)]
  const club = await foundClub(blazon, language, 'own.gift.club@example.org', 'Cordée signée')
  const card = await publishCard(club)
  await publishGiving(club, blazon, { reviewsFirst: false })
  const [toNina = '', toOwn = ''] = await club.send(card, ['nina.gift@example.org', 'own.gift@example.org'])
  const [nina, own] = [await openBrowser(), await openBrowser()]
  await joinAs(nina, blazon, language, toNina, 'Nina')
  await nina.goto(`${blazon.wallet}/gifts?tab=settings`)
  await saved(nina, () => nina.locator('label').filter({ hasText: 'Cordée signée' }).click())
  await expect(nina.getByRole('switch', { name: 'Cordée signée' })).toBeChecked()
  await shot(nina, 'gifts-settings')
  await openOwnWallet(own, blazon, language)
  await own.goto(toOwn)
  await own.getByRole('button', { name: words(claimPage, language).keep() }).click()
  await unlockKey(own, language)
  await expect(own.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
  await saveName(own, blazon, language, 'Ada')

  await own.goto(`${blazon.wallet}/give`)
  await own.getByRole('radio', { name: BADGE }).check({ force: true })
  await own.getByRole('button', { name: form.byMember() }).click()
  await typeInto(own.getByLabel(form.searchMember()), 'nin')
  await own.getByRole('radio', { name: 'Nina' }).check({ force: true })
  await shot(own, 'give-member')
  await own.getByRole('button', { name: form.preview(), exact: true }).click()
  await own.getByRole('button', { name: preview.sign(), exact: true }).click()
  await unlockKey(own, language)
  await shot(own, 'give-sign')
  await own.getByRole('button', { name: preview.sign(), exact: true }).click()
  await expect(own.getByRole('heading', { name: preview.doneTitle({ name: 'Nina' }) })).toBeVisible()
  await nina.goto(blazon.wallet)
  const keep = words(waitingWords, language).keepNamed({ badge: BADGE })
  await expect(nina.getByRole('button', { name: keep })).toBeVisible()
})
