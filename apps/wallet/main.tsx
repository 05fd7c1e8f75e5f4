import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#base/load-texts.ts'
import { createWallet, type Wallet } from '#features/holders/wallet/wallet.ts'
import { WalletProvider } from '#features/holders/wallet/wallet-context.tsx'
import { openWalletStore } from '#features/holders/wallet/wallet-store.ts'
import { BlazonProvider } from '#ui/blazon-provider.tsx'
import { createQueryClient } from '#ui/calls/query-client.ts'
import { QueryFrame } from '#ui/calls/query-frame.tsx'
import { showStartFailed } from '#ui/show-start-failed.ts'
import { detectLanguage, useLanguageState } from '#ui/words/language.tsx'
import { createWalletRouter } from './routes.tsx'
import { turnOff } from './shell/feature-flags.ts'
import { takeLinkToken } from './shell/link-token.ts'
import { registerWorker } from './shell/register-worker.ts'

// First, because the token must not stay in the address bar or in the page's requests.
takeLinkToken()

/** `featuresOff` is missing in settings that an earlier version left on this device. */
type Settings = { api: string; wallet: string; featuresOff?: string[] }

async function start(root: HTMLElement): Promise<void> {
  const [settings] = await Promise.all([readSettings(), loadTexts(detectLanguage())])
  turnOff(settings.featuresOff ?? [])
  const queries = createQueryClient()
  const onEntered = () => void queries.resetQueries({ predicate: ({ queryKey }) => isOfWallet(queryKey) })
  const onProven = () => void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfWallet(queryKey) })
  const store = openWalletStore()
  const wallet = createWallet({ api: settings.api, origin: settings.wallet, store, onEntered, onProven })
  const router = createWalletRouter()
  wallet.start()
  createRoot(root).render(<App wallet={wallet} router={router} queries={queries} />)
  registerWorker(wallet)
}

/**
 * The addresses of the API and this wallet, and what the operator turned off, from the server; the service worker provides
 * them offline.
 */
async function readSettings(): Promise<Settings> {
  const response = await fetch('/settings.json')
  if (!response.ok) throw new Error(`The settings could not be read (${response.status})`)
  return (await response.json()) as Settings
}

function isOfWallet([, address]: readonly unknown[]): boolean {
  return String(address).startsWith('/api/v1/wallet/')
}

type Props = { wallet: Wallet; router: ReturnType<typeof createWalletRouter>; queries: QueryClient }

function App({ wallet, router, queries }: Props) {
  const { language, setLanguage } = useLanguageState()
  return (
    <BlazonProvider
      caller={wallet.caller}
      language={language}
      setLanguage={(chosen) => void loadTexts(chosen).then(() => setLanguage(chosen))}
    >
      <QueryFrame client={queries}>
        <WalletProvider value={wallet}>
          <RouterProvider router={router} />
        </WalletProvider>
      </QueryFrame>
    </BlazonProvider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
start(root).catch((error: unknown) => {
  showStartFailed(root)
  throw error
})
