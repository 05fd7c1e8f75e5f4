import type { Page } from '@playwright/test'
import { call } from '#base/call.ts'
import { qrPath } from '#base/qr-code.ts'
import { createPresentation } from '#features/presenting/contract.ts'
import { film } from './fake-camera.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

/** Asks for a badge of a template, as the verifier's page does. */
export function askForBadge(blazon: Blazon, issuer: Pick<Issuer, 'kept'>, templateId: string, others: string[] = []) {
  const token = issuer.kept.cookies.find(({ name }) => name === 'token')?.value
  return call({ origin: blazon.studio, token: () => token }, createPresentation, { templateId, others })
}

/** Films a code on a screen of its own. */
export async function filmCode(page: Page, code: string, file: string): Promise<void> {
  const { d, modules } = qrPath(code, 'L')
  const side = modules + 8
  await page.setContent(
    `<svg width="720" height="720" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${d}"/></svg>`,
  )
  await film(page.locator('svg'), file)
}

/** Films an empty screen. */
export async function filmNothing(page: Page, file: string): Promise<void> {
  await page.setContent('<main style="width: 200px; height: 200px"></main>')
  await film(page.locator('main'), file)
}
