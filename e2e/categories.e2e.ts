import { expect, type Page } from '@playwright/test'
import { linkWords } from '#features/claims/link-texts.ts'
import { shareWords } from '#features/claims/share-texts.ts'
import { placeWords } from '#features/places/texts.ts'
import { detailFieldWords, eventWords } from '#features/templates/form-texts.ts'
import { onboardingWords } from '#features/templates/life-texts.ts'
import { CATEGORIES, type Category } from '#features/templates/rules.ts'
import { emptyWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/texts.ts'
import { test } from './blazon.ts'
import { openOnboarding } from './cookies.ts'
import { historyRow, openTemplate } from './history-steps.ts'
import { keepBadge } from './holder-steps.ts'
import { choosePicture } from './issuer-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { cardOf, chooseTime, openForm, showPublished } from './template-steps.ts'
import { words } from './words.ts'

const TITLES: Record<Category, string> = {
  basic: 'Lead climbing',
  community: 'Kindest belay of the week',
  participation: 'Night of the Wall',
  ticket: 'Winter opening',
  membership: 'Example Climbers membership',
  role: 'Route setter',
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

test('each of the six categories is designed, created and published, and a Participation badge is kept', async ({
  studioPage: page,
  blazon,
  language,
  issuer,
  openBrowser,
  shot,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'one width and one language are enough')
  const f = words(formWords, language)
  const d = words(detailFieldWords, language)
  const created: Partial<Record<Category, string>> = {}

  for (const category of CATEGORIES) {
    await test.step(category, async () => {
      const title = TITLES[category]
      if (category === 'membership') await openOnboarding(page)
      // Whoever has no membership card yet is invited to make one where they enter.
      await page.goto(category === 'membership' ? blazon.studio : `${blazon.studio}/templates/${category}`)
      // Other journeys of the same community make Basic templates, so that its list may have some.
      if (category !== 'basic') {
        await expect(page.getByText(words(emptyWords, language)[category]())).toBeVisible()
      }
      await shot(page, `${category}-empty`)
      if (category === 'membership') {
        const { title: invitation, create } = words(onboardingWords, language)
        await page.getByRole('dialog', { name: invitation() }).getByRole('button', { name: create() }).click()
      } else await openForm(page, language, category)
      if (category !== 'role') {
        const picture = page.getByRole('button', { name: `${f.picture()}, ${f.choosePicture()}` })
        await choosePicture(page, picture, COLORS[category], true)
        await expect(page.getByLabel(d.alt(), { exact: true })).toHaveValue(/^Picture on the/)
      }
      if (category !== 'membership') await page.getByLabel(f.title(), { exact: true }).fill(title)
      await expect(cardOf(page.getByRole('dialog'), title)).toBeVisible()
      await page.getByLabel(f.description(), { exact: true }).fill('Shown to people as an example.')
      if (category === 'participation' || category === 'ticket') await fillEvent(page, category)
      if (category === 'role') await stepShapes(page)
      if (category !== 'membership') {
        await page.getByText(f.advanced(), { exact: true }).click()
        await page.getByLabel(f.criteria(), { exact: true }).fill('Being an example.')
      }
      if (category === 'basic' || category === 'role') {
        await page.getByLabel(f.validity(), { exact: true }).selectOption('infinite')
      }
      if (category === 'ticket') await page.getByText(d.optionSeat(), { exact: true }).click()
      await shot(page, `${category}-form`)
      await page.getByRole('button', { name: f.create() }).click()
      if (category === 'membership') await shareCard(title)
      else await showPublished(page, language, title)
      await expect(page).toHaveURL(/hash=[0-9a-f]{64}/)
      created[category] = new URL(page.url()).searchParams.get('hash') ?? ''
      await shot(page, `${category}-detail`)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(common, language).close() })
        .click()
      await expect(cardOf(page.getByRole('main'), title)).toBeVisible()
      await shot(page, `${category}-list`)
    })
  }

  await test.step('a Participation badge is sent and kept, with its day on the card', async () => {
    await page.goto(`${blazon.studio}/templates/participation`)
    await page.getByRole('button', { name: new RegExp(words(listWords, language).ongoing()) }).click()
    await expect(cardOf(page.getByRole('main'), TITLES.participation)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(words(listWords, language).finished()) }).click()
    await expect(page.getByText(words(listWords, language).emptyTab())).toBeVisible()
    const { templateId } = await issuer.read(created.participation ?? '')
    await issuer.send(templateId, ['noa@example.org'])
    const link = linkIn(await nextMail(blazon, 'noa@example.org'), `${blazon.wallet}/claim/`)
    const holder = await openBrowser()
    await holder.goto(link)
    await expect(cardOf(holder, TITLES.participation)).toBeVisible()
    await keepBadge(holder, language, link)
    await shot(holder, 'participation-kept')
  })

  async function fillEvent(form: Page, category: Category) {
    const e = words(eventWords, language)
    await chooseTime(form, e.starts(), 14, '19:00')
    await chooseTime(form, e.ends(), 15, '01:00')
    if (category === 'ticket') {
      await form.getByText(e.online(), { exact: true }).click()
      return
    }
    const p = words(placeWords, language)
    await form.getByRole('combobox', { name: p.country() }).fill('Fran')
    await form.getByRole('option', { name: 'France', exact: true }).click()
    await form.getByRole('combobox', { name: p.city() }).fill('Lyon')
    await form.getByRole('option', { name: /^Lyon/ }).first().click()
    await expect(form.getByText('Lyon, France')).toBeVisible()
  }

  async function shareCard(title: string) {
    const s = words(shareWords, language)
    const l = words(linkWords, language)
    const share = page.getByRole('dialog', { name: s.title() })
    await expect(share.getByRole('button', { name: l.copy() })).toBeEnabled()
    await expect(share.getByText(`${blazon.wallet}/claim/`)).toBeVisible()
    await shot(page, 'membership-share')
    await share.getByRole('button', { name: s.skipNow() }).click()
    const recommendation = page.getByRole('dialog', { name: s.recommendTitle() })
    await recommendation.getByRole('button', { name: s.back() }).click()
    const field = share.getByLabel(l.mail())
    await field.fill(MEMBER)
    await field.press('Enter')
    await share.getByRole('button', { name: l.send({ count: 1 }) }).click()
    const sent = page.getByRole('dialog', { name: s.sent({ count: 1 }) })
    await sent.getByRole('button', { name: s.done(), exact: true }).click()
    await openTemplate(page, language, title)
    await expect(historyRow(page, MEMBER)).toBeVisible()
  }

  async function stepShapes(form: Page) {
    await expect(form.getByRole('button', { name: d.previousShape() })).toBeDisabled()
    for (let at = 2; at <= 6; at++) await form.getByRole('button', { name: d.nextShape() }).click()
    await expect(form.getByRole('button', { name: d.nextShape() })).toBeDisabled()
    await expect(form.getByRole('radio', { name: d.shapeName({ n: 6 }) })).toBeChecked()
    await expect(form.getByRole('button', { name: 'Flip' })).toHaveCount(0)
  }
})
