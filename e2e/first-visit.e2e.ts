import { expect, type Locator, type Page } from '@playwright/test'
import { shellTexts, welcomeTexts } from '#apps/studio/shell/texts.ts'
import { call } from '#base/call.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { SERVICE_NAMES } from '#features/issuers/rules.ts'
import { issuerProblems, wizardScreen } from '#features/issuers/texts.ts'
import { mailSentScreen, signInScreen } from '#features/sign-in/texts.ts'
import { firstScreenWords } from '#features/templates/first/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { cookieBanner, rejectButton } from './cookies.ts'
import { askForLink } from './issuer-steps.ts'
import { expectFocusSeen, pressUntil, typeInto } from './keyboard-steps.ts'
import { mailedCode } from './outbox.ts'
import { picture } from './picture.ts'
import { words } from './words.ts'

const NAME = 'Les amis de Zoë'
const DESCRIPTION = 'Grimper, à Lyon et ailleurs.'
const WEBSITE = 'https://zoe.example.org'
const SOCIAL = { discord: 'Discord', telegram: 'Telegram', twitter: 'X (Twitter)', instagram: 'Instagram' }
const MORE_SOCIAL = { facebook: 'Facebook', linkedin: 'LinkedIn', youtube: 'YouTube' }
const LABELS = { ...SOCIAL, ...MORE_SOCIAL }

/** The stored data of the community that signed up in this browser. */
async function keptOf(page: Page, studio: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  return call({ origin: studio, token: () => token }, getIssuer, {})
}

/** The data typed in these journeys, as the server should store it. */
const KEPT = {
  contactFirstName: 'Zoë',
  contactLastName: 'Lachenal',
  name: NAME,
  description: DESCRIPTION,
  tags: expect.arrayContaining(['Escalade', 'Été']),
  website: WEBSITE,
  ...Object.fromEntries(
    SERVICE_NAMES.map((service) => [service, expect.stringMatching(new RegExp(`zoe-${service}$`))]),
  ),
}

// Phones have no keyboard.
test('a first visitor signs up with the keyboard alone', { tag: '@desk' }, async ({ page, blazon, language, shot }) => {
  const email = 'zoe.keys@example.org'
  const wizard = words(wizardScreen, language)
  const { keyboard } = page
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const goTo = async (target: Locator) => {
    await pressUntil(page, 'Tab', target)
    await expectFocusSeen(page)
  }
  const press = async (target: Locator) => {
    await goTo(target)
    await keyboard.press('Enter')
  }
  const next = () => press(page.getByRole('button', { name: words(common, language).next(), exact: true }))

  await test.step('the address, with a typo, and the code of the e-mail', async () => {
    await page.goto(`${blazon.studio}/signin?new=1`)
    await expect(cookieBanner(page)).toBeVisible()
    await goTo(page.getByRole('tab', { name: words(signInScreen, language).byEmail(), selected: true }))
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: words(signInScreen, language).byWallet() })).toBeFocused()
    await keyboard.press('ArrowRight')
    await goTo(page.getByLabel(words(signInScreen, language).email()))
    await keyboard.type('zoe.keys@exampel')
    await keyboard.press('Backspace')
    await keyboard.press('Backspace')
    await keyboard.type('le.org')
    await keyboard.press('Enter')
    const code = await mailedCode(blazon, email)
    await expect(page.getByLabel(words(mailSentScreen, language).code())).toBeFocused()
    await keyboard.type(code)
    await expect(page).toHaveURL(`${blazon.studio}/signup?connected=1`)
  })

  await test.step('who it is: accents, a correction, there and back', async () => {
    await expect(field(wizard.firstName())).toBeFocused()
    await keyboard.type('Zoëe')
    await keyboard.press('Backspace')
    await keyboard.press('Tab')
    await keyboard.type('Lachenal')
    await expect(field(wizard.lastName())).toHaveValue('Lachenal')
    await keyboard.press('Shift+Tab')
    await expect(field(wizard.firstName())).toBeFocused()
    await expect(field(wizard.firstName())).toHaveValue('Zoë')
    await goTo(page.getByRole('checkbox').first())
    await keyboard.press('Space')
    await shot(page, 'first-visit-contact')
    await next()
  })

  await test.step('a picture, and the colour by arrow', async () => {
    await expect(page.getByRole('heading', { name: wizard.pictureTitle() })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: wizard.choosePicture() }))
    const buffer = Buffer.from(await picture('#FF7A59'))
    await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
    const use = page.getByRole('button', { name: /^(Use this picture|Utiliser cette image)$/ })
    await press(use)
    await expect(use).toBeHidden()
    await next()
    await expect(page.getByRole('heading', { name: wizard.colorTitle() })).toBeVisible()
    await pressUntil(page, 'Tab', page.getByRole('radio', { checked: true }))
    await keyboard.press('ArrowRight')
    await next()
  })

  await test.step('name, description and tags: a paste, and a tag that Backspace takes out', async () => {
    await expect(field(wizard.name())).toBeFocused()
    await keyboard.type(DESCRIPTION)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.press('ControlOrMeta+x')
    await keyboard.type(NAME)
    await keyboard.press('Tab')
    await keyboard.press('ControlOrMeta+v')
    await expect(field(wizard.description())).toHaveValue(DESCRIPTION)
    await goTo(page.getByRole('combobox', { name: wizard.tags() }))
    for (const tag of ['Escalade', 'Voile']) {
      await keyboard.type(tag)
      await keyboard.press('Enter')
    }
    await keyboard.press('Backspace')
    await expect(page.getByText('Voile', { exact: true })).toBeHidden()
    await keyboard.type('Été')
    await keyboard.press('Enter')
    await expect(field(wizard.name())).toHaveValue(NAME)
    await shot(page, 'first-visit-details')
    await next()
  })

  await test.step('every link, one after another', async () => {
    await expect(field(wizard.website())).toBeFocused()
    await keyboard.type(WEBSITE.replace('https://', ''))
    for (const service of SERVICE_NAMES) {
      await keyboard.press('Tab')
      await expect(field(LABELS[service])).toBeFocused()
      await keyboard.type(`zoe-${service}`)
    }
    await press(page.getByRole('button', { name: wizard.create() }))
    await expect(page).toHaveURL(/\/templates\//)
    expect(await keptOf(page, blazon.studio)).toMatchObject(KEPT)
  })

  await test.step('the tour is finished beside the cookie banner, and no other dialog follows', async () => {
    const tour = page.getByRole('dialog', { name: words(welcomeTexts, language).tour() })
    await expect(tour).toBeVisible()
    await expect(cookieBanner(page)).toBeVisible()
    await shot(page, 'first-visit-tour')
    await goTo(tour.getByRole('button').last())
    const place = tour.getByText(/^\d+ (?:of|sur) \d+$/)
    const places = Number(/\d+$/.exec((await place.textContent()) ?? '')?.[0])
    for (let step = 1; step <= places; step += 1) {
      await expect(place).toHaveText(new RegExp(`^${step} `))
      await keyboard.press('Enter')
    }
    await expect(tour).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: words(firstScreenWords, language).title() })).toBeVisible()
  })

  await test.step('a mouse reaches the user menu beside the banner; a key answers it', async () => {
    await page.getByRole('button', { name: words(shellTexts, language).yourMenu() }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await shot(page, 'first-visit-menu')
    await keyboard.press('Escape')
    await press(rejectButton(page))
    await expect(cookieBanner(page)).toBeHidden()
  })
})

// Phones have no keyboard.
test('Enter continues in every step of the wizard, and Tab reaches Next first', { tag: '@desk' }, async ({
  blazon,
  language,
  openBrowser,
}) => {
  const wizard = words(wizardScreen, language)
  const page = await openBrowser()
  const { keyboard } = page
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const title = (text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible()
  await page.goto(await askForLink(page, blazon, language, 'zoe.enter@example.org', '/signin?new=1'))

  await test.step('from a field, from a choice, and where nothing has the focus', async () => {
    await title(wizard.contactTitle())
    await expect(page.getByRole('link', { name: words(signInScreen, language).toSignIn() })).toHaveCount(0)
    await typeInto(field(wizard.firstName()), 'Zoë')
    await typeInto(field(wizard.lastName()), 'Lachenal')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('checkbox').first().press('Enter')
    await title(wizard.pictureTitle())
    await keyboard.press('Enter')
    await title(wizard.colorTitle())
    await page.getByRole('radio').first().press('Enter')
    await title(wizard.detailsTitle())
  })

  await test.step('a tag is offered, not chosen, and one is required', async () => {
    await typeInto(field(wizard.name()), NAME)
    await typeInto(field(wizard.description()), DESCRIPTION)
    await field(wizard.sector()).press('Enter')
    const tags = page.getByRole('combobox', { name: wizard.tags() })
    await expect(page.getByText(words(issuerProblems, language).tagMissing())).toBeVisible()
    await expect(tags).toBeFocused()
    const offered = page.getByRole('button', { name: wizard.addTag({ tag: 'Blockchain' }) })
    await pressUntil(page, 'Tab', offered)
    await keyboard.press('Enter')
    await expect(offered).toBeHidden()
    await expect(tags).toBeFocused()
    await keyboard.press('Enter')
    await title(wizard.linksTitle())
  })

  await test.step('the way on is reached before the way back, and an address gets its https://', async () => {
    await typeInto(field(wizard.website()), 'zoe.example.org')
    await field(LABELS.youtube).focus()
    await expect(field(wizard.website())).toHaveValue(WEBSITE)
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: wizard.create() })).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words(common, language).previous(), exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await title(wizard.detailsTitle())
  })
})

// A finger needs a touch screen.
test('a first visitor signs up by touch on a phone', { tag: '@phone' }, async ({ page, blazon, language, shot }) => {
  const email = 'zoe.touch@example.org'
  const wizard = words(wizardScreen, language)
  const tapInto = async (field: Locator, text: string) => {
    await field.tap()
    await field.pressSequentially(text)
  }
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const next = () => page.getByRole('button', { name: words(common, language).next(), exact: true }).tap()

  await test.step('the address and the code, above the cookie banner', async () => {
    await page.goto(`${blazon.studio}/signin?new=1`)
    await expect(cookieBanner(page)).toBeVisible()
    await expect(page.getByRole('tab', { name: words(signInScreen, language).byEmail(), selected: true })).toBeVisible()
    await tapInto(page.getByLabel(words(signInScreen, language).email()), email)
    await page.getByRole('button', { name: words(signInScreen, language).send() }).tap()
    await tapInto(page.getByLabel(words(mailSentScreen, language).code()), await mailedCode(blazon, email))
    await expect(page).toHaveURL(`${blazon.studio}/signup?connected=1`)
  })

  await test.step('five steps', async () => {
    await tapInto(field(wizard.firstName()), 'Zoëe')
    await page.keyboard.press('Backspace')
    await tapInto(field(wizard.lastName()), 'Lachenal')
    await page.getByRole('checkbox').first().tap()
    await shot(page, 'first-visit-contact')
    await next()
    await expect(page.getByRole('heading', { name: wizard.pictureTitle() })).toBeVisible()
    await next()
    await expect(page.getByRole('heading', { name: wizard.colorTitle() })).toBeVisible()
    const sky = page.getByRole('radio', { name: '#51CBFF' })
    await page.locator('label').filter({ has: sky }).tap()
    await expect(sky).toBeChecked()
    await next()
    await tapInto(field(wizard.name()), NAME)
    await tapInto(field(wizard.description()), DESCRIPTION)
    const tags = page.getByRole('combobox', { name: wizard.tags() })
    await tapInto(tags, 'Escalade,Voile,')
    await page.keyboard.press('Backspace')
    await tags.pressSequentially('Été,')
    await next()
    await tapInto(field(wizard.website()), WEBSITE)
    for (const service of SERVICE_NAMES) await tapInto(field(LABELS[service]), `zoe-${service}`)
    await shot(page, 'first-visit-links')
    await page.getByRole('button', { name: wizard.create() }).tap()
    await expect(page).toHaveURL(/\/templates\//)
    expect(await keptOf(page, blazon.studio)).toMatchObject({ ...KEPT, bannerColor: '#51CBFF' })
  })

  await test.step('tour, bottom bar and banner can all be touched', async () => {
    const tour = page.getByRole('dialog', { name: words(welcomeTexts, language).tour() })
    await expect(tour).toBeVisible()
    await shot(page, 'first-visit-tour')
    await tour.getByRole('button').last().tap()
    await tour.getByRole('button').first().tap()
    await expect(tour).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: words(firstScreenWords, language).title() })).toBeVisible()
    await page.getByRole('link', { name: words(shellTexts, language).settings() }).tap()
    await expect(page).toHaveURL(`${blazon.studio}/settings/language`)
    await shot(page, 'first-visit-settings')
    await rejectButton(page).tap()
    await expect(cookieBanner(page)).toBeHidden()
  })
})
