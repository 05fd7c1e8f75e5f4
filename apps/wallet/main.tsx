import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#base/load-texts.ts'
import { createWallet } from '#features/holders/wallet/wallet.ts'
import { WalletProvider } from '#features/holders/wallet/wallet-context.tsx'
import { openWalletStore } from '#features/holders/wallet/wallet-store.ts'
import { BlazonProvider } from '#ui/blazon-provider.tsx'
import { detectLanguage, useLanguageState } from '#ui/language.tsx'
import { createWalletRouter } from './routes.tsx'
import { takeLinkToken } from './shell/link-token.ts'
import { readSettings } from './shell/read-settings.ts'
import { registerWorker } from './shell/register-worker.ts'

// First of all: the token must not stay in the address bar, nor in what the page loads.
takeLinkToken()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const [settings] = await Promise.all([readSettings(), loadTexts(detectLanguage())])
  const wallet = createWallet({ api: settings.api, origin: settings.wallet, store: openWalletStore() })
  const router = createWalletRouter()
  wallet.start()
  createRoot(root).render(<App wallet={wallet} router={router} />)
  registerWorker(wallet)
}

type Props = { wallet: ReturnType<typeof createWallet>; router: ReturnType<typeof createWalletRouter> }

function App({ wallet, router }: Props) {
  const { language, setLanguage } = useLanguageState()
  return (
    <BlazonProvider
      caller={wallet.caller}
      language={language}
      setLanguage={(chosen) => void loadTexts(chosen).then(() => setLanguage(chosen))}
    >
      <WalletProvider value={wallet}>
        <RouterProvider router={router} />
      </WalletProvider>
    </BlazonProvider>
  )
}

start()
