import type { Page } from '@playwright/test'
import { call } from '#base/call.ts'
import { createPresentation } from '#features/presenting/contract.ts'
import { film } from './fake-camera.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

/** Asks for a badge of a template, as the verifier's page does. */
export function askForBadge(blazon: Blazon, issuer: Pick<Issuer, 'kept'>, templateId: string, others: string[] = []) {
  const token = issuer.kept.cookies.find(({ name }) => name === 'token')?.value
  return call({ origin: blazon.studio, token: () => token }, createPresentation, { templateId, others })
}

/** Films an empty screen. */
export async function filmNothing(page: Page, file: string): Promise<void> {
  await page.setContent('<main style="width: 200px; height: 200px"></main>')
  await film(page.locator('main'), file)
}
