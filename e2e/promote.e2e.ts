import { expect, type Page } from '@playwright/test'
import { profileScreen } from '#features/issuers/profile/texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { decidePage } from '#features/promote/decision/texts.ts'
import { kindTexts } from '#features/promote/kind-texts.ts'
import { promotePage } from '#features/promote/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { keepBadge } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, publishCard } from './member-steps.ts'
import { mailedCode, mailedLink } from './outbox.ts'
import { words } from './words.ts'

const NAME = 'Ateliers du Quai'
const OPERATOR = 'support@localhost.invalid'

/** The words of the mark, shown or said of a drawing. */
const markOn = (page: Page) =>
  page
    .getByText(/identity checked/i)
    .or(page.getByLabel(/identity checked/i))
    .first()

test.use({ refusals: { '/api/v1/promotion/read': 409 } })

// The pages are the same in French and on a phone; their words are tested elsewhere.
test('a community asks to be verified, the operator accepts, and the mark lasts until it is renamed', {
  tag: '@desk',
}, async ({ blazon, language, openBrowser, shot }) => {
  const mark = words(promotePage, language)
  const decide = words(decidePage, language)
  const representative = 'camille.laurent@example.org'
  const lea = 'lea.mark@example.org'
  const club = await foundClub(blazon, language, 'quai@example.org', NAME)
  const [card, badge] = [await publishCard(club), await club.publish('First aid at the bench')]
  const [invitation = ''] = await club.send(card, [lea])
  const [claim = ''] = await club.send(badge, ['max.mark@example.org'])
  const page = await openBrowser(club.kept)
  const operator = await openBrowser()
  const holder = await openBrowser()

  await test.step('the button names what is missing until nothing is', async () => {
    await page.goto(`${blazon.studio}/settings/promote`)
    const ask = page.getByRole('button', { name: mark.ask() })
    await expect(ask).toBeDisabled()
    await expect(page.getByLabel(mark.firstName())).toHaveValue('Ada')
    await expect(page.getByLabel(mark.email(), { exact: true })).toHaveValue('quai@example.org')
    await typeInto(page.getByLabel(mark.firstName()), 'Camille')
    await typeInto(page.getByLabel(mark.lastName()), 'Laurent')
    await page.getByLabel(mark.kind()).selectOption({ label: words(kindTexts, language).association() })
    await typeInto(page.getByLabel(mark.email(), { exact: true }), representative)
    await page.getByRole('button', { name: mark.sendCode() }).click()
    await typeInto(page.getByLabel(mark.profile()), 'ateliers.example.org/team')
    await typeInto(page.getByLabel(mark.reason()), 'Two schools ask how they can tell our badges from copies.')
    await expect(page.getByLabel(mark.profile())).toHaveValue('https://ateliers.example.org/team')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expect(page.getByText(mark.missing({ list: mark.missingCode() }))).toBeVisible()
    await shot(page, 'promote-form')
    await expectAccessible(page, 'the form of the verified mark')
    await typeInto(page.getByLabel(mark.code()), await mailedCode(blazon, representative))
    await expect(page.getByText(mark.confirmed())).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(mark.firstName())).toHaveValue('Camille')
    await ask.click()
    await expect(page.getByText(mark.requestedBy({ person: 'Camille Laurent', email: representative }))).toBeVisible()
    await shot(page, 'promote-waiting')
  })

  await test.step('the operator reads what the link would do, and gives the mark', async () => {
    await operator.goto(await mailedLink(blazon, OPERATOR, `${blazon.studio}/promotion#token=`))
    await expect(operator).toHaveURL(`${blazon.studio}/promotion`)
    await expect(operator.getByRole('heading', { name: decide.title({ community: NAME }) })).toBeVisible()
    await shot(operator, 'promotion')
    await expectAccessible(operator, 'the request, for the operator')
    await operator.getByRole('button', { name: decide.accept() }).click()
    await expect(operator.getByRole('heading', { name: decide.acceptedTitle({ community: NAME }) })).toBeVisible()
    await operator.reload()
    await expect(operator.getByRole('heading', { name: decide.decided() })).toBeVisible()
  })

  await test.step('the mark is on the page, the claim, the check and in the wallet', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: mark.verifiedTitle({ community: NAME }) })).toBeVisible()
    await shot(page, 'promote-verified')
    await operator.goto(claim)
    await expect(markOn(operator)).toBeVisible()
    await keepBadge(holder, language, invitation)
    const [row] = await club.history(card)
    await operator.goto(`${blazon.studio}/verify/${row?.badgeIds[0]}`)
    await expect(markOn(operator)).toBeVisible()
    await holder.goto(`${blazon.wallet}/communities`)
    await holder.getByRole('link', { name: NAME }).first().click()
    await expect(holder.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
    await expect(markOn(holder)).toBeVisible()
  })

  await test.step('under another name there is no mark', async () => {
    const profile = words(profileScreen, language)
    await page.goto(`${blazon.studio}/settings/profile`)
    await typeInto(page.getByLabel(words(wizardScreen, language).name(), { exact: true }), 'Ateliers de la Gare')
    await page.getByRole('button', { name: profile.save() }).click()
    await page.getByRole('button', { name: words(common, language).save(), exact: true }).click()
    await expect(page.getByText(profile.saved())).toBeVisible()
    await operator.goto(claim)
    await expect(operator.getByText('Ateliers de la Gare').first()).toBeVisible()
    await expect(markOn(operator)).toBeHidden()
  })
})
