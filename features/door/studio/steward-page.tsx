import { useProblemText } from '#ui/catalogue.tsx'
import { useTexts } from '#ui/language.tsx'
import { PublicFrame } from '#ui/public-frame.tsx'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { checkInBySteward, getStewardDoor } from '../contract.ts'
import { doorWords } from '../texts.ts'
import styles from './door.module.css'
import { Scanner } from './scanner.tsx'

/** /steward/{token}: a helper scans tickets of one event and sees nothing else. */
export function StewardPage({ token }: { token: string }) {
  const t = useTexts(doorWords)
  const sentence = useProblemText()
  const { data: door, error } = useQueryCall(getStewardDoor, { token }, { retry: false })
  const scanning = useCall(checkInBySteward, { invalidates: [getStewardDoor], quiet: true })
  return (
    <PublicFrame title={door?.title ?? t.open()} page={t.open()}>
      <div className={styles.public}>
        {error && <h1>{sentence(error.key)}</h1>}
        {door && (
          <>
            <h1>{door.title}</h1>
            <p className={styles.hint}>{t.counts({ count: door.inside, all: door.all })}</p>
            <Scanner check={async (code) => (await scanning.run({ token, code })).output} />
          </>
        )}
      </div>
    </PublicFrame>
  )
}
