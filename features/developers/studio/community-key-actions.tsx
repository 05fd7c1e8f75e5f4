import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyRows } from '../page-texts.ts'
import styles from './developers.module.css'
import type { CommunityKey } from './use-community-key.ts'

type Props = { community: CommunityKey; onRegenerate: () => void }

/** Show or hide, copy, and regenerate; on hover in words, and always in the menu. */
export function CommunityKeyActions({ community, onRegenerate }: Props) {
  const say = useTexts(keyRows)
  const { shown, working, show, hide, copy } = community
  const eye = shown
    ? { label: say.hide(), icon: <EyeSlashIcon size={18} />, onClick: hide }
    : { label: say.show(), icon: <EyeIcon size={18} />, onClick: show }
  return (
    <>
      <IconButton data-hover size={30} disabled={working} {...eye} />
      <IconButton
        data-hover
        size={30}
        label={say.copy()}
        icon={<CopySimpleIcon size={18} />}
        disabled={working}
        onClick={() => void copy()}
      />
      <Button data-hover className={styles.roomy} size="compact" onClick={onRegenerate}>
        {say.regenerate()}
      </Button>
      <MoreMenu
        label={say.more({ name: say.communityKey() })}
        choices={[
          { label: eye.label, icon: eye.icon, onSelect: eye.onClick },
          { label: say.copy(), icon: <CopySimpleIcon size={18} />, onSelect: () => void copy() },
          'line',
          { label: say.regenerate(), danger: true, onSelect: onRegenerate },
        ]}
      />
    </>
  )
}
