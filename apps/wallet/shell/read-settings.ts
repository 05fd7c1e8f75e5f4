export type Settings = { api: string; wallet: string }

/** The addresses of the API and this wallet, from the server; the service worker provides them offline. */
export async function readSettings(): Promise<Settings> {
  const response = await fetch('/settings.json')
  if (!response.ok) throw new Error(`The settings could not be read (${response.status})`)
  return (await response.json()) as Settings
}
