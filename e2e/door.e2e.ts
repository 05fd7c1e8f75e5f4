import { expect } from '@playwright/test'
import { call } from '#base/call.ts'
import { answerWords } from '#features/door/texts.ts'
import { ticketWords } from '#features/door/wallet-texts.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { test } from './blazon.ts'
import { film, launchWithCamera } from './fake-camera.ts'
import { heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import { picture } from './picture.ts'
import { words } from './words.ts'

const HOUR = 3_600_000

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
  const token = issuer.kept.cookies.find(({ name }) => name === 'token')?.value
  const { templateId } = await call({ origin: blazon.studio, token: () => token }, createTemplate, {
    category: 'ticket',
    lang: language,
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
