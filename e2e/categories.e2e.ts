import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { shareWords } from '#features/links/share-texts.ts'
import { linkWords } from '#features/links/texts.ts'
import { placeWords } from '#features/places/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { firstScreenWords } from '#features/templates/first/texts.ts'
import { membershipWords } from '#features/templates/form/membership-texts.ts'
import { detailFieldWords, eventWords } from '#features/templates/form/texts.ts'
import { CATEGORIES, type Category, isFirstCategory } from '#features/templates/rules.ts'
import { emptyWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { historyRow, openTemplate } from './history-steps.ts'
import { keepBadge } from './holder-steps.ts'
import { choosePicture, ISSUER_NAME } from './issuer-steps.ts'
import { pressUntil, typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { expectSkills, typeSkills } from './skill-steps.ts'
import { cardOf, openForm, showPublished } from './template-steps.ts'
import { words } from './words.ts'

const TITLES: Record<Category, string> = {
  basic: 'Lead climbing',
  community: 'Kindest belay of the week',
  participation: 'Night of the Wall',
  ticket: 'Winter opening',
  membership: 'Example Climbers membership',
  role: 'Route setter',
}
const YEAR = new Date().getFullYear() + 1
/** Dates, zone and place of an event as two people type them. */
const TYPED = {
  ticket: {
    starts: `14 Feb ${YEAR} 7:30 pm`,
    ends: `15/02/${YEAR}`,
    zone: 'tokyo',
    zoneName: 'Tokyo (Asia)',
    country: 'jap',
    countryName: 'Japan',
    city: 'kyoto',
    place: 'Kyoto, Japan',
  },
  participation: {
    starts: `14.02.${YEAR} 19:00`,
    ends: `15 févr. ${YEAR}`,
    zone: 'france',
    zoneName: 'Paris (Europe)',
    country: 'fra',
    countryName: 'France',
    city: 'lyon',
    place: 'Lyon, France',
  },
}
const MEMBER = 'member@example.org'
const COLORS: Record<Category, string> = {
  basic: '#F6B963',
  community: '#FF7A59',
  participation: '#3A2A8C',
  ticket: '#2E6A8E',
  membership: '#6D4B1F',
  role: '#4F6BD8',
}

// One width and one language are enough.
for (const category of CATEGORIES)
  test(`an admin designs, creates and publishes a template: ${category}`, { tag: '@desk' }, async ({
    studioPage: page,
    blazon,
    language,
    issuer,
    openBrowser,
    shot,
  }) => {
    const templateForm = words(formWords, language)
    const details = words(detailFieldWords, language)
    const title = TITLES[category]
    // People without a membership card are offered a finished one when they enter.
    await page.goto(category === 'membership' ? blazon.studio : `${blazon.studio}/templates/${category}`)
    // Other journeys of the same community create Basic templates, so its list may have some.
    if (category === 'membership') {
      await expect(page).toHaveURL(`${blazon.studio}/templates/membership`)
      await expect(page.getByRole('heading', { name: /card is ready|cards are ready/ })).toBeVisible()
    } else if (category !== 'basic') {
      await expect(page.getByText(words(emptyWords, language)[category]())).toBeVisible()
    }
    await shot(page, `${category}-empty`)
    if (category === 'participation') await meetEmptySender(page, language)
    if (category === 'membership') {
      const { changeOf } = words(firstScreenWords, language)
      await page.getByRole('button', { name: changeOf({ title: membershipWords(ISSUER_NAME, language).name }) }).click()
    } else await openForm(page, language, category)
    if (category !== 'role') {
      const hasEmblem = isFirstCategory(category)
      const action = hasEmblem ? templateForm.changePicture() : templateForm.choosePicture()
      const picture = page.getByRole('button', { name: `${templateForm.picture()}, ${action}` })
      await choosePicture(page, picture, COLORS[category], true)
      await expect(page.getByLabel(details.alt(), { exact: true })).toHaveValue(/^Picture on the/)
    }
    if (category !== 'membership') await typeInto(page.getByLabel(templateForm.title(), { exact: true }), title)
    await expect(cardOf(page.getByRole('dialog'), title)).toBeVisible()
    await typeInto(page.getByLabel(templateForm.description(), { exact: true }), 'Shown to people as an example.')
    if (category === 'participation' || category === 'ticket') await fillEvent(page, category)
    if (category === 'role') await stepShapes(page)
    if (category !== 'membership') {
      await typeInto(page.getByLabel(templateForm.criteria(), { exact: true }), 'Being an example.')
    }
    if (category === 'ticket') await page.getByText(details.optionSeat(), { exact: true }).click()
    if (category === 'basic') await typeSkills(page, language)
    await shot(page, `${category}-form`)
    await page.getByRole('button', { name: templateForm.create() }).click()
    if (category === 'membership') await shareCard(title)
    else await showPublished(page, language, title)
    await expect(page).toHaveURL(/hash=[0-9a-f]{64}/)
    const created = new URL(page.url()).searchParams.get('hash') ?? ''
    if (category === 'basic') await expectSkills(page)
    await shot(page, `${category}-detail`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(common, language).close() })
      .click()
    await expect(cardOf(page.getByRole('main'), title)).toBeVisible()
    await shot(page, `${category}-list`)

    if (category === 'participation')
      await test.step('its badge is sent and kept, with its day on the card', async () => {
        await page.goto(`${blazon.studio}/templates/participation`)
        await page.getByRole('button', { name: new RegExp(words(listWords, language).ongoing()) }).click()
        await expect(cardOf(page.getByRole('main'), TITLES.participation)).toBeVisible()
        await page.getByRole('button', { name: new RegExp(words(listWords, language).finished()) }).click()
        await expect(page.getByText(words(listWords, language).emptyTab())).toBeVisible()
        const { templateId } = await issuer.read(created)
        await issuer.send(templateId, ['noa@example.org'])
        const link = await mailedLink(blazon, 'noa@example.org', `${blazon.wallet}/claim/`)
        const holder = await openBrowser()
        await holder.goto(link)
        await expect(cardOf(holder, TITLES.participation)).toBeVisible()
        await keepBadge(holder, language, link)
        await shot(holder, 'participation-kept')
      })

    /** Types date and place: only Tab moves from one field to the next. */
    async function fillEvent(form: Page, category: Category) {
      const eventFields = words(eventWords, language)
      const places = words(placeWords, language)
      const typed = category === 'ticket' ? TYPED.ticket : TYPED.participation
      const field = (name: string) => form.getByRole('textbox', { name, exact: true })
      const combobox = (name: string) => form.getByRole('combobox', { name })
      // Closed lists render none of their hundreds of choices: every key in the form would render them again.
      await expect(combobox(eventFields.timeZone())).toBeVisible()
      await expect(form.locator('[role="option"]')).toHaveCount(0)
      await field(eventFields.starts()).focus()
      await form.keyboard.type(typed.starts)
      await form.keyboard.press('Tab')
      await expect(field(eventFields.starts())).toHaveValue(`14 Feb ${YEAR}`)
      await pressUntil(form, 'Tab', field(eventFields.ends()))
      await form.keyboard.type('the day after')
      await form.keyboard.press('Enter')
      await expect(field(eventFields.ends())).toHaveAccessibleDescription(/This is not a date/)
      await expect(field(eventFields.ends())).toHaveValue('the day after')
      await form.keyboard.press('ControlOrMeta+a')
      await form.keyboard.type(typed.ends)
      await form.keyboard.press('Tab')
      await expect(field(eventFields.ends())).toHaveValue(`15 Feb ${YEAR}`)
      await expect(field(eventFields.ends())).not.toHaveAccessibleDescription(/not a date/)
      await form.keyboard.press('ControlOrMeta+a')
      await form.keyboard.type('1:00')
      await pressUntil(form, 'Tab', combobox(eventFields.timeZone()))
      await form.keyboard.type(typed.zone.slice(0, 2))
      // A click in the middle of a search selects nothing: the rest is typed after it.
      await combobox(eventFields.timeZone()).click()
      await form.keyboard.type(typed.zone.slice(2))
      await expect(combobox(eventFields.timeZone())).toHaveValue(typed.zone)
      await form.keyboard.press('Enter')
      await expect(combobox(eventFields.timeZone())).toHaveValue(typed.zoneName)
      await pressUntil(form, 'Tab', combobox(places.country()))
      await form.keyboard.type(typed.country)
      await form.keyboard.press('Enter')
      await expect(combobox(places.country())).toHaveValue(typed.countryName)
      await form.keyboard.press('Tab')
      await expect(combobox(places.city())).toBeFocused()
      await form.keyboard.type(typed.city)
      await form.keyboard.press('Enter')
      await expect(form.getByText(typed.place)).toBeVisible()
      await typeInto(form.getByRole('textbox', { name: eventFields.street() }), '12 rue Noire')
    }

    async function shareCard(title: string) {
      const shareLink = words(shareWords, language)
      const links = words(linkWords, language)
      const share = page.getByRole('dialog', { name: shareLink.title() })
      await expect(share.getByRole('button', { name: links.copy() })).toBeEnabled()
      await share.getByRole('button', { name: shareLink.skipNow() }).click()
      const recommendation = page.getByRole('dialog', { name: shareLink.recommendTitle() })
      await recommendation.getByRole('button', { name: shareLink.back() }).click()
      await share.getByRole('button', { name: shareLink.showCode() }).click()
      await expect(share.getByText(`${blazon.wallet}/claim/`)).toBeVisible()
      await shot(page, 'membership-share')
      // Once it is shared, there is nothing to skip.
      await expect(share.getByRole('button', { name: shareLink.skipNow() })).toBeHidden()
      await expect(share.getByRole('button', { name: shareLink.done(), exact: true })).toBeVisible()
      const field = share.getByLabel(links.mail())
      await typeInto(field, MEMBER)
      await field.press('Enter')
      await share.getByRole('button', { name: links.send({ count: 1 }) }).click()
      const sent = page.getByRole('dialog', { name: shareLink.sent({ count: 1 }) })
      await sent.getByRole('button', { name: shareLink.done(), exact: true }).click()
      await openTemplate(page, language, title)
      await expect(historyRow(page, MEMBER)).toBeVisible()
    }

    async function stepShapes(form: Page) {
      await expect(form.getByRole('button', { name: details.previousShape() })).toBeDisabled()
      for (let at = 2; at <= 6; at++) await form.getByRole('button', { name: details.nextShape() }).click()
      await expect(form.getByRole('button', { name: details.nextShape() })).toBeDisabled()
      await expect(form.getByRole('radio', { name: details.shapeName({ n: 6 }) })).toBeChecked()
      await expect(form.getByRole('button', { name: 'Flip' })).toHaveCount(0)
    }
  })

/** Checks that the empty send screen says what to do first, and leads there. */
async function meetEmptySender(page: Page, language: Language): Promise<void> {
  const sendDialog = words(sendWords, language)
  await page
    .getByRole('button', { name: words(listWords, language).send(), exact: true })
    .first()
    .click()
  const sender = page.getByRole('dialog', { name: sendDialog.choose() })
  await expect(sender.getByText(sendDialog.nothingPublished())).toBeVisible()
  await sender.getByRole('link', { name: sendDialog.toNew() }).press('Enter')
  await expect(sender).toBeHidden()
  await expect(page).toHaveURL(/add=1/)
  const { origin, pathname } = new URL(page.url())
  await page.goto(`${origin}${pathname}`)
}
