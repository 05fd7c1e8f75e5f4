import { expect } from '@playwright/test'
import { galleryAlts } from '#features/templates/gallery-alt-texts.ts'
import { galleryNames } from '#features/templates/gallery-texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/texts.ts'
import { test } from './blazon.ts'
import { pressUntil } from './keyboard-steps.ts'
import { words } from './words.ts'

test('a template is made, shown and left with the keyboard alone', async ({ studioPage: page, language, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard')
  const f = words(formWords, language)
  const l = words(listWords, language)
  const focused = page.locator(':focus')

  await test.step('N opens the form, its first field has the cursor', async () => {
    await expect(page.getByRole('main').getByRole('button', { name: l.newTemplate() }).first()).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByLabel(f.title(), { exact: true })).toBeFocused()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Made without a mouse.')
  })

  await test.step('the picture', async () => {
    await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: `${f.picture()}, ${f.choosePicture()}` }))
    await page.keyboard.press('Enter')
    const collections = page.getByRole('tablist', { name: 'Collections' })
    await pressUntil(page, 'Tab', collections.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowDown')
    const second = collections.getByRole('tab', { name: galleryNames.waters[language] })
    await expect(second).toBeFocused()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await pressUntil(page, 'Tab', page.getByRole('button', { name: galleryAlts.waters1[language] }))
    await page.keyboard.press('Enter')
    await pressUntil(page, 'Tab', page.getByRole('button', { name: /^(Use this picture|Utiliser cette image)$/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('button', { name: `${f.picture()}, ${f.changePicture()}` })).toBeFocused()
  })

  await test.step('criteria and validity, in the part that was closed; Enter in a line sends the form', async () => {
    await pressUntil(page, 'Tab', page.locator('summary').filter({ hasText: f.advanced() }))
    await page.keyboard.press('Enter')
    await pressUntil(page, 'Tab', page.getByLabel(f.criteria(), { exact: true }))
    await page.keyboard.type('Only keys.')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(f.validity(), { exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(f.validity(), { exact: true })).toHaveValue('infinite')
    await pressUntil(page, 'Tab', page.getByRole('button', { name: f.create() }))
    await page.keyboard.press('Enter')
    await pressUntil(page, 'Tab', page.getByRole('button', { name: words(actionWords, language).showTemplate() }))
    await page.keyboard.press('Enter')
  })

  await test.step('Escape closes the detail, then the send dialog', async () => {
    const detail = page.getByRole('dialog', { name: 'By keyboard', exact: true })
    await expect(detail).toBeVisible()
    await pressUntil(page, 'Tab', detail.getByRole('button', { name: l.send(), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words(common, language).cancel() })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await pressUntil(page, 'Tab', page.getByRole('button', { name: l.open({ title: 'By keyboard' }) }))
    await page.keyboard.press('Enter')
    await expect(detail).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await expect(focused).toHaveAccessibleName(l.open({ title: 'By keyboard' }))
  })
})
