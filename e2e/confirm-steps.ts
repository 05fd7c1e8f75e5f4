import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { proofDialog } from '#features/sign-in/proof/texts.ts'
import { mailedCode } from './outbox.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/**
 * Presses a button that needs a fresh proof, and types the six digits from the e-mail into the focused dialog. The
 * session is the journey's own, not the worker's: a proof stays fresh for minutes, and a second press would not ask.
 */
export async function confirmByCode(
  page: Page,
  blazon: Blazon,
  language: Language,
  email: string,
  press: () => Promise<void>,
): Promise<void> {
  const proof = words(proofDialog, language)
  const code = await mailedCode(blazon, email, press)
  await expect(page.getByRole('dialog', { name: proof.title() })).toContainText(email)
  await expect(page.getByLabel(proof.code(), { exact: true })).toBeFocused()
  await page.keyboard.type(code)
}
