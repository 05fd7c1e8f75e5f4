import { ConfirmationsScreen } from '#features/holders/confirmations/wallet/confirmations-screen.tsx'

/** /to-sign */
export function ToSignRoute() {
  return <ConfirmationsScreen />
}
