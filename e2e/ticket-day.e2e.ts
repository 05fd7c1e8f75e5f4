import { expect, type Page } from '@playwright/test'
import { eventWays } from '#features/badges/wallet-texts.ts'
import { ticketWords } from '#features/door/wallet-texts.ts'
import { emailDoor, proofStep, youPage } from '#features/holders/wallet-texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { heldBadge, keepBadge, openBadges } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedCode } from './outbox.ts'
import { words } from './words.ts'

const LEA = 'lea.day@example.org'
const HOUR = 3_600_000

const event = (fromHours: number, toHours: number, more: object) => ({
  category: 'ticket' as const,
  startDate: new Date(Date.now() + fromHours * HOUR).toISOString(),
  endDate: new Date(Date.now() + toHours * HOUR).toISOString(),
  ...more,
})

/** The colour behind a code, and its width. */
const plateOf = (page: Page, label: string) =>
  page.getByRole('img', { name: label }).evaluate((code) => {
    const { width } = code.querySelector('svg')?.getBoundingClientRect() ?? { width: 0 }
    return { width, color: getComputedStyle(code).backgroundColor }
  })

test('on its day a ticket is the first thing in the wallet, with its code, the way and the calendar', async ({
  issuer,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const [ticket, ways] = [words(ticketWords, language), words(eventWays, language)]
  const concert = await issuer.publish(
    'Night of the wall',
    event(1.5, 4, { location: 'Lyon, France', streetAddress: '12 rue Noire' }),
  )
  const talk = await issuer.publish(
    'Talk on ropes',
    event(0.5, 2, { location: '', description: 'Join us at https://meet.example.org/ropes.' }),
  )
  const later = await issuer.publish('Spring opening', event(50, 52, { location: 'Lyon, France' }))
  const page = await openBrowser()
  for (const templateId of [later, concert, talk]) {
    const [link = ''] = await issuer.send(templateId, [LEA])
    await keepBadge(page, language, link)
  }
  await openBadges(page, language)
  const first = page.getByRole('region', { name: ticket.today() })
  const code = first.getByRole('img', { name: ticket.label() })
  // A device that nobody carries to a door takes the code by a press.
  const show = async () => {
    if (!isMobile) await first.getByRole('button', { name: ticket.showCode() }).click()
    await expect(code).toBeVisible()
  }

  await test.step('of two tickets the one that begins next comes first, large and on white', async () => {
    await expect(first.getByRole('heading', { name: 'Talk on ropes' })).toBeVisible()
    await show()
    await expect(first.getByRole('link', { name: ways.join({ host: 'meet.example.org' }) })).toHaveAttribute(
      'href',
      'https://meet.example.org/ropes',
    )
    await expect(first.getByRole('link', { name: ways.directions() })).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { width, color } = await plateOf(page, ticket.label())
      expect(width).toBeGreaterThanOrEqual(240)
      expect(color).toBe('rgb(255, 255, 255)')
      await expectAccessible(page, `a ticket's day, ${colorScheme}`)
      await shot(page, `ticket-day-${colorScheme}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the other one is a press away, with the way to its place', async () => {
    await page.getByRole('button', { name: ticket.showTicket({ ticket: 'Night of the wall' }) }).click()
    await expect(first.getByRole('heading', { name: 'Night of the wall' })).toBeFocused()
    await expect(first.getByRole('heading', { name: 'Night of the wall' })).toBeInViewport()
    await show()
    await expect(first.getByRole('link', { name: ways.directions() })).toHaveAttribute('href', /query=12%20rue%20Noire/)
    const saving = page.waitForEvent('download')
    await first.getByRole('button', { name: ways.calendar() }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.ics$/)
    await shot(page, 'ticket-day-place')
  })

  await test.step('a later ticket waits in its line', async () => {
    await expect(first.getByText('Spring opening')).toHaveCount(0)
    await expect(heldBadge(page, language, 'Spring opening')).toBeVisible()
  })
})

test('a wallet that came by a badge link confirms its known address once', async ({
  issuer,
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const email = 'zoe.once@example.org'
  const [proof, you] = [words(proofStep, language), words(youPage, language)]
  const page = await openBrowser()
  const [link = ''] = await issuer.send(await issuer.publish('Belay'), [email])
  await keepBadge(page, language, link)
  await page.goto(`${blazon.wallet}/you`)
  const add = page.getByRole('button', { name: you.addAddress(), exact: true })
  const confirm = page.getByRole('button', { name: proof.title({ email }), exact: true })

  await test.step('it is asked to confirm the address, not to add one', async () => {
    await expect(confirm.first()).toBeVisible()
    await expect(add).toHaveCount(0)
    await confirm.first().click()
    const dialog = page.getByRole('dialog', { name: proof.title({ email }) })
    await expect(dialog.getByText(proof.text())).toBeVisible()
    await expectAccessible(page, 'confirming an address')
    await shot(page, 'confirm-address')
    const code = await mailedCode(blazon, email, () => dialog.getByRole('button', { name: proof.send() }).click())
    await typeInto(dialog.getByLabel(words(emailDoor, language).code()), code)
    await expect(dialog).toBeHidden()
  })

  await test.step('afterwards nothing asks for it again, also where giving needs it', async () => {
    await expect(add).toBeVisible()
    await expect(confirm).toHaveCount(0)
    await page.goto(`${blazon.wallet}/give`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(proof.text())).toHaveCount(0)
  })
})
