import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PictureButton } from '../../files/wallet/badge-files.tsx'
import styles from '../../wallet/badge-screen.module.css'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { badgePage, sharePanel } from '../../wallet-texts.ts'
import { linkedinUrl } from './linkedin-url.ts'
import { ShareAddress } from './share-address.tsx'
import { ShareName } from './share-name.tsx'
import { useShare } from './use-share.ts'

type Props = {
  /** Undefined while it is read. */
  badge: HeldBadge | undefined
  /** It could not be read: a press says so. */
  isMissing?: boolean
  disabled: boolean
  /** The panel of the public page stands on the same screen. */
  hasPanel?: boolean
}

/** Share, in one press: the public page and the device's share sheet; once there is a page, LinkedIn, copy and picture. */
export function ShareFirst({ badge, isMissing = false, disabled, hasPanel = false }: Props) {
  const sharePanelTexts = useTexts(sharePanel)
  const badgePageTexts = useTexts(badgePage)
  const copy = useCopy()
  const { share, working } = useShare(badge, isMissing)
  const url = badge?.shareUrl ?? ''
  return (
    <Box full width="narrow">
      <Button
        kind="primary"
        size="large"
        fullWidth
        icon={<ShareNetworkIcon size={20} />}
        disabled={disabled}
        working={working}
        workingLabel={sharePanelTexts.sharing()}
        onClick={share}
      >
        {sharePanelTexts.share()}
      </Button>
      {badge && url ? (
        <Stack above="s" gap="s">
          <Button icon={<LinkedinLogoIcon size={18} />} href={linkedinUrl(badge, url)} target="_blank">
            {badgePageTexts.linkedin()}
          </Button>
          <Button icon={<CopyIcon size={18} />} onClick={() => copy(url)}>
            {sharePanelTexts.copy()}
          </Button>
          {!disabled && <PictureButton badge={badge} />}
          {!hasPanel && (
            <Box above="m" className={styles.told}>
              <ShareAddress url={url} />
              <ShareName badge={badge} disabled={disabled} />
            </Box>
          )}
        </Stack>
      ) : (
        <Text above="s" type="small" tone="ink2">
          {sharePanelTexts.firstHint()}
        </Text>
      )}
    </Box>
  )
}
