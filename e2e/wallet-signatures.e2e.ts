import { expect } from '@playwright/test'
import { confirmationsPage, confirmWords } from '#features/holders/wallet-texts.ts'
import { profileScreen } from '#features/issuers/profile-texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { deletion } from '#features/leaving/texts.ts'
import { words as common } from '#ui/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { signUpByWallet, signWaiting } from './wallet-steps.ts'
import { words } from './words.ts'

const [NAME, NEXT] = ['Signing Club', 'Signing Society']

// Whoever is signed out by the deletion learns it from the stream of the community, or from what is asked next.
test.use({
  possibleRefusals: {
    '/api/v1/managers': 401,
    '/api/v1/managers/events/sse': 401,
    '/api/v1/managers/notices': 401,
    '/api/v1/managers/templates': 401,
    '/api/v1/sessions/running': 401,
  },
})

test('a profile is changed and a community deleted by signature; what the wallet refuses changes nothing', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const c = words(confirmWords, language)
  const p = words(profileScreen, language)
  const x = words(deletion, language)
  const [studio, wallet] = [await openBrowser(), await openBrowser()]
  const asking = studio.getByRole('dialog', { name: /^(Check your wallet|Consultez votre portefeuille)$/ })
  const name = studio.getByLabel(words(wizardScreen, language).name(), { exact: true })
  const refuse = async (title: string) => {
    await expect(wallet.getByRole('heading', { name: title })).toBeVisible()
    await wallet.getByRole('button', { name: words(confirmationsPage, language).refuse() }).click()
    await expect(asking).toBeHidden()
  }

  await signUpByWallet({ studio, wallet }, blazon, language, NAME)
  await expect(wallet).toHaveTitle(`${words(confirmationsPage, language).title()} | Blazon`)
  await studio.goto(`${blazon.studio}/settings/profile`)

  await test.step('the profile: the wait has no way to close it, and what is refused stays to be saved', async () => {
    const title = c.updateCommunity({ name: NEXT })
    const save = async () => {
      await studio.getByRole('button', { name: p.save() }).click()
      await studio.getByRole('button', { name: words(common, language).save(), exact: true }).click()
      await expect(asking).toBeVisible()
    }
    await name.fill(NEXT)
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
    await expect(studio.getByText(p.saved())).toBeVisible()
    await studio.reload()
    await expect(name).toHaveValue(NEXT)
  })

  await test.step('the deletion: refused the community stays, signed it is gone', async () => {
    const title = c.deleteCommunity({ name: NEXT })
    const remove = async () => {
      await studio.getByRole('button', { name: x.open() }).click()
      await studio.getByLabel(x.word()).fill(language === 'fr' ? 'supprimer' : 'delete')
      await studio.getByRole('dialog').getByRole('button', { name: x.confirm() }).click()
      await expect(asking).toBeVisible()
    }
    await remove()
    await shot(studio, 'deletion-waits')
    await shot(wallet, 'to-sign-deletion')
    await refuse(title)
    await expect(name).toHaveValue(NEXT)
    await remove()
    await signWaiting(wallet, language, title)
    await expect(studio).toHaveURL(`${blazon.studio}/signin`)
  })
})
