import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { proofDialog } from '#features/sign-in/proof-texts.ts'
import { codeIn, nextMail } from './outbox.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/** Presses what needs a fresh proof, and types the six digits of the e-mail into the dialog that has the focus by then. */
export async function confirmByCode(
  page: Page,
  blazon: Blazon,
  language: Language,
  email: string,
  press: () => Promise<void>,
): Promise<void> {
  const proof = words(proofDialog, language)
  const seen = (await blazon.mailsTo(email)).length
  await press()
  const code = codeIn(await nextMail(blazon, email, seen))
  await expect(page.getByRole('dialog', { name: proof.title() })).toContainText(email)
  await expect(page.getByLabel(proof.code(), { exact: true })).toBeFocused()
  await page.keyboard.type(code)
}
