import { DeleteSubDialog } from './delete-sub-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import type { Sub } from './sub-rows.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** A question about a row. */
export type AskedSub = { ask: 'release' | 'delete' | 'withdraw'; sub: Sub }

const DIALOGS = { release: ReleaseDialog, delete: DeleteSubDialog, withdraw: WithdrawDialog }

/** The dialog with the question about a row. */
export function SubDialogs({ asked: { ask, sub }, onClose }: { asked: AskedSub; onClose: () => void }) {
  const Question = DIALOGS[ask]
  return <Question sub={sub} onClose={onClose} />
}
