import { expect } from '@playwright/test'
import { tourWords } from '#features/templates/form/texts.ts'
import { searchWords } from '#features/templates/list/search-texts.ts'
import { orderWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { openForm } from './template-steps.ts'
import { words } from './words.ts'

test('a list is filtered by name and sorted', async ({ studioPage: page, blazon, language, issuer, shot }, {
  project,
}) => {
  const order = words(orderWords, language)
  const isPhone = project.name.startsWith('phone')
  const press = async (choice: string, button: string) => {
    await page.getByRole('button', { name: isPhone ? order.filterAndOrder() : button, exact: true }).click()
    const item = page.getByRole('menuitem', { name: choice, exact: true })
    await expect(item).toBeVisible()
    expect(await page.evaluate(() => innerWidth), 'no menu makes the page wider').toBe(page.viewportSize()?.width)
    await item.click()
  }
  const shown = page.getByRole('main').locator('li strong')
  for (const title of ['Ordre âne', 'Ordre zèbre']) await issuer.publish(title, { draft: true })
  await page.goto(`${blazon.studio}/templates/basic`)
  await expect(shown.first()).toHaveText('Ordre zèbre')

  if (isPhone) await press(order.filterByName(), '')
  else await page.getByRole('button', { name: order.filter(), exact: true }).click()
  const field = page.getByRole('searchbox', { name: order.filterByName() })
  await typeInto(field, 'Nothing has this name')
  await expect(page.getByText(order.nothing())).toBeVisible()
  // Without results, people continue typing.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ORDRE')
  await expect(shown).toHaveText(['Ordre zèbre', 'Ordre âne'])
  await press(order.name(), order.orderIs({ order: order.newest() }))
  await expect(shown).toHaveText(['Ordre âne', 'Ordre zèbre'])
  await shot(page, 'filter')
  await press(order.sent(), order.orderIs({ order: order.name() }))
  await expect(shown).toHaveText(['Ordre zèbre', 'Ordre âne'])

  await page.reload()
  await expect(shown).toHaveText(['Ordre zèbre', 'Ordre âne'])
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(page).not.toHaveURL(/filter=/)

  await shown.filter({ hasText: 'Ordre zèbre' }).click()
  await expect(page.getByRole('dialog', { name: 'Ordre zèbre', exact: true })).toBeVisible()
})

test('the tour of the form leads from the card to the buttons at its foot', async ({ studioPage: page, language }, {
  project,
}) => {
  const tourSteps = words(tourWords, language)
  const inFirstStep = ['stage', 'content'] as const
  const inSecondStep = project.name.startsWith('phone') ? [] : (['look', 'advanced'] as const)
  await openForm(page, language)
  await page.getByRole('button', { name: tourSteps.help() }).click()
  const tour = page.getByRole('dialog', { name: tourSteps.help() })
  for (const part of [...inFirstStep, ...inSecondStep, 'footer'] as const) {
    await expect(tour).toContainText(tourSteps[part]())
    await tour.getByRole('button').last().click()
  }
  await expect(tour).toBeHidden()
})

test.describe('a failing list', () => {
  test.use({ refusals: { '/api/v1/managers/templates/type/basic': 503, '/api/v1/managers/templates/search': 503 } })

  test('says so and loads on retry, also with an overlong search in the address', async ({
    studioPage: page,
    blazon,
    language,
    issuer,
    shot,
  }) => {
    const general = words(common, language)
    await issuer.publish('Failing list', { draft: true })
    const failing = /\/managers\/templates\/(type\/basic|search)/
    for (const [path, shown] of [
      [`/templates/basic?filter=${'x'.repeat(60)}`, words(orderWords, language).nothing()],
      [`/search?q=${'x'.repeat(60)}`, words(searchWords, language).nothing({ text: 'x'.repeat(50) })],
    ] as const) {
      await page.route(failing, (route) => route.fulfill({ status: 503, json: { code: 5000, message: 'serverError' } }))
      await page.goto(`${blazon.studio}${path}`)
      const again = page.getByRole('button', { name: general.tryAgain() })
      await expect(again).toBeVisible({ timeout: 15_000 })
      await expect(page.getByRole('alert').filter({ hasText: general.loadFailed() })).toBeVisible()
      await shot(page, path.startsWith('/search') ? 'search-failed' : 'list-failed')
      await page.unroute(failing)
      await again.press('Enter')
      await expect(page.getByText(shown)).toBeVisible()
      await expect(again).toBeHidden()
    }
  })
})
