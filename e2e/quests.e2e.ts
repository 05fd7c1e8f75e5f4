import { expect, type Locator, type Page } from '@playwright/test'
import { listChallenges } from '#features/challenges/contract.ts'
import { challengeForm } from '#features/challenges/studio-texts.ts'
import { badgesFields } from '#features/challenges/types/badges/studio-texts.ts'
import { codeFields } from '#features/challenges/types/code/studio-texts.ts'
import { evidenceFields } from '#features/challenges/types/evidence/studio-texts.ts'
import { shareFields, vcKeyNames } from '#features/challenges/types/share/studio-texts.ts'
import { visitFields } from '#features/challenges/types/visit/studio-texts.ts'
import { questForm, questsPage, questTrial } from '#features/quests/studio-texts.ts'
import { questFormProblems } from '#features/quests/texts.ts'
import { formWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { adminCalls } from './issuer-calls.ts'
import { pressUntil, typeInto } from './keyboard-steps.ts'
import { foundClub } from './member-steps.ts'
import { words } from './words.ts'

const TITLE = 'Winter of repair'

test('an admin makes a quest with five kinds of challenge, tries it and changes it', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const say = words(questForm, language)
  const list = words(questsPage, language)
  const trial = words(questTrial, language)
  const templateForm = words(formWords, language)
  const problems = words(questFormProblems, language)
  const shared = words(common, language)
  const club = await foundClub(blazon, language, 'quests.club@example.org', 'Example Repairers')
  await club.publish('Winter repairer')
  const page = await openBrowser(club.kept)
  const areDrafts = async () => {
    const { challenges } = await adminCalls(club, blazon)(listChallenges, {})
    return challenges.map(({ isDraft }) => isDraft)
  }
  const form = page.getByRole('dialog', { name: list.new() })
  const steps = page.getByRole('dialog').getByRole('list', { name: list.challenges() }).getByRole('listitem')
  const handle = (title: string) => page.getByRole('button', { name: say.moveNamed({ title }) })

  await test.step('without quests the page says what one is, and N opens the form', async () => {
    await page.goto(`${blazon.studio}/settings/quests`)
    await expect(page.getByRole('heading', { name: list.emptyTitle() })).toBeVisible()
    await expectAccessible(page, 'the quests, none yet')
    await page.keyboard.press('n')
    await expect(form.getByLabel(say.title(), { exact: true })).toBeFocused()
  })

  await test.step('an empty form is refused at its fields', async () => {
    await page.keyboard.press('Enter')
    await expect(form.getByText(problems.challengesMissing())).toBeVisible()
    await expect(form.getByLabel(say.title(), { exact: true })).toBeFocused()
    await page.keyboard.type(TITLE)
    await page.keyboard.press('Tab')
    await page.keyboard.type('One badge of the workshop before the year ends.')
  })

  await test.step('five kinds of challenge are created from the form', async () => {
    await addNew(page, { kind: words(shareFields, language).type(), reward: '10' }, async (dialog) => {
      await dialog.getByRole('button', { name: words(vcKeyNames, language).email() }).click()
    })
    await addNew(page, { kind: words(badgesFields, language).hold(), reward: '20' }, async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'Winter repairer' }).press('Space')
    })
    await addNew(
      page,
      { kind: words(codeFields, language).type(), reward: '5', title: 'Say the word' },
      async (dialog) => {
        await typeInto(dialog.getByLabel(words(codeFields, language).wordLabel(), { exact: true }), 'marmalade')
      },
    )
    await addNew(
      page,
      { kind: words(visitFields, language).type(), reward: '10', title: 'Come to the workshop' },
      async (dialog) => {
        await typeInto(dialog.getByLabel(words(visitFields, language).name()), 'Workshop')
      },
    )
    await addNew(
      page,
      { kind: words(evidenceFields, language).type(), reward: '5', title: 'Show a repair' },
      async (dialog) => {
        await typeInto(dialog.getByLabel(words(evidenceFields, language).request()), 'A picture of it')
      },
    )
    await expect(steps).toHaveCount(5)
    await expect(form.getByText(problems.challengesMissing())).toBeHidden()
    expect(await areDrafts()).toEqual([true, true, true, true, true])
  })

  await test.step('a step is moved by keyboard, and the focus moves with it', async () => {
    await pressUntil(page, 'Shift+Tab', handle('Show a repair'))
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(handle('Show a repair')).toBeFocused()
    await expect(steps.nth(2)).toContainText('Show a repair')
    await expect(page.getByText(say.moved({ title: 'Show a repair', n: 3, total: 5 }))).toBeAttached()
    await page.getByRole('switch', { name: say.requiredNamed({ title: 'Show a repair' }) }).press('Space')
    await expect(steps.nth(2)).toContainText(say.extra())
  })

  await test.step('another is dragged to the top', async () => {
    const [from, to] = [await handle('Say the word').boundingBox(), await steps.first().boundingBox()]
    if (!from || !to) throw new Error('The steps are not shown')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 4, to.y + 4, { steps: 8 })
    await page.mouse.up()
    await expect(steps.first()).toContainText('Say the word')
  })

  await test.step('dates, places and rewards are typed', async () => {
    await typeInto(form.getByLabel(say.ends(), { exact: true }), '31 Dec 2035')
    await page.keyboard.press('Tab')
    await typeInto(form.getByLabel(say.limit(), { exact: true }), '20')
    await typeInto(form.getByLabel(say.rewardPoints()), '40')
    await typeInto(form.getByLabel(say.rewardBadge()), 'winter')
    await page.getByRole('option', { name: /^Winter repairer/ }).click()
    await expectAccessible(page, 'the form of a quest')
    await shot(page, 'quest-form')
  })

  await test.step('it is tried with simulated members', async () => {
    // A toast that fades away has too little contrast to be read, and nobody has to.
    await expect(page.locator('[data-kind="success"]')).toHaveCount(0)
    await form.getByRole('button', { name: say.tryIt() }).click()
    const result = page.getByRole('dialog', { name: TITLE })
    await expect(result.getByText(trial.finish(), { exact: true })).toBeVisible()
    await expect(result.getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page, 'the trial run')
    await result.getByRole('button', { name: shared.close() }).last().click()
  })

  await test.step('saved, it runs and is in the list', async () => {
    await form.getByRole('button', { name: shared.save(), exact: true }).click()
    await expect(page.getByText(say.created({ title: TITLE }))).toBeVisible()
    expect(await areDrafts()).toEqual([false, false, false, false, false])
    const row = page.getByRole('listitem').filter({ hasText: TITLE })
    await expect(row).toContainText(list.ofPlaces({ count: 20 }))
    await expect(row).toContainText(list.requiredCount({ count: 4 }))
    await expectAccessible(page, 'the quests')
    await shot(page, 'quests')
  })

  await test.step('a change that is not saved is kept on the device, and then saved', async () => {
    await page.getByRole('link', { name: TITLE, exact: true }).click()
    const edit = page.getByRole('dialog', { name: say.editTitle({ title: TITLE }) })
    await expect(steps.first()).toContainText('Say the word')
    await typeInto(edit.getByLabel(say.limit(), { exact: true }), '30')
    await expect(edit.getByText(templateForm.notSaved())).toBeVisible()
    await page.reload()
    await expect(edit.getByText(shared.restored())).toBeVisible()
    await expect(edit.getByLabel(say.limit(), { exact: true })).toHaveValue('30')
    await edit.getByRole('button', { name: shared.save(), exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText(list.ofPlaces({ count: 30 }))
  })

  await test.step('before anyone has started, it can be deleted', async () => {
    await page.getByRole('button', { name: list.moreNamed({ title: TITLE }) }).click()
    await page.getByRole('menuitem', { name: shared.delete() }).click()
    await page.getByRole('dialog').getByRole('button', { name: shared.delete() }).click()
    await expect(page.getByText(list.deleted({ title: TITLE }))).toBeVisible()
    await expect(page.getByRole('heading', { name: list.emptyTitle() })).toBeVisible()
  })

  type Kind = { kind: string; reward: string; title?: string }

  async function addNew(page: Page, { kind, reward, title }: Kind, fill: (dialog: Locator) => Promise<void>) {
    const fields = words(challengeForm, language)
    const withCode = [words(codeFields, language).type(), words(visitFields, language).type()]
    const count = await steps.count()
    await page.getByRole('button', { name: say.newChallenge(), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: fields.title(), exact: true })
    await dialog.getByRole('button', { name: kind, exact: true }).click()
    await fill(dialog)
    await typeInto(dialog.getByLabel(fields.points(), { exact: true }), reward)
    if (title) await typeInto(dialog.getByLabel(fields.ownTitle()), title)
    await dialog.getByRole('button', { name: fields.create(), exact: true }).click()
    await expect(dialog).toBeHidden()
    // What follows some kinds, such as a QR code, is closed.
    await expect(steps).toHaveCount(count + 1)
    const after = page.getByRole('dialog').last()
    if (withCode.includes(kind)) await after.getByRole('button', { name: shared.close() }).first().click()
  }
})
