import { expect, type Page } from '@playwright/test'
import { doorWords } from '#features/door/texts.ts'
import { placeWords } from '#features/places/texts.ts'
import { eventWords } from '#features/templates/form/texts.ts'
import { formWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { createEvent } from './door-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { openForm } from './template-steps.ts'
import { words } from './words.ts'

const YEAR = new Date().getFullYear() + 1

test('what is typed into the fields of an event is what they hold', async ({ studioPage: page, blazon, language }) => {
  const event = words(eventWords, language)
  const places = words(placeWords, language)
  const day = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const time = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}, `) })
  const [starts, ends] = [event.starts(), event.ends()]
  await page.goto(`${blazon.studio}/templates/ticket`)
  await openForm(page, language, 'ticket')
  await expect(day(starts)).toBeVisible()

  await test.step('a time typed after Tab from its day', async () => {
    await day(starts).focus()
    await type(page, `12.12.${YEAR}`, 'Tab')
    await expect(time(starts)).toBeFocused()
    await type(page, '19:30', 'Tab')
    await expect(time(starts)).toHaveValue('19:30')
  })
  await test.step('noon where no time was typed', async () => {
    await day(ends).focus()
    await type(page, `12.12.${YEAR}`, 'Tab', 'Shift+Tab')
    await expect(time(ends)).toHaveValue('12:00')
  })
  await test.step('a time typed after a click out of its day replaces the one before', async () => {
    await day(ends).click()
    await type(page, `13.12.${YEAR}`)
    await time(ends).click()
    await type(page, '1:00', 'Tab')
    await expect(time(ends)).toHaveValue('01:00')
  })
  await test.step('an end typed after a start that moved it', async () => {
    await day(starts).focus()
    await type(page, `20.12.${YEAR}`)
    await day(ends).click()
    await type(page, `24.12.${YEAR}`, 'Tab')
    await expect(day(ends)).toHaveValue(new RegExp(`^24 .*${YEAR}$`))
    await expect(day(starts)).toHaveValue(new RegExp(`^20 .*${YEAR}$`))
  })
  await test.step('a second day typed after Enter replaces the first', async () => {
    await day(ends).focus()
    await type(page, `25.12.${YEAR}`, 'Enter')
    await expect(day(ends)).toHaveValue(new RegExp(`^25 .*${YEAR}$`))
    await type(page, `26.12.${YEAR}`, 'Tab')
    await expect(day(ends)).toHaveValue(new RegExp(`^26 .*${YEAR}$`))
  })
  await test.step('Tab chooses the country that was typed, and reaches the city', async () => {
    const country = page.getByRole('combobox', { name: places.country() })
    await country.focus()
    await type(page, 'jap', 'Tab')
    await expect(country).toHaveValue(language === 'fr' ? 'Japon' : 'Japan')
    await expect(page.getByRole('combobox', { name: places.city() })).toBeFocused()
    await type(page, 'kyoto', 'Tab')
    await expect(page.getByText(language === 'fr' ? 'Kyoto, Japon' : 'Kyoto, Japan')).toBeVisible()
  })
})

// On a phone the colours are behind a step that wants the rest first.
test('a letter in the middle of a colour keeps its place, and so does the one after it', { tag: '@desk' }, async ({
  studioPage: page,
  language,
}) => {
  await openForm(page, language)
  const colour = page.getByRole('textbox', { name: words(formWords, language).background(), exact: true })
  await typeInto(colour, '#1133')
  await type(page, 'ArrowLeft', 'ArrowLeft')
  await type(page, 'ab')
  await expect(colour).toHaveValue('#11AB33')
})

test('Enter in "Person or entrance" makes a door staff link', async ({
  studioPage: page,
  issuer,
  blazon,
  language,
}) => {
  const door = words(doorWords, language)
  await page.goto(`${blazon.studio}/door/${await createEvent(issuer, language)}`)
  await page.getByLabel(door.stewardName()).focus()
  await type(page, 'North gate', 'Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'North gate' })).toBeVisible()
  await expect(page.getByLabel(door.stewardName())).toHaveValue('')
})

/** Types a text key by key, or presses a named key. */
async function type(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    if (/^(Tab|Shift\+Tab|Enter|ArrowLeft)$/.test(part)) await page.keyboard.press(part)
    else await page.keyboard.type(part)
  }
}
