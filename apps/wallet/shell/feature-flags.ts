import type { Feature } from '#base/feature-flags.ts'

/** Notes what the operator turned off, before the first page is drawn. */
export function turnOff(features: string[]): void {
  off = features
}

/** Whether a feature is on. */
export function isOn(feature: Feature): boolean {
  return !off.includes(feature)
}

let off: string[] = []
