import { expect, type Locator, type Page } from '@playwright/test'
import { criteriaExamples, criteriaQuestions } from '#features/templates/form/example-texts.ts'
import { skillFormWords, skillWords } from '#features/templates/skills/texts.ts'
import { actionWords, formWords, templateProblems } from '#features/templates/texts.ts'
import { words as common, commonProblems } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { choosePicture } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { openForm } from './template-steps.ts'
import { words } from './words.ts'

test.use({ refusals: { '/api/v1/managers/templates/*': 503 } })

test('an empty form shows each missing field until it is filled', async ({ studioPage: page, language, shot }) => {
  const form = words(formWords, language)
  const problems = words(templateProblems, language)
  const skillForm = words(skillFormWords, language)
  await openForm(page, language)
  const [title, description, criteria] = [form.title(), form.description(), form.criteria()].map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator]
  const either = [form.choosePicture(), form.changePicture()].join('|')
  const picture = page.getByRole('button', { name: new RegExp(`^${form.picture()}, (${either})$`) })
  // On phones the first of two steps checks only its own fields.
  const goOn = page.getByRole('button', { name: form.goOn(), exact: true })
  const isPhone = await goOn.isVisible()
  const create = page.getByRole('button', { name: form.create(), exact: true })
  const submit = isPhone ? goOn : create

  await test.step('no part that can be closed holds what is required', async () => {
    await expect(page.getByLabel(form.validity(), { exact: true })).toHaveValue('infinite')
    for (const part of await page.locator('details').all()) {
      if (await part.evaluate((details: HTMLDetailsElement) => details.open)) await part.locator('summary').click()
      await expect(part).not.toHaveAttribute('open')
    }
    for (const field of [title, description, criteria]) await expect(field).toBeVisible()
  })
  await test.step('the criteria are asked for by a question, with an example', async () => {
    await expect(criteria).toHaveAccessibleDescription(words(criteriaQuestions, language).basic())
    await expect(criteria).toHaveAttribute('placeholder', words(criteriaExamples, language).basic())
  })
  await test.step('the emblem is removed', async () => {
    await page.getByRole('button', { name: `${form.picture()}, ${words(common, language).remove()}` }).click()
    await expect(picture).toBeFocused()
    await expect(picture).toHaveAccessibleName(`${form.picture()}, ${form.choosePicture()}`)
  })
  await test.step('a built-in picture is not used after its dialog was closed', async () => {
    const release = await holdPictures(page)
    await picture.click()
    await page.getByRole('dialog').locator('button[data-stop]').first().click()
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[aria-busy="true"]')).toBeHidden()
    await release()
    await expect(picture).toHaveAccessibleName(`${form.picture()}, ${form.choosePicture()}`)
  })
  await test.step('a refusal names the wrong fields and focuses the first of them', async () => {
    await expect(page.getByText(problems.titleMissing())).toBeHidden()
    await submit.click()
    await expect.poll(() => isClearOfFooter(page)).toBe(true)
    const fields = [form.picture(), form.title(), form.description(), form.criteria()].join(', ')
    await expect(
      page.getByText(words(commonProblems, language).fillInFields({ fields }), { exact: true }),
    ).toBeVisible()
    await expect(picture).toBeFocused()
    await expect(page.getByText(problems.pictureMissing())).toBeVisible()
    const missing = [
      [title, problems.titleMissing()],
      [description, problems.descriptionMissing()],
      [criteria, problems.criteriaMissing()],
    ] as const
    for (const [field, problem] of missing) {
      await expect(field).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(problem)
    }
    await shot(page, 'form-errors')
  })
  await test.step('an error disappears when its field becomes valid, and the others stay', async () => {
    await choosePicture(page, picture, '#F6B963', true)
    await expect(page.getByText(problems.pictureMissing())).toBeHidden()
    await typeInto(title, ' ')
    await expect(title).toHaveAccessibleDescription(problems.titleMissing())
    await title.pressSequentially('I')
    await expect(title).not.toHaveAttribute('aria-invalid')
    await expect(description).toHaveAccessibleDescription(problems.descriptionMissing())
    await typeInto(description, 'On')
    await expect(description).not.toHaveAttribute('aria-invalid')
    await typeInto(criteria, 'Two routes')
    await expect(criteria).not.toHaveAttribute('aria-invalid')
  })
  await test.step('a file that is not a picture is refused', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` }).click()
    await page.getByRole('button', { name: /^(Choose a file|Choisir un fichier)$/ }).click()
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await (await chooser).setFiles(file)
    await expect(page.getByText(words(commonProblems, language).fileFormatInvalid())).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(words(commonProblems, language).fileFormatInvalid())).toBeHidden()
  })
  await test.step('a refusal of a closed part opens it; on phones the second step checks its own fields', async () => {
    if (isPhone) await goOn.click()
    const skills = page.locator('details').filter({ hasText: skillForm.title() })
    const credits = page.getByLabel(words(skillWords, language).credits(), { exact: true })
    await skills.locator('summary').click()
    await typeInto(credits, 'many')
    await skills.locator('summary').click()
    await expect(credits).toBeHidden()
    await create.click()
    await expect(credits).toBeFocused()
    await typeInto(credits, '')
    await expect(credits).not.toHaveAttribute('aria-invalid')
    await skills.locator('summary').click()
  })
  await test.step('a title that is too long has an error until a character is removed', async () => {
    if (isPhone) await page.getByRole('button', { name: form.goBack(), exact: true }).click()
    await typeInto(title, 'x'.repeat(101))
    await submit.click()
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(problems.titleTooLong())
    await title.press('End')
    await title.press('Backspace')
    await expect(title).not.toHaveAttribute('aria-invalid')
  })
  await test.step('a pasted control character is an error of its field until it is gone', async () => {
    await title.selectText()
    await page.keyboard.insertText('Ice\u0001')
    await submit.click()
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(problems.titleCharacters())
    await typeInto(title, 'Ice')
    await expect(title).not.toHaveAttribute('aria-invalid')
  })
  await test.step('a missing or past validity date is an error', async () => {
    await typeInto(title, 'Ice climber')
    const [validity, last] = [form.validity(), form.endDate()].map((label) =>
      page.getByLabel(label, { exact: true }),
    ) as [Locator, Locator]
    await validity.selectOption('date')
    await expect(last).toBeVisible()
    await submit.click()
    await expect(last).toBeFocused()
    await expect(last).toHaveAccessibleDescription(form.endDateLacking())
    await expect(validity).not.toHaveAttribute('aria-invalid')
    await typeInto(last, '12 Dec 2020')
    await submit.click()
    await expect(last).toBeFocused()
    await expect(validity).not.toHaveAttribute('aria-invalid')
    await validity.selectOption('infinite')
    if (isPhone) await goOn.click()
  })
  await test.step('a published template that does not load says so, and can be loaded again', async () => {
    const reading = /\/managers\/templates\/[^/]{20,}$/
    await page.route(reading, (route) => route.fulfill({ status: 503, json: { code: 5000, message: 'serverError' } }))
    await create.click()
    const ready = page.getByRole('dialog', {
      name: words(actionWords, language).createdTitle({ title: 'Ice climber' }),
    })
    const again = ready.getByRole('button', { name: words(common, language).tryAgain() })
    await expect(again).toBeVisible()
    await page.unroute(reading)
    await again.click()
    await expect(ready.getByRole('status').getByText(words(actionWords, language).createdText())).toBeVisible()
    await shot(page, 'form-ready')
    await ready.getByRole('button', { name: words(common, language).close(), exact: true }).click()
    await expect(ready).toBeHidden()
  })
})

/**
 * Delays decoded pictures in a page until the returned function is called; it resolves when a released picture could
 * have been used.
 */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const decode = HTMLImageElement.prototype.decode
    const waiting: (() => Promise<void>)[] = []
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
      return new Promise((done, fail) => waiting.push(() => decode.call(this).then(done, fail)))
    }
    return async () => {
      HTMLImageElement.prototype.decode = decode
      for (const release of waiting) await release()
      const canvas = document.createElement('canvas')
      await new Promise((done) => canvas.toBlob(done))
    }
  })
  return () => held.evaluate((release) => release())
}

/** Whether the toast at the foot of the page covers none of the form's buttons. */
function isClearOfFooter(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [toast, footer] = ['[data-kind="error"][role="alert"]', '[data-tour="footer"]'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    return toast !== undefined && footer !== undefined && toast.bottom <= footer.top
  })
}
