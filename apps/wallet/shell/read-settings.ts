/** `featuresOff` is missing in settings that an earlier version left on this device. */
export type Settings = { api: string; wallet: string; featuresOff?: string[] }

/**
 * The addresses of the API and this wallet, and what the operator turned off, from the server; the service worker provides
 * them offline.
 */
export async function readSettings(): Promise<Settings> {
  const response = await fetch('/settings.json')
  if (!response.ok) throw new Error(`The settings could not be read (${response.status})`)
  return (await response.json()) as Settings
}
