import { CodeScreen } from '#features/giving/wallet/code-screen.tsx'

/** /my-code */
export function CodeRoute() {
  return <CodeScreen />
}
