import { expect } from '@playwright/test'
import { mailPage, replyWords, suppressionWords } from '#features/mailing/page-texts.ts'
import { mailProblems } from '#features/mailing/texts.ts'
import { signInProblems } from '#features/sign-in/texts.ts'
import { test } from './blazon.ts'
import { pressUntil, typeInto } from './keyboard-steps.ts'
import { mailedCode, nextMail } from './outbox.ts'
import { words } from './words.ts'

// The recorder runs a script in every frame, and the preview's frame, which allows none, logs that to the console.
test.use({ trace: 'off', refusals: { '/api/v1/managers/mail/reply-addresses/confirm': 400 } })

// The same calls in either language; the look is seen by hand.
test('a community writes, tests and sends an e-mail, and sets its reply-to address', { tag: '@desk' }, async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  shot,
}) => {
  const mailSettings = words(mailPage, language)
  const reply = words(replyWords, language)
  const templateId = await issuer.publish('Ice and mixed')
  await page.goto(`${blazon.studio}/settings/mail?template=${templateId}`)
  await expect(
    page.getByRole('heading', { level: 1, name: mailSettings.titleOf({ badge: 'Ice and mixed' }) }),
  ).toBeVisible()

  const subject = page.getByRole('textbox', { name: mailSettings.subject() })
  await typeInto(subject, 'Well climbed: {bagde}')
  await expect(page.getByText(words(mailProblems, language).placeholderUnknown())).toBeVisible()
  await typeInto(subject, 'Well climbed: ')
  await pressUntil(
    page,
    'Tab',
    page
      .getByRole('group', { name: mailSettings.insertInto({ field: mailSettings.subject() }) })
      .getByRole('button', { name: mailSettings.badge() }),
  )
  await page.keyboard.press('Enter')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue(new RegExp(`^Well climbed: \\W+${mailSettings.badge()}\\W+$`))

  await test.step('a placeholder is one character to the keyboard, and undo brings it back', async () => {
    await page.keyboard.press('Backspace')
    await expect(subject).toHaveValue('Well climbed: ')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(subject).toHaveValue(new RegExp(mailSettings.badge()))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('of ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('!')
  })

  const text = page.getByRole('textbox', { name: mailSettings.text() })
  await typeInto(text, 'You led it clean.\nTake your badge before {date}.')
  await expect(text).toHaveValue(new RegExp(`before \\W+${mailSettings.date()}\\W+\\.$`))
  const preview = page.getByRole('region', { name: mailSettings.previewOf() })
  await expect(preview.getByText('Well climbed: of Ice and mixed!')).toBeVisible()
  const frame = preview.locator('iframe[sandbox=""]')
  await expect(frame).toHaveAttribute('srcdoc', />You led it clean\.</)
  await shot(page, 'mail-words')

  await page.getByRole('button', { name: mailSettings.addresses() }).click()
  const dialog = page.getByRole('dialog')
  await typeInto(dialog.getByLabel(reply.email()), 'office@example.org')
  await dialog.getByRole('button', { name: reply.ask() }).click()
  const digits = dialog.getByLabel(reply.digits({ email: 'office@example.org' }))
  const code = await mailedCode(blazon, 'office@example.org')
  await typeInto(digits, code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: reply.confirm() }).click()
  await expect(dialog.getByText(words(signInProblems, language).codeWrong())).toBeVisible()
  await digits.press('ControlOrMeta+a')
  await digits.press('Backspace')
  await typeInto(digits, code)
  await dialog.getByRole('button', { name: reply.confirm() }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(mailSettings.replyTo())).toHaveValue('office@example.org')

  const seen = (await blazon.mailsTo(issuer.email)).length
  await page.getByRole('button', { name: mailSettings.test() }).click()
  const tried = await nextMail(blazon, issuer.email, seen)
  expect(tried.subject).toBe('Well climbed: of Ice and mixed!')

  await page.getByRole('button', { name: mailSettings.save() }).click()
  await expect(page.getByText(mailSettings.saved())).toBeVisible()
  await issuer.send(templateId, ['words@example.org'])
  const mail = await nextMail(blazon, 'words@example.org')
  expect(mail.subject).toBe('Well climbed: of Ice and mixed!')
  expect(mail.replyTo?.[0]?.address).toBe('office@example.org')
  expect(mail.text).toContain('You led it clean.\n\nTake your badge before ')

  const suppressions = words(suppressionWords, language)
  await page.goto(`${blazon.studio}/settings/mail?tab=unwanted`)
  await typeInto(page.getByRole('textbox', { name: suppressions.email() }), 'words@example.org')
  await page.getByRole('button', { name: suppressions.look() }).click()
  await page.getByRole('status').getByRole('button', { name: suppressions.add() }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: suppressions.release() }).click()
  await page.getByRole('dialog').getByRole('button', { name: suppressions.release() }).click()
  await expect(page.getByText(suppressions.isOff({ email: 'words@example.org' }))).toBeVisible()
})
