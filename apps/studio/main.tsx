import { createRoot } from 'react-dom/client'
import { loadTexts } from '#base/load-texts.ts'
import { takeLinkToken } from '#features/sign-in/studio/link-token.ts'
import { showStartFailed } from '#ui/show-start-failed.ts'
import { takeGateReturn } from './entrance/gate-return.ts'
import { chosenLanguage } from './shell/studio-language.ts'
import { StudioApp } from './studio-app.tsx'
import { takeMailedToken } from './team/mailed-token.ts'

// First, because the token must not stay in the address bar or in the page's requests.
takeGateReturn()
takeLinkToken()
takeMailedToken()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
loadTexts(chosenLanguage()).then(
  () => createRoot(root).render(<StudioApp />),
  (error: unknown) => {
    showStartFailed(root)
    throw error
  },
)
