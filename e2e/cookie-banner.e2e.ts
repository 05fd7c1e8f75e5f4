import { expect, type Page } from '@playwright/test'
import { addChallenge } from '#features/challenges/contract.ts'
import { createKiosk } from '#features/challenges/types/visit/contract.ts'
import { createSteward } from '#features/door/contract.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { cookieWords } from '#ui/frames/cookie-words.ts'
import { test } from './blazon.ts'
import { cookieBanner, rejectButton } from './cookies.ts'
import { createEvent } from './door-steps.ts'
import { adminCalls } from './issuer-calls.ts'
import { words } from './words.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

/** The controls that the banner covers when each is brought into view, by their words; and what else is wrong with it. */
function covered(page: Page): Promise<string[]> {
  return cookieBanner(page).evaluate((banner) => {
    const isShown = (control: Element) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    const wrong = controls.filter((control) => {
      if (banner.contains(control) || !isShown(control)) return false
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { top, bottom, width } = control.getBoundingClientRect()
      const bar = banner.getBoundingClientRect()
      return width > 0 && bottom > bar.top + 0.5 && top < bar.bottom - 0.5
    })
    const { left, right } = banner.getBoundingClientRect()
    const isBar = left <= 0 && right >= document.documentElement.clientWidth
    return [...wrong.map(({ outerHTML }) => outerHTML.slice(0, 160)), ...(isBar ? [] : ['not as wide as the window'])]
  })
}

/** Nothing of the open page is under the banner at any size, and no button of the page has its words. */
async function expectUncovered(page: Page, language: 'en' | 'fr'): Promise<void> {
  await expect(cookieBanner(page)).toBeVisible()
  const { accept, reject } = words(cookieWords, language)
  for (const name of [accept(), reject()]) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => covered(page), `${page.url()} at ${size.width} x ${size.height}`).toEqual([])
  }
}

test('the cookie banner covers no control, and the way to sign up is above the code, at five sizes', async ({
  blazon,
  issuer,
  language,
  page,
  shot,
}) => {
  const signIn = words(signInScreen, language)
  const ask = adminCalls(issuer, blazon)
  const templateId = await createEvent(issuer, language)
  const { link } = await ask(createSteward, { templateId, name: 'North gate', hours: 1 })
  const visit = { type: 'visit', data: { name: 'Quay', from: '', to: '' }, reward: 5, title: 'Come by' } as const
  const kiosk = await ask(createKiosk, await ask(addChallenge, visit))
  const visitPage = async (address: string) => {
    await page.goto(address)
    await page.getByRole('main').first().waitFor()
    await expectUncovered(page, language)
  }

  await test.step('sign-in and sign-up', async () => {
    await page.goto(`${blazon.studio}/signin`)
    const code = page.getByRole('img', { name: /^(Code to|Code pour)/ })
    const create = page.getByRole('button', { name: signIn.toSignUp(), exact: true })
    await expect(code).toBeVisible()
    await expect(cookieBanner(page)).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(create).toBeInViewport({ ratio: 1 })
      await create.click({ trial: true })
      const [above, below] = [await create.boundingBox(), await code.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
      await shot(page, `banner-sign-in-${size.width}`)
    }
    await expectUncovered(page, language)
    await create.click()
    await expect(page.getByRole('tab', { name: signIn.byEmail(), selected: true })).toBeVisible()
    await expectUncovered(page, language)
  })

  await test.step('pages for everyone, the door staff and the kiosk', async () => {
    for (const path of ['/verify', '/invite', '/expired']) await visitPage(`${blazon.studio}${path}`)
    await visitPage(link)
    await shot(page, 'banner-door-staff')
    await visitPage(kiosk.url)
    await shot(page, 'banner-kiosk')
  })

  await test.step('the studio and its door', async () => {
    await page.context().addCookies([...issuer.kept.cookies, { name: 'tourGuideNav', value: '1', url: blazon.studio }])
    for (const path of ['/templates/ticket', `/door/${templateId}`, '/settings/profile', '/settings/channel']) {
      await visitPage(`${blazon.studio}${path}`)
    }
    await shot(page, 'banner-studio')
  })

  await test.step('the wallet asks nothing', async () => {
    await page.goto(`${blazon.wallet}/signin`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(cookieBanner(page)).toHaveCount(0)
  })

  await test.step('an answer gives the room back', async () => {
    await page.goto(`${blazon.studio}/settings/profile`)
    await rejectButton(page).click()
    await expect(cookieBanner(page)).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px')
  })
})
