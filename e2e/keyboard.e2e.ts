import { expect } from '@playwright/test'
import { galleryAlts } from '#features/templates/gallery/alt-texts.ts'
import { galleryNames } from '#features/templates/gallery/texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { pressUntil } from './keyboard-steps.ts'
import { words } from './words.ts'

// Phones have no keyboard.
test('a template is created, viewed and closed by keyboard alone', { tag: '@desk' }, async ({
  studioPage: page,
  language,
}) => {
  const form = words(formWords, language)
  const list = words(listWords, language)
  const focused = page.locator(':focus')

  await test.step('N opens the form, its first field has the cursor', async () => {
    await expect(page.getByRole('main').getByRole('button', { name: list.newTemplate() }).first()).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByLabel(form.title(), { exact: true })).toBeFocused()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Made without a mouse.')
  })

  await test.step('the picture', async () => {
    await pressUntil(
      page,
      'Shift+Tab',
      page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` }),
    )
    await page.keyboard.press('Enter')
    const gallery = page.getByRole('tabpanel')
    const collections = page.getByRole('tablist', { name: 'Collections' })
    const summit = page.getByRole('button', { name: galleryAlts.summits1[language] })
    await expect(page.getByRole('searchbox')).toBeFocused()
    // A French word without its accent finds results in either language.
    await page.keyboard.type('sommet ENNEIGE lever')
    await expect(gallery.getByRole('button')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(summit).toBeFocused()
    await pressUntil(page, 'Shift+Tab', page.getByRole('searchbox'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await pressUntil(page, 'Tab', collections.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const waters = collections.getByRole('tab', { name: galleryNames.waters[language] })
    await expect(waters).toBeFocused()
    await expect(waters).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: galleryAlts.waters1[language] })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` })).toBeFocused()
    // The page's own shortcut: over a form it would open the search and take the focus.
    await page.keyboard.press('/')
  })

  await test.step('the picture can be cropped again, and the focus stays in the dialog', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `${form.picture()}, ${form.adjustPicture()}` })).toBeFocused()
    await page.keyboard.press('Enter')
    const cutting = page.getByRole('dialog').last()
    await pressUntil(page, 'Tab', cutting.getByRole('button', { name: /^(Other picture|Autre image)$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: galleryAlts.waters2[language] })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('button', { name: `${form.picture()}, ${form.adjustPicture()}` })).toBeFocused()
  })

  await test.step('criteria and validity before the optional part; Enter in a field submits the form', async () => {
    await pressUntil(page, 'Tab', page.getByLabel(form.criteria(), { exact: true }))
    await page.keyboard.type('Only keys.')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(form.validity(), { exact: true })).toBeFocused()
    await expect(page.getByLabel(form.validity(), { exact: true })).toHaveValue('infinite')
    await pressUntil(page, 'Tab', page.locator('summary').filter({ hasText: form.advanced() }))
    await pressUntil(page, 'Tab', page.getByRole('button', { name: form.create() }))
    await page.keyboard.press('Enter')
    await pressUntil(page, 'Tab', page.getByRole('button', { name: words(actionWords, language).showTemplate() }))
    await page.keyboard.press('Enter')
  })

  await test.step('Escape closes the detail, then the send dialog', async () => {
    const detail = page.getByRole('dialog', { name: 'By keyboard', exact: true })
    await expect(detail).toBeVisible()
    await pressUntil(page, 'Tab', detail.getByRole('button', { name: list.send(), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words(common, language).cancel() })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await pressUntil(page, 'Tab', page.getByRole('button', { name: list.open({ title: 'By keyboard' }) }))
    await page.keyboard.press('Enter')
    await expect(detail).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await expect(focused).toHaveAccessibleName(list.open({ title: 'By keyboard' }))
  })
})
