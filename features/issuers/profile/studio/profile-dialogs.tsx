import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { profileScreen } from '../texts.ts'
import type { useProfile } from './use-profile.ts'

/** The question before a profile is saved, and the wait for its operation. */
export function ProfileDialogs({ profile }: { profile: ReturnType<typeof useProfile> }) {
  const profileScreenTexts = useTexts(profileScreen)
  const common = useTexts(words)
  const { isAsking, isSaving, waiting } = profile
  return (
    <>
      {isAsking && (
        <Dialog
          opened
          onClose={profile.cancel}
          title={profileScreenTexts.confirmTitle()}
          actions={
            <DialogActions
              onClose={profile.cancel}
              working={isSaving}
              workingLabel={common.saving()}
              onClick={profile.save}
            >
              {common.save()}
            </DialogActions>
          }
        >
          <Text above="m" below="m">
            {profileScreenTexts.confirmText()}
          </Text>
        </Dialog>
      )}
      <OperationDialog
        operation={waiting}
        byWallet={profile.byWallet}
        title={profileScreenTexts.waitingTitle()}
        queued={profileScreenTexts.waitingText()}
      />
    </>
  )
}
