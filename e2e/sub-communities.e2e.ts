import { expect, type Page } from '@playwright/test'
import { wizardScreen } from '#features/issuers/texts.ts'
import { invitationScreen } from '#features/sign-in/invitations/texts.ts'
import { addSubs, subPage, subQuestions } from '#features/sub-issuers/texts.ts'
import { discardWords } from '#ui/dialogs/discard-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openFirstList } from './enter-steps.ts'
import { signUpByCalls } from './issuer-calls.ts'
import { choosePicture } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { addOfferedTag } from './wallet-steps.ts'
import { words } from './words.ts'

const PARENT = 'Federation of Climbers'
const CLUB = 'Vélo Nord'
const PAUL = 'paul.novak@example.org'
const ANOUK = 'anouk.renaud@example.org'

test('a sub-community is invited, created by its leader, and released', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}, { project }) => {
  const says = words(subPage, language)
  const form = words(addSubs, language)
  const discard = words(discardWords, language)
  const kept = await signUpByCalls(blazon, language, `federation-${project.name}@example.org`, PARENT)
  const admin = await openBrowser(kept)
  const row = (text: string) => admin.getByRole('row').filter({ hasText: text })

  await test.step('the admin types two rows with the keyboard; the incomplete one is not sent', async () => {
    await admin.goto(`${blazon.studio}/settings/sub-communities`)
    await expect(admin.getByText(says.empty())).toBeVisible()
    if (isMobile) await admin.getByRole('button', { name: says.add() }).first().click()
    else await admin.keyboard.press('n')
    const drawer = admin.getByRole('dialog', { name: form.title() })
    await expect(drawer.getByLabel(form.name())).toBeFocused()
    for (const text of [CLUB, PAUL, 'Paul', 'Novak', 'Reliure du Parc', ANOUK]) {
      await admin.keyboard.type(text)
      await admin.keyboard.press('Enter')
    }
    const send = drawer.getByRole('button', { name: form.send({ count: 1 }), exact: true })
    await send.focus()
    await expect(drawer.getByText(form.missing())).toHaveCount(2)
    await expectAccessible(admin, 'the drawer')
    await shot(admin, 'subs-drawer')
    await admin.keyboard.press('Escape')
    const question = admin.getByRole('dialog', { name: discard.title() })
    await question.getByRole('button', { name: discard.keep() }).click()
    await send.click()
    await expect(drawer).toBeHidden()
    await expect(row(PAUL).getByText(says.pending())).toBeVisible()
    await expect(row(ANOUK)).toHaveCount(0)
    await expectAccessible(admin, 'the pending row')
    await shot(admin, 'subs-pending')
  })

  await test.step('the leader opens the e-mail in another browser and creates the community', async () => {
    const leader = await openBrowser()
    const link = await mailedLink(blazon, PAUL, `${blazon.studio}/invite?token=`)
    await leader.goto(link)
    const invitation = words(invitationScreen, language)
    await expect(leader.getByRole('heading', { name: invitation.create({ name: CLUB }) })).toBeVisible()
    await leader.getByRole('button', { name: invitation.accept(), exact: true }).click()
    await createInvited(leader, language, shot)
    await openFirstList(leader)
    await leader.goto(`${blazon.studio}/settings/profile`)
    await expect(leader.getByRole('heading', { name: new RegExp(PARENT) })).toBeVisible()
    await expectAccessible(leader, 'the profile with the parent')
    await shot(leader, 'subs-parent')
  })

  await test.step('it becomes active, and is released by typing its name', async () => {
    await admin.getByRole('button', { name: says.refresh() }).click()
    await expect(row(PAUL).getByText(says.active(), { exact: true })).toBeVisible()
    await shot(admin, 'subs-active')
    await admin.getByRole('button', { name: says.moreOf({ name: CLUB }) }).click()
    await admin.getByRole('menuitem', { name: says.release() }).click()
    const questions = words(subQuestions, language)
    const dialog = admin.getByRole('dialog', { name: questions.releaseTitle({ name: CLUB }) })
    const confirm = dialog.getByRole('button', { name: questions.release(), exact: true })
    await expect(confirm).toBeDisabled()
    await typeInto(dialog.getByRole('textbox'), CLUB)
    await expectAccessible(admin, 'the question before a release')
    await confirm.click()
    await expect(admin.getByText(questions.released({ name: CLUB }))).toBeVisible()
    await expect(admin.getByText(says.empty())).toBeVisible()
  })
})

/** Completes the wizard, whose first and fourth step hold what the invitation gave. */
async function createInvited(
  page: Page,
  language: Parameters<typeof words>[1],
  shot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const wizard = words(wizardScreen, language)
  const next = () => page.getByRole('button', { name: words(common, language).next(), exact: true }).click()
  const title = (text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible()
  await title(wizard.contactTitle())
  await expect(page.getByText(wizard.partOf({ parent: PARENT }))).toBeVisible()
  await expect(page.getByLabel(wizard.lastName(), { exact: true })).toHaveValue('Novak')
  await expect(page.getByLabel(wizard.firstName(), { exact: true })).toHaveValue('Paul')
  await expect(page.getByLabel(wizard.email(), { exact: true })).toHaveValue(PAUL)
  await expect(page.getByLabel(wizard.email(), { exact: true })).toBeDisabled()
  await expectAccessible(page, 'the wizard of an invitation')
  await shot(page, 'subs-wizard')
  await page.getByRole('checkbox').first().check()
  await next()
  await title(wizard.pictureTitle())
  await choosePicture(page, page.getByRole('button', { name: wizard.choosePicture() }), '#FF7A59')
  await next()
  await title(wizard.colorTitle())
  await next()
  await expect(page.getByLabel(wizard.name(), { exact: true })).toHaveValue(CLUB)
  await typeInto(page.getByLabel(wizard.description(), { exact: true }), 'Bikes of the north.')
  await addOfferedTag(page, language)
  await next()
  await title(wizard.linksTitle())
  await page.getByRole('button', { name: wizard.create() }).click()
}
