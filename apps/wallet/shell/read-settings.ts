export type Settings = { api: string; wallet: string }

/** Where the API and this wallet are, as the server says; the service worker answers it without a network. */
export async function readSettings(): Promise<Settings> {
  const response = await fetch('/settings.json')
  if (!response.ok) throw new Error(`The settings could not be read (${response.status})`)
  return (await response.json()) as Settings
}
