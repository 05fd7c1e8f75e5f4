import { expect } from '@playwright/test'
import { formWords, templateProblems } from '#features/templates/texts.ts'
import { commonProblems } from '#ui/texts.ts'
import { test } from './blazon.ts'
import { openForm } from './template-steps.ts'
import { words } from './words.ts'

test('an empty form says at each field what is missing, and opens the part that is closed', async ({
  studioPage: page,
  language,
  shot,
}) => {
  const f = words(formWords, language)
  const p = words(templateProblems, language)
  await openForm(page, language)
  await expect(page.getByLabel(f.criteria(), { exact: true })).toBeHidden()
  // On phones the first of two steps asks for its own fields only.
  const isFirstStep = await page.getByRole('button', { name: f.goOn(), exact: true }).isVisible()
  const submit = page.getByRole('button', { name: isFirstStep ? f.goOn() : f.create(), exact: true })
  await submit.click()
  const content = [
    [f.title(), p.titleMissing()],
    [f.description(), p.descriptionMissing()],
  ] as const
  const advanced = [
    [f.criteria(), p.criteriaMissing()],
    [f.validity(), p.validityMissing()],
  ] as const
  for (const [field, problem] of isFirstStep ? content : [...content, ...advanced]) {
    const control = page.getByLabel(field, { exact: true })
    await expect(control).toBeVisible()
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(problem)
  }
  await expect(page.getByText(p.pictureMissing())).toBeVisible()
  await shot(page, 'form-errors')

  await test.step('too long a title is told, and nothing is sent', async () => {
    await page.getByLabel(f.title(), { exact: true }).fill('x'.repeat(101))
    await submit.click()
    await expect(page.getByLabel(f.title(), { exact: true })).toHaveAccessibleDescription(p.titleTooLong())
  })
  await test.step('a file that is no picture is refused', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `${f.picture()}, ${f.choosePicture()}` }).click()
    await page.getByRole('button', { name: /^(Choose a file|Choisir un fichier)$/ }).click()
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await (await chooser).setFiles(file)
    await expect(page.getByText(words(commonProblems, language).fileFormatInvalid())).toBeVisible()
  })
})
