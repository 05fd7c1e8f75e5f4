import { expect, type Locator } from '@playwright/test'
import { sendDialogProblems, sendWords } from '#features/sends/send-texts.ts'
import { invitationScreen } from '#features/sign-in/invitations/texts.ts'
import { authScreen, signInScreen } from '#features/sign-in/texts.ts'
import {
  accessPage,
  folderPage,
  inviteWords,
  removalWords,
  rightWords,
  userPanel,
} from '#features/team/folders/page-texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { linkByCalls } from './issuer-calls.ts'
import { ISSUER_NAME } from './issuer-steps.ts'
import { pressUntil } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import { sentDialog } from './send-steps.ts'
import { words } from './words.ts'

const NORA = 'nora.team@example.org'
const LEA = 'lea.team@example.org'
const MAX = 'max.team@example.org'

/** What an open page reads again when a right, then the last one, has ended. */
const ENDED = {
  '/api/v1/managers/templates/*': 404,
  '/api/v1/sessions/import/*': 404,
  '/api/v1/sessions/*': 401,
  '/api/v1/managers/*': 401,
  '/api/v1/managers/*/*': 401,
}
// The send without the right, and the link after the removal.
const REFUSED = { '/api/v1/sessions/preflight': 404, '/api/v1/auth/invitation/verify': 410 }

test.use({ refusals: REFUSED, possibleRefusals: ENDED })

test('a contributor is invited, sends, keeps the text when a right ends, and is removed', async ({
  issuer,
  blazon,
  language,
  studioPage: admin,
  openBrowser,
  isMobile,
  shot,
}) => {
  const folder = words(folderPage, language)
  const invite = words(inviteWords, language)
  const panel = words(userPanel, language)
  const removal = words(removalWords, language)
  const list = words(listWords, language)
  const sending = words(sendWords, language)
  const says = words(invitationScreen, language)
  const access = words(signInScreen, language)
  const templateId = await issuer.publish('Rope rescue')
  const rescue = await issuer.folder('Rescue courses', templateId)
  await issuer.folder('Lead courses', await issuer.publish('Lead climbing'))
  const guest = await openBrowser()
  /** With the keyboard alone, where there is one. */
  const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    if (isMobile) return target.click()
    const page = target.page()
    await pressUntil(page, key, target)
    await page.keyboard.press('Enter')
  }
  const tile = (title: string) => guest.getByRole('button', { name: list.open({ title }), exact: true })
  const sendButton = guest.getByRole('button', { name: sending.send({ count: 1 }), exact: true })
  const typeSend = async (title: string, email: string) => {
    await press(tile(title))
    await press(guest.getByRole('dialog').getByRole('button', { name: list.send(), exact: true }))
    await expect(guest.getByLabel(sending.recipients())).toBeFocused()
    await guest.keyboard.type(`${email} `)
    await expect(sendButton).toBeVisible()
  }
  const chip = guest.getByRole('dialog').getByRole('button', { name: MAX, exact: true })
  const choose = async (name: string, key: 'ArrowUp' | 'ArrowDown', right: 'none' | 'edit') => {
    const select = admin.getByRole('combobox', { name: panel.rightsIn({ folder: name }) })
    const label = words(rightWords, language)[right]()
    if (isMobile) await select.selectOption(label)
    else {
      await pressUntil(admin, 'Shift+Tab', select)
      await admin.keyboard.press(key)
    }
    const toast = right === 'none' ? panel.withdrawn({ folder: name }) : panel.granted({ folder: name, right: label })
    await expect(admin.getByText(toast)).toBeVisible()
  }
  const expectSignedOut = async () => {
    await expect(guest).toHaveURL(`${blazon.studio}/signin`)
    await expect(guest.getByText(access.accessEndedHint())).toBeVisible()
  }
  let link = ''

  await test.step('the admin invites a person to two folders', async () => {
    await admin.goto(`${blazon.studio}/settings/access/${rescue}`)
    await expect(admin.getByRole('heading', { level: 1, name: 'Rescue courses' })).toBeVisible()
    if (isMobile) await admin.getByRole('button', { name: words(accessPage, language).invite() }).click()
    else await admin.keyboard.press('n')
    const dialog = admin.getByRole('dialog', { name: invite.title() })
    await expect(dialog.getByLabel(invite.emails())).toBeFocused()
    await admin.keyboard.type(`${NORA},`)
    await press(dialog.getByRole('button', { name: 'Lead courses' }), 'Shift+Tab')
    await press(dialog.getByRole('button', { name: invite.send({ count: 1 }), exact: true }))
    await expect(admin.getByRole('switch', { name: folder.grant({ email: NORA }) })).toBeChecked()
  })

  await test.step('the link in the e-mail opens the studio in another browser', async () => {
    link = await mailedLink(blazon, NORA, `${blazon.studio}/invite?token=`)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: says.title({ community: ISSUER_NAME }) })).toBeVisible()
    await press(guest.getByRole('button', { name: says.accept(), exact: true }))
    await expect(tile('Lead climbing')).toBeVisible()
    await expect(tile('Rope rescue')).toBeVisible()
    await shot(guest, 'team-list')
  })

  await test.step('a badge of the folder is sent', async () => {
    await typeSend('Rope rescue', LEA)
    await press(sendButton, 'Shift+Tab')
    await expect(sentDialog(guest, { language, count: 1 })).toBeVisible()
    await guest.keyboard.press('Escape')
    expect((await issuer.history(templateId)).map(({ emails }) => emails)).toEqual([[LEA]])
  })

  await test.step('a send is refused when the right has ended meanwhile, and its text stays', async () => {
    await typeSend('Rope rescue', MAX)
    await admin.goto(`${blazon.studio}/settings/access?user=${encodeURIComponent(NORA)}`)
    await choose('Rescue courses', 'ArrowUp', 'none')
    await press(sendButton, 'Shift+Tab')
    await expect(guest.getByText(words(sendDialogProblems, language).notFound())).toBeVisible()
    await expect(chip).toBeVisible()
    await shot(guest, 'team-refused')
    await guest.keyboard.press('Escape')
    await expect(tile('Rope rescue')).toHaveCount(0)
    await expect(tile('Lead climbing')).toBeVisible()
  })

  await test.step('without any right the page leads to the sign-in, and returns to the text with the right', async () => {
    await typeSend('Lead climbing', MAX)
    await choose('Lead courses', 'ArrowUp', 'none')
    await expectSignedOut()
    await shot(guest, 'team-access-ended')
    await choose('Lead courses', 'ArrowDown', 'edit')
    await guest.goto(await linkByCalls(blazon, language, NORA))
    await press(guest.getByRole('button', { name: words(authScreen, language).enter(), exact: true }))
    await expect(chip).toBeVisible()
    await expect(guest.getByText(words(common, language).restored())).toBeVisible()
    await shot(guest, 'team-restored')
    await guest.keyboard.press('Escape')
  })

  await test.step('a removed person leaves the open list, and the link no longer works', async () => {
    await expect(tile('Lead climbing')).toBeVisible()
    await press(admin.getByRole('button', { name: panel.remove() }))
    await press(admin.getByRole('dialog').getByRole('button', { name: removal.confirm() }))
    await expect(admin.getByText(removal.done({ email: NORA }))).toBeVisible()
    await expectSignedOut()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: says.expired() })).toBeVisible()
    expect(await issuer.history(templateId)).toHaveLength(1)
  })
})
