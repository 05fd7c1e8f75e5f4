import { expect } from '@playwright/test'
import { confirmationsPage, confirmWords } from '#features/holders/confirmations/texts.ts'
import { keyWords } from '#features/holders/wallet-texts.ts'
import { profileScreen } from '#features/issuers/profile/texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { deletion } from '#features/leaving/texts.ts'
import { actionWords, formWords, listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { fillForm, openForm, showPublished } from './template-steps.ts'
import { signUpByWallet, signWaiting, unlockKey } from './wallet-steps.ts'
import { words } from './words.ts'

const [NAME, NEXT] = ['Signing Club', 'Signing Society']

test('a signature changes the profile and deletes the community, and a refusal changes nothing', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const confirmation = words(confirmWords, language)
  const profile = words(profileScreen, language)
  const deleteDialog = words(deletion, language)
  const [studio, wallet] = [await openBrowser(), await openBrowser()]
  const asking = studio.getByRole('dialog', { name: /^(Check your wallet|Consultez votre portefeuille)$/ })
  const name = studio.getByLabel(words(wizardScreen, language).name(), { exact: true })
  const refuse = async (title: string) => {
    await expect(wallet.getByRole('heading', { name: title })).toBeVisible()
    await wallet.getByRole('button', { name: words(confirmationsPage, language).refuse() }).click()
    await expect(asking).toBeHidden()
    // The next request may have the same title.
    await expect(wallet.getByRole('heading', { name: title })).toBeHidden()
  }

  await signUpByWallet({ studio, wallet }, blazon, language, NAME)
  await expect(wallet).toHaveTitle(`${words(confirmationsPage, language).title()} | Blazon`)
  await studio.goto(`${blazon.studio}/settings/profile`)

  await test.step('the profile: the wait has no way to close it, and what is refused stays to be saved', async () => {
    const title = confirmation.updateCommunity({ name: NEXT })
    const save = async () => {
      await studio.getByRole('button', { name: profile.save() }).click()
      await studio.getByRole('button', { name: words(common, language).save(), exact: true }).click()
      await expect(asking).toBeVisible()
    }
    await typeInto(name, NEXT)
    await save()
    await studio.keyboard.press('Escape')
    await expect(asking.getByRole('button')).toHaveCount(0)
    await expectAccessible(studio, 'waiting for the wallet')
    await shot(studio, 'profile-waits')
    await shot(wallet, 'to-sign-profile')
    await refuse(title)
    await expect(name).toHaveValue(NEXT)
    await save()
    await signWaiting(wallet, language, title)
    // Its toast may be over by the time that the wallet has closed the question.
    await expect(asking).toBeHidden()
    await studio.reload()
    await expect(name).toHaveValue(NEXT)
    // Not the text that the browser keeps of what was not saved.
    await expect(studio.getByText(profile.unchanged())).toBeVisible()
  })

  await test.step('a new template: refused, it is a draft, which can be published by another signature', async () => {
    const actions = words(actionWords, language)
    const title = confirmation.publish({ name: 'Signed badge' })
    await studio.goto(`${blazon.studio}/templates/basic`)
    await openForm(studio, language)
    await fillForm(studio, language, 'Signed badge')
    await studio.getByRole('button', { name: words(formWords, language).create() }).click()
    await expect(asking).toBeVisible()
    await refuse(title)
    await expect(studio.getByText(actions.createdRefused({ title: 'Signed badge' }))).toBeVisible()
    const detail = studio.getByRole('dialog', { name: 'Signed badge', exact: true })
    await expect(detail.getByText(words(listWords, language).draft(), { exact: true })).toBeVisible()
    await shot(studio, 'template-refused')
    await detail.getByRole('button', { name: actions.publish() }).click()
    await signWaiting(wallet, language, title)
    await showPublished(studio, language, 'Signed badge')
    await studio.goto(`${blazon.studio}/settings/profile`)
  })

  await test.step('the deletion: refused the community stays, signed it is gone', async () => {
    const title = confirmation.deleteCommunity({ name: NEXT })
    const remove = async () => {
      await studio.getByRole('button', { name: deleteDialog.open() }).click()
      await typeInto(studio.getByLabel(deleteDialog.word()), language === 'fr' ? 'supprimer' : 'delete')
      await studio.getByRole('dialog').getByRole('button', { name: deleteDialog.confirm() }).click()
      await expect(asking).toBeVisible()
    }
    await remove()
    await shot(studio, 'deletion-waits')
    await shot(wallet, 'to-sign-deletion')
    // Reopened, the wallet has its key locked: refusing needs none.
    await wallet.reload()
    const sign = wallet.getByRole('button', { name: words(confirmationsPage, language).sign(), exact: true })
    await sign.click()
    await expect(wallet.getByRole('heading', { name: words(keyWords, language).unlockTitle() })).toBeVisible()
    await shot(wallet, 'to-sign-locked')
    await refuse(title)
    await expect(name).toHaveValue(NEXT)
    await remove()
    await sign.click()
    await unlockKey(wallet, language)
    await signWaiting(wallet, language, title)
    await expect(studio).toHaveURL(`${blazon.studio}/signin`)
  })
})
