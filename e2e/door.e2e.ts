import { expect, type Locator, type Page } from '@playwright/test'
import { call } from '#base/call.ts'
import type { Language } from '#base/text.ts'
import { answerWords, doorWords } from '#features/door/texts.ts'
import { ticketWords } from '#features/door/wallet-texts.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { test } from './blazon.ts'
import { film, launchWithCamera } from './fake-camera.ts'
import { heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import type { Issuer } from './issuer-calls.ts'
import { nextMail } from './outbox.ts'
import { picture } from './picture.ts'
import { words } from './words.ts'

const HOUR = 3_600_000

/** A Ticket template whose doors are open. */
async function createEvent(issuer: Issuer, studio: string, lang: Language): Promise<string> {
  const token = issuer.kept.cookies.find(({ name }) => name === 'token')?.value
  const { templateId } = await call({ origin: studio, token: () => token }, createTemplate, {
    category: 'ticket',
    lang,
    name: 'Summer feast',
    description: 'An example evening.',
    criteria: 'A seat was booked.',
    themeBgColor: '#211970',
    themeTextColor: '#FFFFFF',
    validity: 'infinite',
    location: '',
    startDate: new Date(Date.now() + HOUR).toISOString(),
    endDate: new Date(Date.now() + 5 * HOUR).toISOString(),
    image: new File([await picture('#7AB8A0')], 'picture.png', { type: 'image/png' }),
  })
  return templateId
}

test('a ticket that the wallet shows is let in by the studio, and only once', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  playwright,
  watch,
  shot,
  locale,
  viewport,
}, info) => {
  test.skip(info.project.name !== 'phone-fr', 'a door is watched by phone')
  const templateId = await createEvent(issuer, blazon.studio, language)
  const [link = ''] = await issuer.send(templateId, ['guest@example.org'])
  const wallet = await openBrowser()
  await keepBadge(wallet, language, link)
  await openBadges(wallet, language)
  await heldBadge(wallet, language, 'Summer feast').click()
  const code = wallet.getByRole('img', { name: words(ticketWords, language).label() })
  await expect(code).toBeVisible()
  await shot(wallet, 'ticket')

  const file = info.outputPath('camera.mjpeg')
  await film(code, file)
  const withCamera = await launchWithCamera({ playwright }, file)
  const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], storageState: issuer.kept })
  watch(context)
  const door = await context.newPage()
  const a = words(answerWords, language)
  await test.step('the first time it goes in', async () => {
    await door.goto(`${blazon.studio}/door/${templateId}`)
    await expect(door.getByText(a.in(), { exact: true })).toBeVisible()
    await shot(door, 'door-in')
  })
  await test.step('the second time it is told when', async () => {
    await film(code, file)
    await door.reload()
    await expect(door.getByText(/^(Already used on|Déjà utilisé le)/)).toBeVisible()
    await shot(door, 'door-used')
  })
  await withCamera.close()
})

test('who never opens the wallet shows the code of the mail, once the door takes it', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  playwright,
  watch,
  shot,
  locale,
  viewport,
}, info) => {
  test.skip(info.project.name !== 'phone-fr', 'a door is watched by phone')
  const templateId = await createEvent(issuer, blazon.studio, language)
  const file = info.outputPath('camera.mjpeg')
  const withCamera = await launchWithCamera({ playwright }, file)
  const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], storageState: issuer.kept })
  watch(context)
  const door = await context.newPage()
  await test.step('the issuer lets still codes in', async () => {
    // Without a film the camera shows nothing yet.
    await film(await pageOf(await openBrowser(), ''), file)
    await door.goto(`${blazon.studio}/door/${templateId}`)
    const taking = door.getByRole('switch', { name: words(doorWords, language).still() })
    await door
      .locator('label')
      .filter({ hasText: words(doorWords, language).still() })
      .click()
    await expect(taking).toBeChecked()
  })
  await test.step('the mail brings the code, and it is let in', async () => {
    await issuer.send(templateId, ['unopened@example.org'])
    const { attachments } = await nextMail(blazon, 'unopened@example.org')
    const code = attachments.find(({ contentId }) => contentId === '<enclosed>')?.content as ArrayBuffer
    const drawn = Buffer.from(code).toString('base64')
    await film(await pageOf(await openBrowser(), `<img width="360" src="data:image/png;base64,${drawn}">`), file)
    await door.reload()
    await expect(door.getByText(words(answerWords, language).in(), { exact: true })).toBeVisible()
    await shot(door, 'door-mailed')
  })
  await withCamera.close()
})

async function pageOf(page: Page, html: string): Promise<Locator> {
  await page.setContent(`<main style="width:360px;height:360px">${html}</main>`)
  return page.locator('main')
}
