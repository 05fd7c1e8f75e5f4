import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { Box } from '#ui/layout/box.tsx'
import { FoldLine } from '#ui/lists/fold-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CREDENTIAL_TYPE } from '../../rules.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'
import { badgePage, formatWords } from '../../wallet-texts.ts'
import { OtherFiles, ProofButton } from './badge-files.tsx'

/** The formats that other wallets and software read, closed until somebody looks for them. */
export function OtherFormats({ badge }: { badge: HeldBadge }) {
  const badgePageTexts = useTexts(badgePage)
  const words = useTexts(formatWords)
  const isOffline = useIsOffline()
  return (
    <Box as="details" above="l" full>
      <FoldLine padBlock="m" type="text" tone="ink2">
        {words.title()}
      </FoldLine>
      <ButtonRow above="xs">
        <Button icon={<DownloadSimpleIcon size={18} />} onClick={() => download(badge)}>
          {badgePageTexts.download()}
        </Button>
        {!isOffline && <ProofButton badge={badge} />}
      </ButtonRow>
      {!isOffline && <OtherFiles badge={badge} />}
    </Box>
  )
}

function download(badge: HeldBadge) {
  const file = new Blob([JSON.stringify(badge.credential, null, 2)], { type: CREDENTIAL_TYPE })
  saveFile(file, `${badge.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'badge'}.json`)
}
