import { expect, type Route } from '@playwright/test'
import { sendWords } from '#features/sends/send-texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { openTemplate } from './history-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { fillForm, openForm, showPublished } from './template-steps.ts'
import { words } from './words.ts'

test('a draft is saved, changed and published, and another one deleted', async ({
  studioPage: page,
  language,
  blazon,
  shot,
}) => {
  const form = words(formWords, language)
  const actions = words(actionWords, language)
  const list = words(listWords, language)
  const keep = async (title: string) => {
    await openForm(page, language)
    await fillForm(page, language, title)
    await page.locator('label').filter({ hasText: form.keepDraft() }).click()
    await page.getByRole('button', { name: form.createDraft() }).click()
    await expect(page.getByText(actions.draftKept({ title }))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openTemplate(page, language, title)
    await expect(
      page.getByRole('dialog', { name: title, exact: true }).getByText(list.draft(), { exact: true }),
    ).toBeVisible()
  }

  await test.step('saved, and its values can be changed', async () => {
    await keep('First draft')
    await shot(page, 'draft')
    await page.getByRole('button', { name: actions.edit() }).click()
    await expect(page.getByRole('dialog', { name: form.editTitle({ title: 'First draft' }) })).toBeVisible()
    await expect(page.getByLabel(form.description(), { exact: true })).toHaveValue('Climbs a 5c route as leader.')
    await expect(page.getByLabel(form.criteria(), { exact: true })).toHaveValue('Two routes in front of an instructor.')
    await expect(page.getByLabel(form.validity(), { exact: true })).toHaveValue('duration')
    await expect(page.getByLabel(form.title(), { exact: true })).toHaveValue('First draft')
    await typeInto(page.getByLabel(form.title(), { exact: true }), 'Better draft')
    await page.getByRole('button', { name: form.save(), exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Better draft', exact: true })).toBeVisible()
  })

  await test.step('published from its detail', async () => {
    await page.getByRole('button', { name: actions.publish() }).click()
    const ready = page.getByRole('dialog', { name: actions.createdTitle({ title: 'Better draft' }) })
    await expect(ready.getByLabel(words(sendWords, language).recipients())).toBeFocused()
    await showPublished(page, language, 'Better draft')
    const detail = page.getByRole('dialog', { name: 'Better draft', exact: true })
    await expect(detail.getByRole('button', { name: list.send(), exact: true })).toBeVisible()
    await expect(detail.getByRole('button', { name: actions.edit() })).toHaveCount(0)
    await detail.getByRole('button', { name: words(common, language).close() }).click()
    await expect(detail).toBeHidden()
  })

  await test.step('a template is refetched until it is anchored', async () => {
    const anchoring = page.getByRole('main').getByText(list.anchoring(), { exact: true })
    let isLate = true
    const late = async (route: Route) => {
      const response = await route.fetch()
      const answer = await response.text()
      await route.fulfill({ response, body: isLate ? answer.replaceAll('"stored"', '"pending"') : answer })
    }
    await page.route(/\/managers\/templates\/type\//, late)
    await page.reload()
    await expect(anchoring.first()).toBeVisible()
    isLate = false
    await expect(anchoring).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('deleted, but only after a confirmation', async () => {
    await keep('Draft to go')
    const question = page.getByRole('dialog', { name: actions.removeTitle({ title: 'Draft to go' }) })
    await page.getByRole('button', { name: actions.remove(), exact: true }).click()
    await question.getByRole('button', { name: actions.keep() }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: actions.remove(), exact: true }).click()
    await question.getByRole('button', { name: actions.removeDraft() }).click()
    await expect(page.getByText(actions.removed())).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: list.open({ title: 'Better draft' }) })).toBeVisible()
    await expect(page.getByRole('button', { name: list.open({ title: 'Draft to go' }) })).toHaveCount(0)
    await page.reload()
    await openTemplate(page, language, 'Better draft')
  })

  await test.step('deleted from the list while it is still loading', async () => {
    await page.goto(`${blazon.studio}/templates/basic`)
    await keep('Draft in a hurry')
    await page.goto(`${blazon.studio}/templates/basic`)
    const isDeleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
    const one = /\/managers\/templates\/[0-9a-z]{26}$/
    await page.route(one, async (route) => {
      if (route.request().method() === 'GET') await isDeleted
      // It may have been aborted in the meantime.
      await route.continue().catch(() => undefined)
    })
    const reading = page.waitForRequest(one)
    const tile = page.getByRole('listitem').filter({ hasText: 'Draft in a hurry' })
    await tile.getByRole('button', { name: words(common, language).more() }).press('Enter')
    await page.getByRole('menuitem', { name: actions.remove(), exact: true }).click()
    await reading
    await page.getByRole('dialog').getByRole('button', { name: actions.removeDraft() }).click()
    await expect(page.getByText(actions.removed())).toBeVisible()
  })
})

test('unsaved text survives a reload and going back, and can be discarded', async ({ studioPage: page, language }) => {
  const form = words(formWords, language)
  const title = page.getByLabel(form.title(), { exact: true })
  await openForm(page, language)
  await typeInto(title, 'Half written')
  await typeInto(page.getByLabel(form.description(), { exact: true }), 'Half a sentence')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence')
  const restored = page.getByText(words(common, language).restored())
  await expect(restored).toBeHidden()
  await page.reload()
  await expect(restored).toBeVisible()
  await expect(title).toHaveValue('Half written')
  await expect(page.getByLabel(form.description(), { exact: true })).toHaveValue('Half a sentence')
  await title.press('Escape')
  await page.getByRole('button', { name: form.stay() }).click()
  await expect(title).toHaveValue('Half written')
  await page.getByRole('button', { name: words(common, language).cancel() }).click()
  await page.getByRole('button', { name: form.discard() }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openForm(page, language)
  await expect(title).toHaveValue('')
  await typeInto(title, 'Again')
  // Going back loads the page anew.
  const loaded = page.waitForEvent('load')
  await page.goBack()
  await loaded
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openForm(page, language)
  await expect(title).toHaveValue('Again')
  await page.getByRole('button', { name: words(common, language).clear(), exact: true }).click()
  await expect(title).toHaveValue('')
  await expect(restored).toBeHidden()
})
