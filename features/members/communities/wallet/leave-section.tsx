import { Suspense, useState } from 'react'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Community } from '../contract.ts'
import { leaving } from '../texts.ts'

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx').then((one) => one.LeaveDialog))

/** The last section of a community's page: leaving it. `onLeft` is called once the holder has left. */
export function LeaveSection({ community, onLeft }: { community: Community; onLeft: () => void }) {
  const leavingTexts = useTexts(leaving)
  const isOffline = useWalletState() === 'offline'
  const [opened, setOpened] = useState(false)
  return (
    <Section title={leavingTexts.section()} lead={isOffline ? leavingTexts.offline() : leavingTexts.sectionText()}>
      <Button kind="danger" disabled={isOffline} onClick={() => setOpened(true)}>
        {leavingTexts.open({ name: community.name })}
      </Button>
      {opened && (
        <Suspense>
          <LeaveDialog community={community} onLeft={onLeft} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Section>
  )
}
