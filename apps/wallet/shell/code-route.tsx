import { CodeScreen } from '#features/giving/people/wallet/code-screen.tsx'

/** /my-code */
export function CodeRoute() {
  return <CodeScreen />
}
