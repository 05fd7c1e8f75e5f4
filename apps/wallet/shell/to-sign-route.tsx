import { ConfirmationsScreen } from '#features/holders/wallet/confirmations-screen.tsx'

/** /to-sign */
export function ToSignRoute() {
  return <ConfirmationsScreen />
}
