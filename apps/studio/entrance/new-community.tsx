import { useNavigate } from '@tanstack/react-router'
import { AnotherCommunityDialog } from '#features/sign-in/accounts/studio/another-community-dialog.tsx'
import { useAnotherCommunity } from '#features/sign-in/accounts/studio/use-another-community.ts'
import { useMe } from '../shell/use-me.ts'

/**
 * Creates another community: with the current address the wizard opens, with another the person is signed out first.
 */
export function NewCommunity({ onClose }: { onClose: () => void }) {
  const { email } = useMe()
  const navigate = useNavigate()
  const another = useAnotherCommunity(email)
  const keep = async () => {
    const href = await another.keep()
    if (href) navigate({ href })
  }
  return (
    <AnotherCommunityDialog
      email={email}
      working={another.working}
      onKeep={keep}
      onChange={async () => location.replace(await another.change())}
      onClose={onClose}
    />
  )
}
