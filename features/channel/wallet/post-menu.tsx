import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash'
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { Suspense, useState } from 'react'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Post } from '../wallet-contract.ts'
import { postActions } from '../wallet-texts.ts'
import { useMute } from './use-mute.ts'

const MuteDialog = lazyPart(() => import('./mute-dialog.tsx').then((module) => module.MuteDialog))
const ReportDialog = lazyPart(() => import('../reports/wallet/report-dialog.tsx').then((module) => module.ReportDialog))

/** Muting the community of a post, and reporting the post; neither without a network. */
export function PostMenu({ post, isMuted }: { post: Post; isMuted: boolean }) {
  const words = useTexts(postActions)
  const format = useFormat()
  const disabled = useIsOffline()
  const mute = useMute(post)
  const [opened, setOpened] = useState<'mute' | 'report'>()
  const { name } = post
  const close = () => setOpened(undefined)
  const choice = isMuted
    ? { label: words.unmute({ name }), icon: <BellIcon size={18} />, disabled, onSelect: () => void mute(false) }
    : {
        label: words.mute({ name }),
        icon: <BellSlashIcon size={18} />,
        disabled,
        onSelect: () => setOpened('mute'),
      }
  return (
    <>
      <MoreMenu
        label={words.actionsOf({ name, time: format.dateTime(post.created) })}
        choices={[
          choice,
          { label: words.report(), icon: <FlagIcon size={18} />, disabled, onSelect: () => setOpened('report') },
        ]}
      />
      <Suspense>
        {opened === 'mute' && <MuteDialog name={name} onMute={() => void mute(true)} onClose={close} />}
        {opened === 'report' && <ReportDialog post={post} onClose={close} />}
      </Suspense>
    </>
  )
}
