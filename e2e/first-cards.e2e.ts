import { expect, type Page } from '@playwright/test'
import { welcomeTexts } from '#apps/studio/shell/texts.ts'
import { call } from '#base/call.ts'
import { type Language, say } from '#base/text.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { firstCardTexts, firstScreenWords } from '#features/templates/first/texts.ts'
import { membershipWords } from '#features/templates/form/membership-texts.ts'
import { categoryWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { type Kept, signUpByCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { cardOf, goOn, showPublished } from './template-steps.ts'
import { words } from './words.ts'

const NAME = 'Vélo Nord'

/** The templates of a category that the community has now. */
async function templatesOf(studio: string, kept: Kept, type: 'basic' | 'membership') {
  const token = kept.cookies.find(({ name }) => name === 'token')?.value
  return (await call({ origin: studio, token: () => token }, listTemplates, { type })).templates
}

test('a new community finds its first cards finished, uses one and changes the other', async ({
  blazon,
  language,
  openBrowser,
  shot,
}, { project }) => {
  const first = words(firstScreenWords, language)
  const form = words(formWords, language)
  const list = words(listWords, language)
  const welcome = say(firstCardTexts.basicTitle, language)
  const membership = membershipWords(NAME, language).name
  const kept = await signUpByCalls(blazon, language, `first-${project.name}@example.org`, NAME)
  const page = await openBrowser(kept)
  const main = page.getByRole('main')

  await test.step('its own two cards, and a tour that covers nothing it speaks of', async () => {
    await page.context().clearCookies({ name: 'tourGuideNav' })
    await page.goto(blazon.studio)
    await expect(page).toHaveURL(`${blazon.studio}/templates/membership`)
    await expect(main.getByRole('heading', { name: first.title() })).toBeVisible()
    await expect(cardOf(main, membership)).toBeVisible()
    await expect(cardOf(main, welcome)).toBeVisible()
    await walkTour(page, language, shot)
    // No other dialog follows.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await shot(page, 'first-cards')
    await expectAccessible(page, 'the first cards')
  })

  await test.step('one press uses the membership card, and the next step is to send it', async () => {
    await main.getByRole('button', { name: first.takeOf({ title: membership }) }).click()
    await expect(page.getByRole('status').getByText(first.used({ title: membership }))).toBeVisible()
    await expect(main.getByRole('button', { name: list.open({ title: membership }) })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await shot(page, 'first-cards-used')
    const [made] = await templatesOf(blazon.studio, kept, 'membership')
    expect(made?.data).toMatchObject({
      lang: language,
      image: expect.stringMatching(/^\/ipfs\//),
      description: say(firstCardTexts.membershipDescription, language, { issuer: NAME }),
      badgeTheme: { backgroundCardColor: '#4723AD' },
    })
    const send = main.getByRole('button', { name: list.send(), exact: true }).and(page.locator(':focus'))
    await send.press('Enter')
    await expect(page.getByLabel(words(sendWords, language).recipients())).toBeVisible()
    await page
      .getByRole('button', { name: words(common, language).close() })
      .first()
      .click()
  })

  await test.step('the other one is still offered, and opens the form filled in', async () => {
    await expect(main.getByRole('heading', { name: first.basicTitle() })).toBeVisible()
    await main.getByRole('button', { name: first.changeOf({ title: welcome }) }).click()
    const category = words(categoryWords, language).basic()
    await expect(page.getByRole('dialog', { name: form.createTitle({ category }) })).toBeVisible()
    await expect(page.getByLabel(form.description(), { exact: true })).toHaveValue(new RegExp(NAME))
    await expect(page.getByLabel(form.criteria(), { exact: true })).toHaveValue(new RegExp(NAME))
    await expect(page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` })).toBeVisible()
    await shot(page, 'first-cards-form')
    await typeInto(page.getByLabel(form.title(), { exact: true }), 'Cols du Nord')
    await expect(cardOf(page.getByRole('dialog'), 'Cols du Nord')).toBeVisible()
    await goOn(page, language)
    await page.getByRole('button', { name: form.create() }).click()
    await showPublished(page, language, 'Cols du Nord')
    const [made] = await templatesOf(blazon.studio, kept, 'basic')
    expect(made?.data).toMatchObject({ name: 'Cols du Nord', image: expect.stringMatching(/^\/ipfs\//) })
  })

  await test.step('a new form starts with an emblem, which can be removed', async () => {
    await page.goto(`${blazon.studio}/templates/basic?add=1`)
    const picture = (action: string) => page.getByRole('button', { name: `${form.picture()}, ${action}` })
    await expect(picture(form.changePicture())).toBeVisible()
    await picture(words(common, language).remove()).click()
    await expect(picture(form.choosePicture())).toBeFocused()
    // With two templates nothing is offered any more.
    await page.goto(`${blazon.studio}/templates/basic`)
    await expect(main.getByRole('button', { name: list.open({ title: 'Cols du Nord' }) })).toBeVisible()
    await expect(main.getByRole('button', { name: new RegExp(`^${first.take()}`) })).toHaveCount(0)
  })
})

/** Goes through the whole tour: its box never covers the outlined part, and is inside of the window. */
async function walkTour(
  page: Page,
  language: Language,
  shot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const tour = page.getByRole('dialog', { name: words(welcomeTexts, language).tour() })
  const next = tour.getByRole('button').last()
  await expect(tour).toBeVisible()
  for (let step = 1; await tour.isVisible(); step++) {
    await shot(page, `first-cards-tour-${step}`)
    await expect.poll(() => page.evaluate(overlapOfTour)).toBe(0)
    await next.click()
  }
}

/** Runs in the page: the pixels that the tour's box covers of the outlined part, or has outside of the window. */
function overlapOfTour(): number {
  const box = document.querySelector('[data-tour-box]')?.getBoundingClientRect()
  const part = document.querySelector('[data-tour-on]')?.getBoundingClientRect()
  if (!box) return -1
  const outside = Math.max(0, -box.left, -box.top, box.right - window.innerWidth, box.bottom - window.innerHeight)
  if (!part) return outside
  const width = Math.min(box.right, part.right) - Math.max(box.left, part.left)
  const height = Math.min(box.bottom, part.bottom) - Math.max(box.top, part.top)
  return outside + (width > 0 && height > 0 ? width * height : 0)
}
