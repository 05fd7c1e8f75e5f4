import { expect } from '@playwright/test'
import sharp from 'sharp'
import { lifeWords, versionWords } from '#features/templates/life/texts.ts'
import { actionWords, detailWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { wakeCard } from './card-steps.ts'
import { openTemplate } from './history-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { goOn } from './template-steps.ts'
import { words } from './words.ts'

test('a published template is cloned, changed, stopped and deleted', async ({
  studioPage: page,
  blazon,
  language,
  issuer,
  isMobile,
  shot,
}) => {
  const actions = words(actionWords, language)
  const form = words(formWords, language)
  const life = words(lifeWords, language)
  const versions = words(versionWords, language)
  const close = page.getByRole('dialog').getByRole('button', { name: words(common, language).close(), exact: true })
  const templateId = await issuer.publish('Top rope')
  await issuer.send(templateId, ['noa@example.org', 'max@example.org'])
  await page.goto(`${blazon.studio}/templates/basic`)

  const choose = async (title: string, choice: string) => {
    await openTemplate(page, language, title)
    await page.getByRole('button', { name: life.more() }).click()
    await shot(page, 'life-menu')
    await page.getByRole('menuitem', { name: choice, exact: true }).click()
  }

  await test.step('its detail opens at its final size, without scrolling beside the card', async () => {
    const detail = page.getByRole('dialog')
    const sizeOf = async () => {
      const box = await detail.boundingBox()
      return box && [box.width, box.height]
    }
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/managers\/templates\/[0-9a-f]{64}/, async (route) => {
      await held
      await route.continue()
    })
    // The card in three dimensions is wider than its box.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { open } = words(listWords, language)
    await page.getByRole('button', { name: open({ title: 'Top rope' }), exact: true }).click()
    await expect(detail.getByText(words(common, language).loading()).first()).toBeAttached()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const opened = await sizeOf()
    await shot(page, 'life-opening')
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Top rope', exact: true })).toBeVisible()
    await wakeCard(detail, 'Top rope')
    expect(await sizeOf()).toEqual(opened)
    const beyond = await detail
      .locator('aside')
      .evaluateAll((sides) =>
        sides.map((side) => [side.scrollWidth - side.clientWidth, side.scrollHeight - side.clientHeight]),
      )
    expect(beyond).toEqual(isMobile ? [] : [[0, 0]])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
  })

  await test.step('its card is downloaded as shown, transparent around it', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: words(detailWords, language).download() }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('Top rope.png')
    const { data, info } = await sharp(await file.path())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([480, 752, 4])
    expect(data[3], 'clear at its corner').toBe(0)
    expect(data[(376 * 480 + 240) * 4 + 3], 'full in its middle').toBe(255)
    await close.click()
  })

  await test.step('the clone starts with all values of the template, including its picture', async () => {
    await choose('Top rope', life.clone())
    const title = page.getByLabel(form.title(), { exact: true })
    await expect(title).toHaveValue('Top rope')
    await typeInto(title, 'Top rope outside')
    await goOn(page, language)
    await page.getByRole('button', { name: form.create() }).click()
    await expect(page.getByRole('dialog', { name: actions.createdTitle({ title: 'Top rope outside' }) })).toBeVisible()
    await shot(page, 'life-created')
    await page.getByRole('button', { name: actions.showTemplate() }).click()
    await expect(page.getByRole('dialog', { name: 'Top rope outside', exact: true })).toBeVisible()
    await close.click()
  })

  await test.step('a change is version 2; the form says who keeps which version and moves open claims', async () => {
    await choose('Top rope', actions.edit())
    await expect(page.getByText(life.newVersion({ version: 2 }))).toBeVisible()
    await page.getByText(life.move(), { exact: true }).click()
    await typeInto(page.getByLabel(form.description(), { exact: true }), 'Climbs on a rope from above.')
    await shot(page, 'life-edit')
    await page.getByRole('button', { name: form.save(), exact: true }).click()
    await expect(page.getByRole('dialog', { name: actions.updatedTitle({ title: 'Top rope' }) })).toBeVisible()
    await page.getByRole('button', { name: actions.showTemplate() }).click()
    const detail = page.getByRole('dialog', { name: 'Top rope', exact: true })
    await detail.getByRole('tab').first().click()
    await expect(detail.getByText(versions.version({ version: 2 }))).toBeVisible()
    await expect(detail.locator('ins', { hasText: 'Climbs on a rope from above.' })).toBeVisible()
    await detail.getByText(versions.version({ version: 1 })).scrollIntoViewIfNeeded()
    await shot(page, 'life-versions')
    await expect(detail.getByText(words(listWords, language).anchoring(), { exact: true })).toHaveCount(0)
    await close.click()
  })

  await test.step('its links are stopped; the confirmation says what ends and what stays', async () => {
    await choose('Top rope', life.stop())
    const question = page.getByRole('dialog', { name: life.stopTitle({ title: 'Top rope' }) })
    await expect(question.getByText(life.removeOpen({ count: 2 }))).toBeVisible()
    await shot(page, 'life-stop')
    await question.getByRole('button', { name: life.stop() }).click()
    await expect(page.getByText(life.stopped({ title: 'Top rope' }))).toBeVisible()
    await close.click()
  })

  await test.step('after its deletion it disappears from the list', async () => {
    await choose('Top rope', actions.remove())
    const question = page.getByRole('dialog', { name: actions.removeTitle({ title: 'Top rope' }) })
    await expect(question.getByText(life.removeTaken({ count: 0 }))).toBeVisible()
    await expect(question.getByText(life.removeOpen({ count: 2 }))).toHaveCount(0)
    await shot(page, 'life-delete')
    await question.getByRole('button', { name: actions.removeDraft() }).click()
    await expect(page.getByText(life.removedPublished({ title: 'Top rope' }))).toBeVisible()
    const { open } = words(listWords, language)
    await expect(page.getByRole('button', { name: open({ title: 'Top rope' }), exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: open({ title: 'Top rope outside' }) })).toBeVisible()
  })
})
