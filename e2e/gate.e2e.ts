import { expect, type Page } from '@playwright/test'
import { gateProblems, gateScreen } from '#features/gate/texts.ts'
import { authScreen } from '#features/sign-in/texts.ts'
import { test } from './blazon.ts'
import { askForLink } from './issuer-steps.ts'
import { START_MS, startServer } from './running-server.ts'
import { words } from './words.ts'

const PASSWORD = 'a word for the door'

test.use({ refusals: { '/api/v1/gate': 403 } })

// Needs no second language or width.
test('a mailed link keeps its token through the gate', { tag: '@desk' }, async ({ language, openBrowser }) => {
  const { blazon, stop } = await startServer([], START_MS, { GATE_PASSWORD: PASSWORD })
  const gate = words(gateScreen, language)
  const auth = words(authScreen, language)
  const pass = async (page: Page) => {
    await expect(page).toHaveURL(`${blazon.studio}/protected`)
    await expect(page.getByLabel(gate.password())).toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
  }
  try {
    const asking = await openBrowser()
    await asking.goto(`${blazon.studio}/signin`)
    await expect(asking.getByLabel(gate.password())).toBeFocused()
    await asking.keyboard.type('not the word')
    await asking.keyboard.press('Enter')
    await expect(asking.getByText(words(gateProblems, language).badPassword())).toBeVisible()
    await asking.keyboard.press('ControlOrMeta+a')
    await pass(asking)
    await expect(asking).toHaveURL(`${blazon.studio}/signin`)
    const link = await askForLink(asking, blazon, language, 'gated@example.org')

    const other = await openBrowser()
    await other.goto(link)
    await pass(other)
    await expect(other.getByRole('heading', { name: auth.confirmSignUp() })).toBeVisible()
    expect(other.url()).not.toContain('token')
  } finally {
    await stop()
  }
})
