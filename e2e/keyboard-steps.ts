import { expect, type Locator, type Page } from '@playwright/test'

const STEPS_MAX = 60

/** Presses a key until an element has the focus; fails when the keyboard does not reach it. */
export async function pressUntil(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Types into a field like a person: focuses it, removes its text, and presses each key. `''` only clears it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await expect(field).toBeEditable()
  await field.click()
  if ((await field.inputValue()) !== '') {
    await field.press('ControlOrMeta+a')
    await field.press('Backspace')
  }
  await field.pressSequentially(text)
}

/** Expects a visible focus: nothing covers the focused element, and it has a focus ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // Names the covering element, so that a failure is easy to understand.
  const look = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!focused) return { coveredBy: 'nothing has the focus', isRinged: false }
      const { x, y, width, height } = focused.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const isOnTop = focused.parentElement?.contains(top) ?? false
      const coveredBy = isOnTop ? '' : `${top?.outerHTML.slice(0, 200)} at ${Math.round(x)}, ${Math.round(y)}`
      return { coveredBy, isRinged: focused.matches(':focus-visible') }
    })
  await expect.poll(look).toEqual({ coveredBy: '', isRinged: true })
}
