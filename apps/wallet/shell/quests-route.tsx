import { useNavigate, useSearch } from '@tanstack/react-router'
import { QuestsScreen } from '#features/quests/entries/wallet/quests-screen.tsx'

/** /quests; `?of=` shows those of one community, `?step=` opens a challenge that is in no quest. */
export function QuestsRoute() {
  const navigate = useNavigate()
  const { of, step } = useSearch({ strict: false }) as { of?: string; step?: string }
  const show = (search: { of?: string | undefined; step?: string | undefined }) =>
    void navigate({ to: '/quests', search: clean({ of, step, ...search }), replace: true, resetScroll: false })
  return (
    <QuestsScreen
      issuerId={of}
      openId={step}
      onFilter={(issuerId) => show({ of: issuerId })}
      onOpen={(challengeId) => show({ step: challengeId })}
    />
  )
}

function clean({ of, step }: { of?: string | undefined; step?: string | undefined }) {
  return { ...(of && { of }), ...(step && { step }) }
}
