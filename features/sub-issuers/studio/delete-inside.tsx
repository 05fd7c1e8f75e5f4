import { Suspense, useState } from 'react'
import type { Caller } from '#base/call.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CallerContext } from '#ui/calls/caller.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { DELETION_DAYS } from '../rules.ts'
import { deleteInside } from '../texts.ts'

const DeleteSubDialog = lazyPart(() => import('./delete-sub-dialog.tsx').then((module) => module.DeleteSubDialog))

type Props = {
  sub: { did: string; name: string }
  /** The name of the parent. */
  parent: string
  /** Calls with the parent's session: what deletes is the parent. */
  outside: Caller
}

/** In the profile of a sub-community, for the parent's main admin inside of it: its deletion, which waits for some days. */
export function DeleteInside({ sub, parent, outside }: Props) {
  const text = useTexts(deleteInside)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section
      title={text.section()}
      lead={text.waits({ parent, count: DELETION_DAYS })}
      padBlock={undefined}
      aria-label={text.section()}
    >
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        {text.open()}
      </Button>
      {isAsking && (
        <CallerContext value={outside}>
          <Suspense>
            <DeleteSubDialog sub={sub} onClose={() => setIsAsking(false)} />
          </Suspense>
        </CallerContext>
      )}
    </Section>
  )
}
